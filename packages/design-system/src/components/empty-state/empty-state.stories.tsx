import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconChurch } from '../../icons/church.tsx';
import { IconMessage } from '../../icons/message.tsx';
import { Stack } from '../stack/stack.tsx';
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

export const LongWords: Story = {
  args: { title: 'word'.repeat(75), description: 'word'.repeat(75) },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <EmptyState {...args} />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={5}>
      <EmptyState
        {...args}
        action={<Button>Find a friend</Button>}
        description="Write to a friend, or ask a seller about something in the marketplace."
        icon={<IconMessage size="lg" />}
      />
      <EmptyState
        description="Nothing is planned for this week. Ask in your parish, or look at the whole year."
        icon={<IconChurch size="lg" />}
        title="No Masses are listed between the first Sunday of Advent and Christmas"
      />
      <EmptyState title="Nothing here" />
    </Stack>
  ),
};
