import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { CountBadge } from './count-badge.tsx';

const meta = {
  title: 'Components/Data/CountBadge',
  component: CountBadge,
  args: { count: 3 },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      <CountBadge count={1} />
      <CountBadge count={24} />
      <CountBadge count={120} />
      <CountBadge count={1200} max={999} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-count]')].map(
      ({ dataset }) => dataset['count'],
    );
    await expect(shown).toEqual(['1', '24', '99+', '999+']);
  },
};

export const None: Story = {
  args: { count: 0 },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="count-badge"]')).toBeNull();
  },
};
