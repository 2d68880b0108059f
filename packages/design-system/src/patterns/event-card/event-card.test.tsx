import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { messages as spanish } from '../../i18n/es/index.ts';
import { EventCardSkeleton } from './event-card-skeleton.tsx';
import { EventCard, type EventCardProps } from './event-card.tsx';

const sample: EventCardProps = {
  title: 'Rosary',
  href: '#rosary',
  beginsAt: '2026-12-01T02:00:00.000Z',
  timeZone: 'America/New_York',
  time: '9:00 PM – 9:45 PM (GMT-5)',
  summary: 'Together.',
};

describeConformance('EventCard', (props) => <EventCard {...sample} {...props} />, {
  component: 'event-card',
  asChild: false,
  portal: false,
});

describeConformance('EventCardSkeleton', <EventCardSkeleton />, {
  component: 'event-card-skeleton',
  asChild: false,
  portal: false,
});

const leaf = () => document.querySelector('[data-part="leaf"]')?.textContent;

it.each([
  ['en', undefined, 'Monday, November 30, 2026Nov30Mon'],
  ['es', spanish, 'lunes, 30 de noviembre de 2026nov30lun'],
] as const)('shows the day at the place of the event, in %s', async (locale, messages, text) => {
  await mount(<EventCard {...sample} />, messages === undefined ? { locale } : { locale, messages });
  expect(leaf()).toBe(text);
});

it('shows the year if requested', async () => {
  await mount(<EventCard {...sample} showYear />);
  expect(leaf()).toContain('Nov 2026');
});

it('follows its link everywhere except on its button, and is named only by its title', async () => {
  const press = vi.fn<() => void>();
  const screen = await mount(
    <EventCard
      {...sample}
      action={
        <button onClick={press} type="button">
          Sign up
        </button>
      }
    />,
  );
  const link = screen.getByRole('link', { name: 'Rosary', exact: true });
  const box = document.querySelector('[data-part="summary"]')?.getBoundingClientRect();
  const hit = document.elementFromPoint((box?.left ?? 0) + 4, (box?.top ?? 0) + 4);
  expect(hit?.closest('a')).toBe(link.element());
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
});
