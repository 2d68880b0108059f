import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Components/Type/Text',
  component: Text,
  args: { children: 'The parvis is the open square before a cathedral, where people meet and trade.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={3}>
      <Text {...args} size="sm" />
      <Text {...args} size="md" />
      <Text {...args} size="lg" />
      <Text {...args} size="xl" />
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap={3}>
      <Text {...args} tone="default" />
      <Text {...args} tone="muted" />
      <Text {...args} tone="accent" />
      <Text {...args} tone="danger" />
    </Stack>
  ),
};

export const Weights: Story = {
  render: (args) => (
    <Stack gap={3}>
      <Text {...args} weight="regular" />
      <Text {...args} weight="medium" />
      <Text {...args} weight="semibold" />
      <Text {...args} weight="bold" />
    </Stack>
  ),
};

export const Serif: Story = {
  args: {
    as: 'blockquote',
    serif: true,
    size: 'xl',
    measure: true,
    lang: 'la',
    children:
      'Quam dilecta tabernacula tua, Domine virtutum! Concupiscit, et deficit anima mea in atria Domini.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveAttribute('lang', 'la');
  },
};

export const Truncated: Story = {
  args: { truncate: true },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Text {...args} />
    </div>
  ),
};

export const Measured: Story = {
  args: { measure: true, children: 'One thing have I asked of the Lord, this will I seek after. '.repeat(8) },
};
