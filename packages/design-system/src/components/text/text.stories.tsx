import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Components/Data/Text',
  component: Text,
  args: { children: 'The parvis is the open square before a cathedral, where people meet and trade.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every size, tone and weight, and the serif font. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack gap={6}>
      <Stack gap={3}>
        <Text size="xl">Extra large: the introduction at the top of a page.</Text>
        <Text size="lg">Large: the introduction to a section, or the message of an empty page.</Text>
        <Text>Medium: body text, in lines of a comfortable length.</Text>
        <Text size="sm">Small: notes and details. Sixteen pixels, never less.</Text>
      </Stack>
      <Stack gap={2}>
        <Text>Ink, for body text.</Text>
        <Text tone="muted">Muted, for details.</Text>
        <Text tone="accent">Accent, for a word over a heading.</Text>
        <Text tone="danger">Danger, for errors. The words say it, too.</Text>
      </Stack>
      <Stack direction="row" gap={4} wrap>
        <Text weight="regular">Regular</Text>
        <Text weight="medium">Medium</Text>
        <Text weight="semibold">Semibold</Text>
        <Text weight="bold">Bold</Text>
      </Stack>
      <Text as="blockquote" lang="la" measure serif size="xl">
        Quam dilecta tabernacula tua, Domine virtutum! Concupiscit, et deficit anima mea in atria Domini.
      </Text>
      <div style={{ inlineSize: '16rem', maxInlineSize: '100%' }}>
        <Text truncate>One line and no more, whatever the length of what is said.</Text>
      </div>
    </Stack>
  ),
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The parvis/).tagName).toBe('P');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={3}>
      <Text {...args} size="sm" />
      <Text {...args} size="md" />
      <Text {...args} size="lg" />
      <Text {...args} size="xl" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByText(/^The parvis/)
      .map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    await expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  },
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

export const AsAnotherElement: Story = {
  render: () => (
    <dl>
      <Text as="dt" weight="semibold">
        Vespers
      </Text>
      <Text as="dd" tone="muted">
        At six in the evening
      </Text>
    </dl>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Vespers');
    await expect(canvas.getByRole('definition')).toHaveTextContent('At six in the evening');
  },
};

export const Truncated: Story = {
  args: { truncate: true },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^The parvis/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(getComputedStyle(text).textOverflow).toBe('ellipsis');
  },
};

export const Measured: Story = {
  args: { measure: true, children: 'One thing have I asked of the Lord, this will I seek after. '.repeat(8) },
};

export const Multiline: Story = {
  args: { dir: 'auto', multiline: true, children: 'Lauds at seven.\nصلاة الغروب في السادسة.' },
  tags: ['direction'],
};

export const UnbrokenWord: Story = {
  args: { children: 'w'.repeat(300) },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^w+$/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
