import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Separator } from './separator.tsx';

const meta = { title: 'Components/Layout/Separator', component: Separator } satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rule: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal');
  },
};

export const Ornament: Story = { args: { variant: 'ornament' } };

export const Vertical: Story = {
  render: () => (
    <Stack direction="row" gap={4}>
      <Text>Vespers</Text>
      <Separator orientation="vertical" />
      <Text>Compline</Text>
    </Stack>
  ),
};

export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};
