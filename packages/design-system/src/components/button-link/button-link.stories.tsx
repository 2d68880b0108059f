import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconUser } from '../../icons/user.tsx';
import { Stack } from '../stack/stack.tsx';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#sign-up', children: 'Join the community' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join the community' })).toHaveAttribute(
      'href',
      '#sign-up',
    );
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} wrap>
      <ButtonLink {...args} variant="primary" />
      <ButtonLink {...args} variant="secondary" />
      <ButtonLink {...args} variant="ghost" />
    </Stack>
  ),
};

export const WithIcon: Story = { args: { leadingIcon: <IconUser size="sm" />, size: 'lg' } };
export const FullWidth: Story = { args: { fullWidth: true } };
