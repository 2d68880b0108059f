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

it('reserves the height of a long day while the day loads, and is as high as its texts afterwards', async () => {
  const screen = await mount(<LiturgicalDayCard {...sample} day={undefined} />);
  await expect.element(screen.getByRole('group', { name: 'Loading' })).toBeVisible();
  const height = () =>
    screen.getByRole('region', { name: 'Today in the Church' }).element().getBoundingClientRect().height;
  expect(height()).toBe(200);
  await screen.rerender(
    <LiturgicalDayCard
      {...sample}
      day={{ celebration: 'Easter Sunday', season: 'gold', color: 'White', facts: [] }}
    />,
  );
  await expect.element(screen.getByText('Easter Sunday')).toBeVisible();
  expect(height()).toBeLessThan(150);
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
