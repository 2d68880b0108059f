import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { IconCalendar } from '../../icons/calendar.tsx';
import { IconChurch } from '../../icons/church.tsx';
import { IconHeart } from '../../icons/heart.tsx';
import { IconMessage } from '../../icons/message.tsx';
import { IconStore } from '../../icons/store.tsx';
import { IconUsers } from '../../icons/users.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { FeatureList } from './feature-list.tsx';

const offers = [
  {
    icon: <IconUsers />,
    title: 'Community',
    text: 'Share what moves you with people who pray as you do.',
  },
  { icon: <IconChurch />, title: 'Parish life', text: 'Find your parish, its groups and its feasts.' },
  { icon: <IconStore />, title: 'Marketplace', text: 'Give, sell and find: books, rosaries, a pram.' },
];

const more = [
  { icon: <IconCalendar />, title: 'Events', text: 'What takes place this week, and who comes along.' },
  { icon: <IconMessage />, title: 'Messages', text: 'A word with a friend, or with the whole choir.' },
  { icon: <IconHeart />, title: 'Intentions', text: 'Ask for a prayer, and pray for somebody else.' },
];

const meta = {
  title: 'Patterns/Landing/FeatureList',
  component: FeatureList,
  args: {
    headingLevel: 2,
    items: offers,
  },
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Marketplace' })).toBeVisible();
  },
};

export const DeeperHeadings: Story = {
  args: { headingLevel: 3 },
  render: (args) => (
    <section aria-labelledby="offers">
      <h2 id="offers">What you find here</h2>
      <FeatureList {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const More: Story = { args: { items: [...offers, ...more] } };

export const LongWords: Story = {
  args: { items: [{ icon: <IconUsers />, title: unbrokenWord.slice(0, 60), text: unbrokenWord }] },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <FeatureList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('[data-component="feature-list"]');
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={8}>
      <FeatureList {...args} />
      <FeatureList
        {...args}
        items={[
          ...more,
          { icon: <IconUsers />, title: unbrokenWord.slice(0, 60), text: unbrokenWord.slice(0, 120) },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const list of canvasElement.querySelectorAll('[data-component="feature-list"]')) {
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    }
  },
};
