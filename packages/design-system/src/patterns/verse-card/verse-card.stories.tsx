import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveAttribute('lang', 'la');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: { picture: 'none' } };
