import { useState } from 'react';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { useComboboxSearch } from './use-combobox-search.ts';

export type Person = { readonly id: string; readonly name: string; readonly parish: string };

export const people: readonly Person[] = [
  { id: '1', name: 'Monica of Hippo', parish: 'Thagaste' },
  { id: '2', name: 'Maximilian Kolbe', parish: 'Niepokalanów' },
  { id: '3', name: 'Josephine Bakhita', parish: 'Schio' },
  { id: '4', name: 'Martín de Porres', parish: 'Lima' },
  { id: '5', name: 'Thérèse Martin', parish: 'Lisieux' },
  { id: '6', name: 'Charles de Foucauld', parish: 'Tamanrasset' },
  { id: '7', name: 'Kateri Tekakwitha', parish: 'Kahnawake' },
  { id: '8', name: 'Peter To Rot', parish: 'Rakunai' },
];

const matching = (text: string) =>
  people.filter(({ name }) => name.toLocaleLowerCase('en').includes(text.toLocaleLowerCase('en')));

/** Filters the sample people itself, as a site would do. */
export function Filtered(props: ComboboxProps<Person>) {
  const [text, setText] = useState(props.defaultInputValue ?? '');
  return (
    <Combobox
      {...props}
      items={matching(text)}
      onInputChange={(next) => {
        setText(next);
        props.onInputChange?.(next);
      }}
    />
  );
}

/** Searches on a simulated slow server. */
export function Remote(props: ComboboxProps<Person>) {
  // The shorter the text, the later the response. So responses can arrive out of order.
  const { items, status, search, retry } = useComboboxSearch(
    (text) =>
      new Promise<readonly Person[]>((resolve) => {
        setTimeout(() => resolve(matching(text)), text.length > 2 ? 10 : 400);
      }),
    { delay: 0 },
  );
  return <Combobox {...props} items={items} onInputChange={search} onRetry={retry} status={status} />;
}
