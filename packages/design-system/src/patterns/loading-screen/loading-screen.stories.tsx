import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingScreen } from './loading-screen.tsx';

const meta = {
  title: 'Patterns/Screens/LoadingScreen',
  component: LoadingScreen,
  args: { label: 'Loading…' },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
