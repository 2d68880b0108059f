import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Components/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: '60%' } };
export const Link: Story = { args: { shape: 'link', width: '60%' } };
export const Circle: Story = { args: { shape: 'circle', width: '4rem' } };
export const Block: Story = { args: { shape: 'block', height: '10rem' } };

export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Card>
      <Stack gap={4}>
        <Stack direction="row" gap={3}>
          <Skeleton shape="circle" />
          <Stack gap={0} style={{ flex: 1 }}>
            <Skeleton width="40%" />
            <Skeleton width="25%" />
          </Stack>
        </Stack>
        <Skeleton shape="block" />
        <Stack gap={0}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </Stack>
      </Stack>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(canvasElement.getAnimations({ subtree: true }).length > 0).toBe(!reduced);
  },
};
