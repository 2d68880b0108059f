import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/grid/grid.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { VerseCard } from './verse-card.tsx';

const meta = {
  title: 'Patterns/Feed/VerseCard',
  component: VerseCard,
  args: {
    title: 'Verse of the Day',
    reference: 'Matthew 28:19',
    text: 'Going therefore, teach ye all nations; baptizing them in the name of the Father, and of the Son, and of the Holy Ghost.',
  },
  render: (args) => (
    <div style={{ maxInlineSize: '19rem' }}>
      <VerseCard {...args} />
    </div>
  ),
} satisfies Meta<typeof VerseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Verse of the Day' })).toBeVisible();
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^Going therefore/u);
    await expect(canvas.getByText('Matthew 28:19')).toBeVisible();
  },
};

export const AnotherLanguage: Story = {
  args: {
    text: 'Euntes ergo docete omnes gentes, baptizantes eos in nomine Patris et Filii et Spiritus Sancti.',
    textLang: 'la',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveAttribute('lang', 'la');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const DeeperHeading: Story = {
  args: { headingLevel: 4 },
  render: (args) => (
    <section aria-labelledby="today" style={{ maxInlineSize: '19rem' }}>
      <h3 id="today">Today</h3>
      <VerseCard {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'Verse of the Day' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { title: unbrokenWord.slice(0, 60), reference: unbrokenWord.slice(0, 60), text: unbrokenWord },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: /^laudate/u });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid>
      <VerseCard {...args} />
      <VerseCard {...args} reference="John 11:35" text="And Jesus wept." title="The shortest" />
      <VerseCard
        {...args}
        reference="Matthaeus 28:19"
        text="Euntes ergo docete omnes gentes, baptizantes eos in nomine Patris et Filii et Spiritus Sancti."
        textLang="la"
        title="In Latin"
      />
      <VerseCard {...args} text={unbrokenWord.slice(0, 120)} title="A long word" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    for (const card of canvasElement.querySelectorAll('[data-component="verse-card"]')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};
