import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { IconClock } from '../../icons/clock.tsx';
import { IconFlag } from '../../icons/flag.tsx';
import { IconHome } from '../../icons/home.tsx';
import { IconUsers } from '../../icons/users.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { AdminLayout } from './admin-layout.tsx';

const items = [
  { href: '#overview', label: 'Overview', icon: <IconHome /> },
  { href: '#members', label: 'Members', icon: <IconUsers />, current: true },
  { href: '#reports', label: 'Reports', icon: <IconFlag /> },
  { href: '#jobs', label: 'Jobs', icon: <IconClock /> },
];

const meta = {
  title: 'Patterns/Layout/AdminLayout',
  component: AdminLayout,
  parameters: { canvas: 'wide' },
  args: {
    label: 'Administration',
    items,
    children: (
      <Stack gap={4}>
        <Heading level={1}>Members</Heading>
        <Card>
          <Text>All members, with their roles and states.</Text>
        </Card>
      </Stack>
    ),
  },
} satisfies Meta<typeof AdminLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="admin-layout"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
    await expect(canvas.getByRole('heading', { name: 'Members' })).toBeVisible();
  },
};

/** An editor needs the width, so the sections are behind the button. */
export const Wide: Story = {
  args: { variant: 'wide' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Administration' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ inlineSize: '22rem', maxInlineSize: '100%' }}>
      <AdminLayout {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Administration' });
    await userEvent.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: 'Administration' }));
    await expect(sheet.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongWords: Story = {
  args: { children: <Text>{unbrokenWord}</Text> },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <AdminLayout {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="admin-layout"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
