import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../../components/text/text.tsx';
import { NewPostsPill } from './new-posts-pill.tsx';

const meta = {
  title: 'Patterns/Feed/NewPostsPill',
  component: NewPostsPill,
  args: { count: 3, label: '3 new posts', onClick: fn() },
  render: (args) => (
    <div style={{ minBlockSize: '8rem' }}>
      <NewPostsPill {...args} />
      <Text id="read">What is being read stays where it is, under the pill and around it.</Text>
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
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RightToLeft: Story = {
  args: { label: '٣ منشورات جديدة', lang: 'ar' },
  globals: { direction: 'rtl' },
  parameters: { picture: 'none' },
};
