import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconHeart } from '../../icons/heart.tsx';
import { IconSend } from '../../icons/send.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Button, type ButtonProps } from './button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Post to the community', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;
type Variant = NonNullable<ButtonProps['variant']>;

const labels: Record<Variant, string> = {
  primary: 'Publish',
  secondary: 'Keep as draft',
  ghost: 'Cancel',
  danger: 'Delete',
};
const variants = Object.keys(labels) as Variant[];

/** Every variant, size and state. */
export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack align="start" gap={5}>
      {[{}, { leadingIcon: <IconSend size="sm" /> }, { loading: true }, { disabled: true }].map((state) => (
        <Stack direction="row" gap={3} key={JSON.stringify(Object.keys(state))} wrap>
          {variants.map((variant) => (
            <Button {...args} {...state} key={variant} variant={variant}>
              {labels[variant]}
            </Button>
          ))}
        </Stack>
      ))}
      <Stack direction="row" gap={3} wrap>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Button {...args} key={size} size={size}>
            {{ sm: 'Small', md: 'Medium', lg: 'Large' }[size]}
          </Button>
        ))}
      </Stack>
      <Button {...args} fullWidth>
        As wide as there is room
      </Button>
    </Stack>
  ),
};

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Post to the community' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} wrap>
      {variants.map((variant) => (
        <Button {...args} key={variant} variant={variant}>
          {labels[variant]}
        </Button>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} wrap>
      <Button {...args} size="sm">
        Small
      </Button>
      <Button {...args} size="md">
        Medium
      </Button>
      <Button {...args} size="lg">
        Large
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const WithIcon: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} wrap>
      <Button {...args} leadingIcon={<IconSend size="sm" />}>
        Send
      </Button>
      <Button {...args} leadingIcon={<IconHeart size="sm" />} variant="secondary">
        Give thanks
      </Button>
    </Stack>
  ),
};

export const Loading: Story = {
  args: { loading: true, type: 'submit' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Post to the community' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAccessibleDescription('Loading');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LoadingVariants: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} wrap>
      <Button {...args} loading variant="primary" />
      <Button {...args} loading variant="secondary" />
      <Button {...args} loading variant="ghost" />
      <Button {...args} loading variant="danger" />
    </Stack>
  ),
};

export const LoadingSubmitsNothing: Story = {
  args: { loading: true, type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['submitted'] = 'yes';
      }}
    >
      <label>
        Name <input />
      </label>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Monica{Enter}');
    await expect(canvasElement.querySelector('form')).not.toHaveAttribute('data-submitted');
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} wrap>
      <Button {...args} disabled variant="primary" />
      <Button {...args} disabled variant="secondary" />
      <Button {...args} disabled variant="ghost" />
      <Button {...args} disabled variant="danger" />
    </Stack>
  ),
};

export const DisabledWithReason: Story = {
  render: (args) => (
    <Stack align="start" gap={2}>
      <Button {...args} aria-describedby="reason" aria-disabled />
      <Text id="reason" size="sm" tone="muted">
        Write something first.
      </Text>
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Write something first.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const FullWidth: Story = { args: { fullWidth: true } };

export const AsChild: Story = {
  args: { asChild: true, variant: 'secondary', children: <a href="#sign-up">Sign up</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('data-component', 'button');
  },
};

export const AsChildOutOfUse: Story = {
  render: (args) => (
    <Stack align="start" gap={3}>
      <Button {...args} asChild loading>
        <a href="#sign-up">Sign up</a>
      </Button>
      <Button {...args} aria-disabled asChild>
        <a href="#donate">Donate</a>
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Sign up', 'Donate']) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await expect(link).not.toHaveAttribute('href');
    }
  },
};

export const LongLabel: Story = {
  args: { children: `Post to the community of ${'Donaudampfschifffahrt'.repeat(5)}` },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const RightToLeft: Story = {
  ...WithIcon,
  globals: { direction: 'rtl' },
};
