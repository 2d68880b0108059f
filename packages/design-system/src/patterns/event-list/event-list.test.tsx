import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { EventList, type EventItem } from './event-list.tsx';

const items: EventItem[] = [
  {
    id: 'retreat',
    title: 'Retreat',
    date: 'March 21',
    time: '7:00 PM',
    ownTime: '10:00 PM where you are',
    href: '#retreat',
    action: <button type="button">Take part</button>,
  },
  { id: 'rosary', title: 'Rosary' },
];

const sample = <EventList items={items} undatedLabel="Date to be announced" />;

describeConformance('EventList', sample, { component: 'event-list', asChild: false, portal: false });

it('is a list of titles, each with its day or with the label for no date', async () => {
  const screen = await mount(sample);
  const texts = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'March 21Retreat7:00 PM10:00 PM where you areTake part',
    'Date to be announcedRosary',
  ]);
  expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(2);
  await screen.rerender(<EventList headingLevel={2} items={items} undatedLabel="" />);
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(2);
});

it('links only titles with an address, and Tab reaches the title before the action', async () => {
  const screen = await mount(sample);
  await expect.element(screen.getByRole('link', { name: 'Retreat' })).toHaveAttribute('href', '#retreat');
  expect(screen.getByRole('link').elements()).toHaveLength(1);
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Retreat' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Take part' })).toHaveFocus();
});

it('Enter on a title follows it', async () => {
  await mount(sample);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#retreat');
  history.replaceState(null, '', location.pathname + location.search);
});
