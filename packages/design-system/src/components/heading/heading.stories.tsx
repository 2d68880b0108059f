import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Components/Type/Heading',
  component: Heading,
  args: { level: 2, children: 'Where the faithful meet' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={1} size="display">
        The square before the cathedral
      </Heading>
      <Heading level={2} size="xl">
        The square before the cathedral
      </Heading>
      <Heading level={3} size="lg">
        The square before the cathedral
      </Heading>
      <Heading level={4} size="md">
        The square before the cathedral
      </Heading>
      <Heading level={4} size="sm">
        The square before the cathedral
      </Heading>
    </Stack>
  ),
};

export const LevelWithoutSize: Story = {
  args: { level: 1, size: 'sm', children: 'A first heading that stays small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const LongWord: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherungsverein '.repeat(2) },
};
