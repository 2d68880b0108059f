import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../../components/text/text.tsx';
import { IconBook } from '../../icons/book.tsx';
import { IconCalendar } from '../../icons/calendar.tsx';
import { IconCandle } from '../../icons/candle.tsx';
import { IconUsers } from '../../icons/users.tsx';
import { Events, Suggestions, Verse } from '../../pages/side-cards.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { SideCard } from '../side-card/side-card.tsx';
import { CardStrip } from './card-strip.tsx';

const meta = {
  title: 'Patterns/Feed/CardStrip',
  component: CardStrip,
  args: {
    label: 'Today and suggestions',
    items: [
      {
        id: 'verse',
        icon: <IconBook />,
        title: 'Verse of the Day',
        detail: 'Matthew 18:20',
        content: <Verse />,
      },
      {
        id: 'today',
        icon: <IconCandle />,
        title: 'Today in the Church',
        detail: 'Saint Andrew, Apostle',
        content: (
          <SideCard icon={<IconCandle />} title="Today in the Church">
            <Text>Saint Andrew, Apostle. Feast, red.</Text>
          </SideCard>
        ),
      },
      {
        id: 'events',
        icon: <IconCalendar />,
        title: 'Upcoming Events',
        detail: 'Rosary for peace',
        content: <Events />,
      },
      {
        id: 'people',
        icon: <IconUsers />,
        title: 'Suggestions for You',
        detail: '3 members',
        content: <Suggestions />,
      },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '21.4375rem', paddingInline: 'var(--ds-size-gutter)', overflowX: 'clip' }}>
      <CardStrip {...args} />
    </div>
  ),
} satisfies Meta<typeof CardStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line scrolls, and its cards are touch targets of 44 px. */
export const Closed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const line = canvasElement.querySelector('[data-part="line"]');
    await expect(line?.scrollWidth).toBeGreaterThan(line?.clientWidth ?? 0);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  },
};

/** While a fact is loading, and with long words, the line keeps its height. */
export const LongAndLoading: Story = {
  args: {
    items: [
      { id: 'loading', icon: <IconCandle />, title: 'Today in the Church', content: null },
      { id: 'long', icon: <IconCalendar />, title: unbrokenWord, detail: unbrokenWord, content: null },
    ],
  },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Upcoming Events/u }));
    await expect(canvas.getByRole('region', { name: 'Upcoming Events' })).toBeVisible();
  },
};
