import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconBell } from '../../icons/bell.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Stack } from '../stack/stack.tsx';
import { CountBadge } from './count-badge.tsx';

const meta = {
  title: 'Components/Data/CountBadge',
  component: CountBadge,
  args: { count: 3 },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const counts = (
  <>
    <CountBadge count={1} />
    <CountBadge count={24} />
    <CountBadge count={120} />
    <CountBadge count={1200} max={999} />
  </>
);

/** Counts from one to more than the maximum, alone and on a button. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack align="start" gap={5}>
      <Stack direction="row" gap={3} wrap>
        {counts}
      </Stack>
      <Stack direction="row" gap={4} wrap>
        {[0, 1, 24, 120].map((count) => (
          <IconButton
            badge={<CountBadge count={count} />}
            icon={<IconBell />}
            key={count}
            label={`Notifications, ${count} unread`}
          />
        ))}
      </Stack>
    </Stack>
  ),
};

export const Counts: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      {counts}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-count]')].map(
      ({ dataset }) => dataset['count'],
    );
    await expect(shown).toEqual(['1', '24', '99+', '999+']);
  },
};

export const Max: Story = {
  args: { count: 10, max: 9 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-count="9+"]')).not.toBeNull();
  },
};

export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="count-badge"]')).toBeNull();
  },
};
