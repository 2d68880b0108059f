import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShortcutList } from './shortcut-list.tsx';

const meta = {
  title: 'Patterns/Frame/ShortcutList',
  component: ShortcutList,
  args: {
    title: 'In the feed',
    headingLevel: 2,
    shortcuts: [
      { label: 'Next post', keys: ['J'] },
      { label: 'Previous post', keys: ['K'] },
      { label: 'Publish the post', keys: ['Ctrl', 'Enter'] },
    ],
  },
} satisfies Meta<typeof ShortcutList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shortcuts with one key and with two keys. */
export const Overview: Story = {
  tags: ['composed'],
};

/** A long label wraps beside its key. */
export const LongLabel: Story = {
  tags: ['direction'],
  args: { shortcuts: [{ label: 'Donaudampfschifffahrt'.repeat(6), keys: ['Ctrl', 'Enter'] }] },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <ShortcutList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const key = canvas.getByText('Enter').getBoundingClientRect();
    await expect(key.left).toBeGreaterThanOrEqual(0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
