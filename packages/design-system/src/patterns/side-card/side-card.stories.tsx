import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../components/link/link.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { IconCalendar } from '../../icons/calendar.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { SideCard } from './side-card.tsx';

const meta = {
  title: 'Patterns/Feed/SideCard',
  component: SideCard,
  args: {
    title: 'Upcoming Events',
    icon: <IconCalendar />,
    children: <Text tone="muted">No Events Available</Text>,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '19rem' }}>
      <SideCard {...args} />
    </div>
  ),
} satisfies Meta<typeof SideCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Upcoming Events' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Upcoming Events' })).toBeVisible();
  },
};

export const WithContent: Story = {
  args: {
    children: (
      <Stack as="ul" gap={3}>
        <li>Lenten retreat, March 21</li>
        <li>Study of the Gospel of Luke, every Tuesday</li>
      </Stack>
    ),
    action: <Link href="#events">All events</Link>,
  },
};

export const LongWords: Story = {
  args: { title: unbrokenWord.slice(0, 80), children: <p>{unbrokenWord}</p> },
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: /^laudate/u });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: { picture: 'none' } };
