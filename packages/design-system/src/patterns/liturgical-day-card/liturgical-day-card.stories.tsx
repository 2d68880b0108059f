import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../components/grid/grid.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { LiturgicalDayCard, type LiturgicalDayCardProps } from './liturgical-day-card.tsx';

const kingship: LiturgicalDayCardProps['day'] = {
  celebration: 'Our Lord Jesus Christ, King of the Universe',
  season: 'gold',
  color: 'White',
  facts: ['Solemnity', 'Ordinary Time, week 34'],
};

const monday: LiturgicalDayCardProps['day'] = {
  celebration: 'Monday of the 34th week in Ordinary Time',
  season: 'green',
  color: 'Green',
  facts: ['Weekday', 'Ordinary Time, week 34'],
  others: ['Saint Clement I, Pope and Martyr', 'Saint Columban, Abbot'],
};

const meta = {
  title: 'Patterns/Feed/LiturgicalDayCard',
  component: LiturgicalDayCard,
  args: { title: 'Today in the Church', day: kingship, othersLabel: 'Or', loadingLabel: 'Loading' },
  render: (args) => (
    <div style={{ maxInlineSize: '19rem' }}>
      <LiturgicalDayCard {...args} />
    </div>
  ),
} satisfies Meta<typeof LiturgicalDayCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solemnity: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Today in the Church' });
    await expect(card).toHaveTextContent('Our Lord Jesus Christ, King of the Universe');
    await expect(canvas.getByText('White')).toBeVisible();
  },
};

export const WithOthers: Story = {
  args: { day: monday },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saint Columban, Abbot')).toBeVisible();
  },
};

const waiting = (args: LiturgicalDayCardProps) => (
  <div style={{ maxInlineSize: '19rem' }}>
    <LiturgicalDayCard {...args} day={undefined} />
  </div>
);

export const Loading: Story = {
  render: waiting,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { error: 'The day could not be loaded', onRetry: fn() },
  render: waiting,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The day could not be loaded');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const DeeperHeading: Story = {
  args: { headingLevel: 4 },
  render: (args) => (
    <section aria-labelledby="beside" style={{ maxInlineSize: '19rem' }}>
      <h3 id="beside">This week</h3>
      <LiturgicalDayCard {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'Today in the Church' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    title: unbrokenWord.slice(0, 60),
    day: { ...monday, celebration: unbrokenWord, facts: [unbrokenWord], others: [unbrokenWord] },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: /^laudate/u });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const colors = [
  ['violet', 'Violet', 'Monday of the 1st week of Advent', 'Advent, week 1'],
  ['rose', 'Rose', '3rd Sunday of Advent', 'Advent, week 3'],
  ['red', 'Red', 'Pentecost Sunday', 'Easter, week 8'],
  ['white', 'White', 'Saint John of the Cross', 'Advent, week 3'],
] as const;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid>
      <LiturgicalDayCard {...args} />
      <LiturgicalDayCard {...args} day={monday} title="A day with a choice" />
      {colors.map(([season, color, celebration, fact]) => (
        <LiturgicalDayCard
          {...args}
          day={{ celebration, season, color, facts: [fact] }}
          key={season}
          title={color}
        />
      ))}
      <LiturgicalDayCard {...args} day={undefined} title="On its way" />
      <LiturgicalDayCard
        {...args}
        day={undefined}
        error="The day could not be loaded"
        onRetry={fn()}
        title="Not come"
      />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    for (const card of canvasElement.querySelectorAll('[data-component="liturgical-day-card"]')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};
