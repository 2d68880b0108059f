import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { LiturgicalDayCard, type LiturgicalDayCardProps } from './liturgical-day-card.tsx';

const sample: LiturgicalDayCardProps = {
  title: 'Today in the Church',
  othersLabel: 'Or',
  loadingLabel: 'Loading',
  day: {
    celebration: 'Monday of the 34th week in Ordinary Time',
    season: 'green',
    color: 'Green',
    facts: ['Weekday'],
    others: ['Saint Clement I'],
  },
};

describeConformance('LiturgicalDayCard', (props) => <LiturgicalDayCard {...sample} {...props} />, {
  component: 'liturgical-day-card',
  asChild: false,
  portal: false,
});

it('is a region named by its title, and also gives the color of the day as text', async () => {
  const screen = await mount(<LiturgicalDayCard {...sample} />);
  const card = screen.getByRole('region', { name: 'Today in the Church' });
  await expect.element(card).toHaveAttribute('data-season', 'green');
  await expect
    .element(card)
    .toHaveTextContent(
      'Today in the ChurchMonday of the 34th week in Ordinary TimeWeekdayGreenOrSaint Clement I',
    );
});

it('ends below its content, also on a day without a saint', async () => {
  const day = { celebration: 'Easter Sunday', season: 'gold', color: 'White', facts: [] } as const;
  const screen = await mount(<LiturgicalDayCard {...sample} day={day} />);
  const card = screen.getByRole('region', { name: 'Today in the Church' }).element().getBoundingClientRect();
  const facts = screen.getByRole('list').element().getBoundingClientRect();
  expect(card.bottom - facts.bottom).toBeLessThan(32);
});

it('shows an error, and retries with its button', async () => {
  const onRetry = vi.fn<() => void>();
  const screen = await mount(
    <LiturgicalDayCard {...sample} day={undefined} error="It did not come" onRetry={onRetry} />,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It did not comeTry again');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
  // If a day has already loaded, it stays visible after a later error.
  await screen.rerender(<LiturgicalDayCard {...sample} error="It did not come" onRetry={onRetry} />);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
