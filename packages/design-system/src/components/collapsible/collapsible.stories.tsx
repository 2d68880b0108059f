import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { Collapsible } from './collapsible.tsx';

const meta = {
  title: 'Components/Forms/Collapsible',
  component: Collapsible,
  args: {
    summary: 'What makes a good password',
    onOpenChange: fn(),
    children: (
      <Text>
        Three or four words that have nothing to do with each other. <Link href="#more">Read more</Link>
      </Text>
    ),
  },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'What makes a good password' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Read more' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const OpenAtFirst: Story = { args: { defaultOpen: true } };

export const Controlled: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LongWords: Story = {
  args: { summary: 'word'.repeat(75), defaultOpen: true, children: <Text>{'word'.repeat(75)}</Text> },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Collapsible {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack align="start" gap={4}>
      <Collapsible {...args} />
      <Collapsible {...args} defaultOpen summary="What we do with your address" />
    </Stack>
  ),
};
