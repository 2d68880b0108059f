import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Components/Data/Heading',
  component: Heading,
  args: { level: 2, children: 'Where the faithful meet' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['display', 'xl', 'lg', 'md', 'sm'] as const;
const used = {
  display: 'The one title of a home page',
  xl: 'The title of a page',
  lg: 'A part of a page',
  md: 'A card, a dialog, a listing',
  sm: 'A list within a card',
} as const;

/** Every size, from the largest. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack gap={6}>
      {sizes.map((size) => (
        <Stack gap={1} key={size}>
          <Heading level={2} size={size}>
            The square before the cathedral, MDCCCXLV
          </Heading>
          <Text size="sm" tone="muted">
            {size}: {used[size]}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Default: Story = {};

export const SizeOfTheLevel: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={1}>First level</Heading>
      <Heading level={2}>Second level</Heading>
      <Heading level={3}>Third level</Heading>
      <Heading level={4}>Fourth level</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizesOfLevels = ([1, 2, 3, 4] as const).map((level) =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { level })).fontSize),
    );
    await expect(sizesOfLevels).toEqual(sizesOfLevels.toSorted((a, b) => b - a));
    await expect(new Set(sizesOfLevels).size).toBe(4);
  },
};

export const LevelWithoutSize: Story = {
  args: { level: 1, size: 'sm', children: 'A first heading that stays small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('data-variant', 'sm');
  },
};

export const LongWord: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherungsverein'.repeat(4) },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Heading {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
