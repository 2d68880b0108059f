import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading the feed' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the feed');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap={4}>
      <Spinner {...args} size="sm" />
      <Spinner {...args} size="md" />
      <Spinner {...args} size="lg" />
    </Stack>
  ),
};

export const WithoutLabel: Story = {
  globals: { locale: 'es' },
  render: () => <Spinner />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando');
  },
};

/** With reduced motion, which these tests set, the spinner does not turn. */
export const ReducedMotion: Story = {
  play: async ({ canvasElement }) => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const running = canvasElement
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running');
    await expect(running.length > 0).toBe(!reduced);
  },
};

export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvasElement.querySelector('[data-component="spinner"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack align="center" direction="row" gap={5}>
      <Spinner {...args} size="sm" />
      <Spinner {...args} size="md" />
      <Spinner {...args} size="lg" />
    </Stack>
  ),
};
