import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { IconMore } from '../../icons/more.tsx';
import { PeopleList } from './people-list.tsx';

const people = [
  { id: '1', name: 'Agnes Bernard', href: '#agnes', action: <button type="button">Add</button> },
];

describeConformance('PeopleList', <PeopleList emptyText="Nobody" label="Friends" people={people} />, {
  component: 'people-list',
  asChild: false,
  portal: false,
});

/** Returns the element at a fraction of another element's width. */
const at = (selector: string, part: number) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined) throw new Error(`There is no ${selector}.`);
  return document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2);
};

it('chooses the person anywhere on the row, except on the area of the button', async () => {
  await mount(<PeopleList emptyText="Nobody" label="Friends" people={people} />);
  expect(at('[data-part="row"]', 0.5)?.closest('a')?.textContent).toBe('Agnes Bernard');
  expect(at('li button', 0.5)?.textContent).toBe('Add');
});

it('keeps a single icon button next to the name in a narrow column, and places other buttons below it', async () => {
  const more = <IconButton icon={<IconMore />} label="Manage Agnes" />;
  await mount(
    <div style={{ inlineSize: '20rem' }}>
      <PeopleList
        emptyText="Nobody"
        label="Friends"
        people={[
          { id: '1', name: 'Agnes Bernard', action: more },
          { id: '2', name: 'Bruno Bernard', action: <Button size="sm">Decline</Button> },
        ]}
      />
    </div>,
  );
  const rows = [...document.querySelectorAll('[data-part="row"]')];
  const areBeside = rows.map((row) => {
    const body = row.querySelector('[data-part="body"]')?.getBoundingClientRect();
    const button = row.querySelector('button')?.getBoundingClientRect();
    return (button?.top ?? 0) < (body?.bottom ?? 0);
  });
  expect(areBeside).toEqual([true, false]);
});

it.each([
  ['20rem', true],
  ['15rem', false],
])('keeps a short button next to the texts in %s: %s', async (inlineSize, isBeside) => {
  const people = [{ id: '1', name: 'Agnes Bernard', action: <Button size="sm">Follow</Button> }];
  await mount(
    <div style={{ inlineSize }}>
      <PeopleList emptyText="Nobody" label="Suggestions" people={people} shortActions />
    </div>,
  );
  const body = document.querySelector('[data-part="body"]')?.getBoundingClientRect();
  const button = document.querySelector('[data-part="row"] button')?.getBoundingClientRect();
  expect((button?.top ?? 0) < (body?.bottom ?? 0)).toBe(isBeside);
});

it('announces loading, and then the empty state', async () => {
  const screen = await mount(<PeopleList emptyText="Nobody" label="Friends" loading people={[]} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
  await screen.rerender(<PeopleList emptyText="Nobody" emptyTextLang="en" label="Friends" people={[]} />);
  await expect.element(screen.getByText('Nobody')).toHaveAttribute('lang', 'en');
});

it('renders a thousand people, each with a link to the profile', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    id: `${index}`,
    name: `Friend ${index}`,
    href: `#${index}`,
  }));
  await mount(<PeopleList emptyText="Nobody" label="Friends" people={many} />);
  expect(document.querySelectorAll('li a')).toHaveLength(1000);
});
