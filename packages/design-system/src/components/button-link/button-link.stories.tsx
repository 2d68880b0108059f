import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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

const words = { primary: 'Join the community', secondary: 'Log in', ghost: 'About us' } as const;

/** Every variant and size, with and without an icon, and full width. */
export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack align="start" gap={5}>
      <Stack direction="row" gap={3} wrap>
        {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
          <ButtonLink {...args} key={variant} variant={variant}>
            {words[variant]}
          </ButtonLink>
        ))}
      </Stack>
      <Stack direction="row" gap={3} wrap>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <ButtonLink {...args} key={size} leadingIcon={<IconUser size="sm" />} size={size}>
            {{ sm: 'Small', md: 'Medium', lg: 'Large' }[size]}
          </ButtonLink>
        ))}
      </Stack>
      <ButtonLink {...args} fullWidth variant="secondary">
        Show the whole calendar of the diocese
      </ButtonLink>
    </Stack>
  ),
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Join the community' });
    await expect(link).toHaveAttribute('href', '#sign-up');
    await userEvent.tab();
    await expect(link).toHaveFocus();
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

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} wrap>
      <ButtonLink {...args} size="sm" />
      <ButtonLink {...args} size="md" />
      <ButtonLink {...args} size="lg" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const WithIcon: Story = { args: { leadingIcon: <IconUser size="sm" />, size: 'lg' } };
export const FullWidth: Story = { args: { fullWidth: true } };

export const LongLabel: Story = {
  args: { children: `Join the community of ${'w'.repeat(300)}` },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <ButtonLink {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(256);
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};
