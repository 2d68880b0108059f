import { useState } from 'react';
import { MentionTextArea, type MentionablePerson, type MentionTextAreaProps } from './mention-text-area.tsx';

export const people: readonly MentionablePerson[] = [
  { id: '1', name: 'Rose Lima' },
  { id: '2', name: 'Martín de Porres' },
  { id: '3', name: 'Monica Rossi' },
  { id: '4', name: 'Maria Wilhelmina Theodora von und zu Hohenfels-Lichtenberg' },
  { id: '5', name: 'يوحنا الدمشقي' },
];

type SearchedProps = Omit<MentionTextAreaProps, 'mentions'> & {
  onChoose?: (person: MentionablePerson) => void;
};

/** A text area that searches a fixed list of people. */
export function Searched({ onChoose, ...props }: SearchedProps) {
  const [query, setQuery] = useState<string | null>(null);
  const sought = query?.trim().toLowerCase() ?? '';
  const found = people.filter(({ name }) => name.toLowerCase().includes(sought));
  return (
    <MentionTextArea
      {...props}
      mentions={{
        people: query === null ? [] : found,
        onSearch: setQuery,
        onChoose: (person) => onChoose?.(person),
      }}
    />
  );
}
