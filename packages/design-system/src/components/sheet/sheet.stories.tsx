import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Sheet, SheetFooter, type SheetProps } from './sheet.tsx';

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
  component: Sheet,
  args: {
    title: 'Filters',
    children: <Text>Choose which listings to show.</Text>,
    open: false,
    onOpenChange: fn(),
  },
  render: ({ open: _open, onOpenChange: _onOpenChange, ...args }) => <Opening {...args} />,
  parameters: { picture: 'page' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the sheet is at the inline end: the right side, or the left side in a right-to-left page. */
const atTheEnd = () => {
  const { left, right } = screen.getByRole('dialog').getBoundingClientRect();
  return document.documentElement.dir === 'rtl'
    ? Math.round(left) === 0
    : Math.round(right) === document.documentElement.clientWidth;
};

export const End: Story = {
  tags: ['direction'],
  play: async (context) => {
    await meta.play(context);
    await expect(atTheEnd()).toBe(true);
  },
};

export const Start: Story = {
  tags: ['direction'],
  args: { side: 'start' },
  play: async (context) => {
    await meta.play(context);
    await expect(atTheEnd()).toBe(false);
  },
};

export const OnAPhone: Story = {
  args: { title: 'An unusually long name of a sheet with aVeryLongWordThatDoesNotEndForAWhile' },
  globals: { viewport: { value: 'narrow' } },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={index}>{`${'word'.repeat(30)} ${index}`}</Text>
    )),
  },
  play: async (context) => {
    await meta.play(context);
    const sheet = screen.getByRole('dialog');
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};

/** A form on a phone. The sheet is high, so that the virtual keyboard does not cover its fields. */
export const FromTheBottom: Story = {
  args: { side: 'bottom', title: 'New post' },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await meta.play(context);
    const { width } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(width).toBe(window.innerWidth);
  },
};

/** The buttons stay visible while the content scrolls. */
export const WithFooter: Story = {
  args: {
    title: 'Filters of the marketplace',
    children: (
      <Stack gap={4}>
        {Array.from({ length: 40 }, (_, index) => (
          <Checkbox key={index} label={`Parish ${index + 1}`} />
        ))}
        <SheetFooter>
          <Button>Show 12 listings</Button>
        </SheetFooter>
      </Stack>
    ),
  },
  play: async (context) => {
    await meta.play(context);
    const { bottom } = screen.getByRole('button', { name: 'Show 12 listings' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Overview: Story = {
  args: {
    title: 'Filters of the marketplace',
    children: (
      <Stack gap={4}>
        <Checkbox label="Only what is free" />
        <Checkbox defaultChecked label="Only of my parish" />
        <Text tone="muted">Twelve things are offered by members of Saint Joseph.</Text>
      </Stack>
    ),
  },
  tags: ['composed'],
};
