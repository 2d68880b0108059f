import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Separator } from './separator.tsx';

const meta = { title: 'Components/Layout/Separator', component: Separator } satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line, the ornament and the vertical line between content. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack gap={4}>
      <Text>The Liturgy of the Word ends with the prayers of the faithful.</Text>
      <Separator />
      <Text>The Liturgy of the Eucharist begins with the gifts.</Text>
      <Separator decorative variant="ornament" />
      <Stack direction="row" gap={4}>
        <Text>Vespers</Text>
        <Separator orientation="vertical" />
        <Text>Compline</Text>
        <Separator orientation="vertical" />
        <Text>Vigils</Text>
      </Stack>
    </Stack>
  ),
};

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
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator');
    await expect(separator).toHaveAttribute('aria-orientation', 'vertical');
    await expect(separator.getBoundingClientRect().height).toBeGreaterThan(16);
  },
};

export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};
