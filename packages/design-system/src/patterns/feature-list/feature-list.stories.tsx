import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconChurch } from '../../icons/church.tsx';
import { IconStore } from '../../icons/store.tsx';
import { IconUsers } from '../../icons/users.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { FeatureList } from './feature-list.tsx';

const meta = {
  title: 'Patterns/Landing/FeatureList',
  component: FeatureList,
  args: {
    headingLevel: 2,
    items: [
      {
        icon: <IconUsers />,
        title: 'Community',
        text: 'Share what moves you with people who pray as you do.',
      },
      { icon: <IconChurch />, title: 'Parish life', text: 'Find your parish, its groups and its feasts.' },
      { icon: <IconStore />, title: 'Marketplace', text: 'Give, sell and find: books, rosaries, a pram.' },
    ],
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

export const LongWords: Story = {
  args: { items: [{ icon: <IconUsers />, title: unbrokenWord.slice(0, 60), text: unbrokenWord }] },
  parameters: { picture: 'none' },
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

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: { picture: 'none' } };
