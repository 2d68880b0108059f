import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconComment } from '../../icons/comment.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'posts since yesterday' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visible text is on the left. The words that only screen readers read are on the right. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack align="start" gap={4}>
      <Button leadingIcon={<IconComment size="sm" />} variant="secondary">
        12 <VisuallyHidden>comments</VisuallyHidden>
      </Button>
      <Text>
        <VisuallyHidden>Rehearsal on </VisuallyHidden>Thursday, 7:30 PM
      </Text>
      <Badge tone="success">
        <VisuallyHidden>The Mass is </VisuallyHidden>confirmed
      </Badge>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '12 comments' })).toBeVisible();
  },
};

export const Default: Story = {
  render: (args) => (
    <Button variant="secondary">
      3 <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 posts since yesterday' })).toBeVisible();
    const { width, height } = canvas.getByText('posts since yesterday').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

export const LongWordsMakeNoScrollbar: Story = {
  args: { children: 'w'.repeat(300) },
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: '10rem', overflow: 'auto' }}>
      <Text>
        Seen <VisuallyHidden {...args} />
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByText(/^Seen/).parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};
