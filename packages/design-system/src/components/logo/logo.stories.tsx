import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Logo } from './logo.tsx';

const meta = { title: 'Components/Data/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sizes, the mark alone, and another site's name. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack align="start" gap={6}>
      <Logo size="sm" />
      <Logo size="md" />
      <Logo size="lg" />
      <Logo size="xl" variant="mark" />
      <Logo name="Saint Monica’s" size="lg" />
    </Stack>
  ),
};

export const Full: Story = {
  args: { size: 'lg' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Parvis');
  },
};

export const Mark: Story = {
  args: { size: 'xl', variant: 'mark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Parvis' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack align="start" gap={5}>
      <Logo size="sm" />
      <Logo size="md" />
      <Logo size="lg" />
      <Logo size="xl" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('svg')].map(
      (mark) => mark.getBoundingClientRect().height,
    );
    await expect(marks).toEqual([24, 36, 56, 96]);
  },
};

export const OfAnotherSite: Story = { args: { name: 'Saint Monica’s' } };

export const LongName: Story = {
  args: { name: 'Archconfraternity of the Most Holy Rosary', size: 'sm' },
};
