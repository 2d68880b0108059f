import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconShare } from '../../icons/share.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Everyone in your parish sees it',
    children: <Button variant="secondary">Share</Button>,
  },
  parameters: { picture: 'page' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '4rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
    await expect(button).toHaveAccessibleName('Share');
    await expect(button).toHaveAccessibleDescription(args.text);
  },
};

export const OnPointing: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Share' }));
    const hint = await screen.findByRole('tooltip');
    // The pointer can move onto the tooltip itself, which people with a screen magnifier need (WCAG 1.4.13).
    await userEvent.hover(hint);
    await expect(hint).toBeVisible();
  },
};

/** Touch shows no tooltip, because a tap activates the control. */
export const NotForAFinger: Story = {
  play: async ({ canvas }) => {
    await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Share' }) }]);
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const Below: Story = {
  args: { open: true, side: 'bottom' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share' }).getBoundingClientRect();
    const hint = await screen.findByRole('tooltip');
    await waitFor(() => expect(hint.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.bottom));
  },
};

export const OnAnIcon: Story = {
  args: { open: true, children: <IconButton icon={<IconShare />} label="Share" /> },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Share' })).toHaveAccessibleDescription(args.text),
    );
  },
};

export const LongText: Story = {
  args: { open: true, side: 'bottom', text: `${'word'.repeat(75)} and more` },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const hint = await screen.findByRole('tooltip');
    await expect(hint.scrollWidth).toBeLessThanOrEqual(hint.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack align="start" gap={8}>
      <Tooltip open text="Everyone in your parish sees it">
        <Button variant="secondary">Share with my parish</Button>
      </Tooltip>
      <Tooltip
        open
        side="bottom"
        text="Only the members of the choir of Saint Cecilia hear of it, and of what is answered"
      >
        <IconButton icon={<IconShare />} label="Share with the choir" variant="secondary" />
      </Tooltip>
    </Stack>
  ),
};
