import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconHeart } from '../../icons/heart.tsx';
import { IconHeartFilled } from '../../icons/heart-filled.tsx';
import { Stack } from '../stack/stack.tsx';
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

export const States: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} wrap>
      <Kept {...args} pressed={false} />
      <Kept {...args} pressed />
      <Kept {...args} pressed tone="danger" />
      <Kept {...args} pressed={false} variant="ghost" />
      <Kept {...args} pressed tone="danger" variant="ghost" />
      <Kept {...args} disabled pressed />
    </Stack>
  ),
};
