import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconHeart } from '../../icons/heart.tsx';
import { IconHeartFilled } from '../../icons/heart-filled.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { ToggleButton, type ToggleButtonProps } from './toggle-button.tsx';

function Kept(props: ToggleButtonProps) {
  const [pressed, setPressed] = useState(props.pressed);
  const change = (next: boolean) => {
    setPressed(next);
    props.onPressedChange?.(next);
  };
  return (
    <ToggleButton
      {...props}
      leadingIcon={pressed ? <IconHeartFilled size="sm" /> : <IconHeart size="sm" />}
      onPressedChange={change}
      pressed={pressed}
    />
  );
}

const meta = {
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  args: { pressed: false, children: 'Like', onPressedChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = [
  { name: 'Secondary', looks: { variant: 'secondary' } },
  { name: 'Secondary, danger', looks: { variant: 'secondary', tone: 'danger' } },
  { name: 'Ghost', looks: { variant: 'ghost' } },
  { name: 'Ghost, danger', looks: { variant: 'ghost', tone: 'danger' } },
] as const;

/** The states off and on for every variant and tone, disabled buttons, and three sizes. */
export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack align="start" gap={4}>
      {rows.map(({ name, looks }) => (
        <Stack gap={1} key={name}>
          <Text size="sm" tone="muted">
            {name}
          </Text>
          <Stack direction="row" gap={3} wrap>
            <Kept {...args} {...looks} pressed={false} />
            <Kept {...args} {...looks} pressed />
            <Kept {...args} {...looks} disabled pressed />
          </Stack>
        </Stack>
      ))}
      <Stack direction="row" gap={3} wrap>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Kept {...args} key={size} pressed size={size}>
            {{ sm: 'Small', md: 'Medium', lg: 'Large' }[size]}
          </Kept>
        ))}
      </Stack>
    </Stack>
  ),
};

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Like' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Pressed: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like', pressed: true })).toBeVisible();
  },
};

export const Ghost: Story = { args: { pressed: true, variant: 'ghost' } };
export const Danger: Story = { args: { pressed: true, tone: 'danger' } };

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} wrap>
      <Kept {...args} size="sm" />
      <Kept {...args} size="md" />
      <Kept {...args} size="lg" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Disabled: Story = {
  args: { disabled: true, pressed: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
};

export const DisabledWithReason: Story = {
  args: { 'aria-disabled': true, 'aria-describedby': 'reason' },
  render: (args) => (
    <Stack align="start" gap={2}>
      <Kept {...args} />
      <Text id="reason" size="sm" tone="muted">
        Log in to like this post.
      </Text>
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Log in to like this post.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
};

export const LongLabel: Story = {
  args: { children: 'w'.repeat(300) },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(256);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};
