import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { Text } from '../../components/text/text.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { NewPostsPill } from './new-posts-pill.tsx';

const meta = {
  title: 'Patterns/Feed/NewPostsPill',
  component: NewPostsPill,
  args: { count: 3, label: '3 new posts', onClick: fn() },
  render: (args) => (
    <div style={{ minBlockSize: '8rem' }}>
      <NewPostsPill {...args} />
      <Text id="read">The posts stay in place under the pill and around it.</Text>
    </div>
  ),
} satisfies Meta<typeof NewPostsPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 new posts');
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(0);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.click(document.body);
  },
};

export const Nothing: Story = {
  args: { count: 0, label: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RightToLeft: Story = {
  args: { label: '٣ منشورات جديدة', lang: 'ar' },
  globals: { direction: 'rtl' },
};

export const LongWords: Story = {
  args: { count: 1, label: unbrokenWord },
  render: (args) => (
    <div style={{ inlineSize: '18rem', minBlockSize: '12rem' }}>
      <NewPostsPill {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status.scrollWidth).toBeLessThanOrEqual(status.clientWidth);
  },
};

const waiting = [
  { count: 1, label: '1 new post' },
  { count: 1240, label: '1,240 new posts' },
  { count: 3, label: '3 nowe wpisy', lang: 'pl' },
  { count: 2, label: 'Two new posts of the parish of Our Lady of Guadalupe' },
  { count: 0, label: '' },
];

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" style={{ paddingBlockStart: 'var(--ds-size-header)' }}>
      {waiting.map((pill) => (
        <Card key={pill.label}>
          <NewPostsPill {...args} {...pill} />
          <Text>
            The posts stay in place under the pill and around it. Readers go up when they want to, and find
            the new posts there.
          </Text>
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(5);
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
  },
};
