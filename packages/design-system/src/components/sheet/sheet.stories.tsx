import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

function Opening(props: Omit<SheetProps, 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet {...props} onOpenChange={setOpen} open={open} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Sheet',
  component: Opening,
  args: { title: 'Filters', children: <Text>What stands in the sheet.</Text> },
  parameters: { picture: 'page' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof Opening>;

export default meta;
type Story = StoryObj<typeof meta>;

const edges = () => screen.getByRole('dialog').getBoundingClientRect();

export const End: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(Math.round(edges().right)).toBe(window.innerWidth);
  },
};

export const Start: Story = {
  args: { side: 'start' },
  play: async (context) => {
    await meta.play(context);
    await expect(Math.round(edges().left)).toBe(0);
  },
};

export const EndRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await meta.play(context);
    await expect(Math.round(edges().left)).toBe(0);
  },
};

export const OnAPhone: Story = {
  args: { title: 'An unusually long name of a sheet with aVeryLongWordThatDoesNotEndForAWhile' },
  globals: { viewport: { value: 'narrow' } },
};

export const EscapeGivesTheFocusBack: Story = {
  parameters: { picture: 'none' },
  play: async (context) => {
    await meta.play(context);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};
