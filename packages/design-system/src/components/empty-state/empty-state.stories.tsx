import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconChurch } from '../../icons/church.tsx';
import { IconMessage } from '../../icons/message.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No conversations yet' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  args: {
    description: 'Write to a friend, or ask a seller about something in the marketplace.',
    icon: <IconMessage size="lg" />,
    action: <Button>Find a friend</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No conversations yet' })).toBeVisible();
  },
};

export const WholePage: Story = {
  args: {
    headingLevel: 1,
    title: 'Parishes',
    description: 'Coming soon: this part opens with one of the next releases.',
    icon: <IconChurch size="lg" />,
    action: <Button>Go to the community</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('data-variant', 'xl');
  },
};

export const TitleAlone: Story = { args: { headingLevel: 3 } };
