import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Logo } from './logo.tsx';

const meta = { title: 'Components/Brand/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

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
};

export const OfAnotherSite: Story = { args: { name: 'Saint Monica’s' } };
