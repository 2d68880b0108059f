import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { nextFrames } from '../../../test/frames.ts';
import { Button } from '../button/button.tsx';
import { DialogContent, DialogRoot, DialogTrigger } from '../dialog/dialog.tsx';
import { Stack } from '../stack/stack.tsx';
import { createToastQueue, type ToastMessage } from './toast-queue.ts';
import { useToast } from './toast-context.ts';

const loggedIn: ToastMessage = {
  tone: 'success',
  title: 'Success',
  message: 'Logged in successfully! ✅',
};

const failed: ToastMessage = {
  tone: 'error',
  title: 'Error',
  message: 'The picture could not be saved',
  hint: 'Please try again.',
};

const samples: readonly ToastMessage[] = [
  loggedIn,
  { tone: 'warning', title: 'Warning', message: 'Session expired, please log in again.' },
  { tone: 'error', title: 'Error', message: 'Error verifying session.' },
];

// The story uses the provider's region from .storybook/preview.tsx, because a page must have only one region.
const lasting = createToastQueue({ duration: 600_000 });
const fleeting = createToastQueue({ duration: 300 });

function Shown({ toasts }: { toasts: readonly ToastMessage[] }) {
  const toast = useToast();
  useEffect(() => {
    const ids = toasts.map((message) => toast.show(message));
    return () => {
      for (const id of ids) toast.dismiss(id);
    };
  }, [toast, toasts]);
  return null;
}

const meta = {
  title: 'Components/Overlays/Toast',
  component: Shown,
  args: { toasts: samples },
  argTypes: { toasts: { description: 'Story only: the toasts that it shows.' } },
  parameters: { picture: 'page', toasts: lasting },
  // The queues continue to exist after a story, so the story's toasts are removed.
  beforeEach: () => () => {
    for (const queue of [lasting, fleeting]) {
      for (const { id } of queue.snapshot()) queue.dismiss(id);
    }
  },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => document.querySelectorAll('[data-component="toast"]');

export const Tones: Story = {
  play: async () => {
    await expect(screen.getByText('Logged in successfully! ✅').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expect(screen.getByText('Error verifying session.').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'assertive',
    );
  },
};

export const LiveRegionsStandBeforeTheFirstToast: Story = {
  args: { toasts: [] },
  play: async () => {
    const region = screen.getByRole('region', { name: 'Messages from this site' });
    await expect(region.querySelectorAll('[aria-live]')).toHaveLength(2);
  },
};

export const Close: Story = {
  play: async () => {
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    await userEvent.click(close ?? document.body);
    await expect(shown()).toHaveLength(2);
  },
};

export const GoesByItselfUnlessRead: Story = {
  args: { toasts: [] },
  parameters: { toasts: fleeting },
  play: async () => {
    fleeting.show(loggedIn);
    const close = await screen.findByRole('button', { name: 'Close' });
    close.focus();
    await expect(shown()).toHaveLength(1);
    close.blur();
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
};

export const StaysUnderThePointer: Story = {
  args: { toasts: [] },
  parameters: { toasts: fleeting },
  play: async () => {
    fleeting.show(loggedIn);
    const toast = await screen.findByText('Logged in successfully! ✅');
    await userEvent.hover(toast);
    await expect(shown()).toHaveLength(1);
    await userEvent.unhover(toast);
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
};

export const AtMostTwenty: Story = {
  args: {
    toasts: Array.from({ length: 25 }, (_, index) => ({
      tone: 'success' as const,
      title: 'Success',
      message: `Message ${index + 1}`,
    })),
  },
  play: async () => {
    await waitFor(() => expect(shown()).toHaveLength(20));
    await expect(screen.queryByText('Message 5')).toBeNull();
    await expect(screen.getByText('Message 25')).toBeInTheDocument();
  },
};

export const LongWords: Story = {
  args: {
    toasts: [{ tone: 'error', title: 'Error'.repeat(30), message: 'word'.repeat(75) }],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const reload = fn<() => void>();
const offered: ToastMessage = {
  tone: 'success',
  title: 'New version',
  message: 'The site has been updated. Reload when it suits you.',
  action: { label: 'Reload', onClick: reload },
};

export const WithAnAction: Story = {
  args: { toasts: [offered] },
  parameters: { toasts: fleeting },
  play: async () => {
    reload.mockClear();
    const button = await screen.findByRole('button', { name: 'Reload' });
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(shown()).toHaveLength(0));
    await expect(reload).toHaveBeenCalledTimes(1);
  },
};

const declined = fn<() => void>();
const offer: ToastMessage = {
  tone: 'info',
  title: 'Shall we tell you when Josef answers?',
  message: 'You also get the notification while the site is closed.',
  action: { label: 'Turn on', onClick: reload },
  decline: { label: 'Not now', onClick: declined },
};

export const AnOffer: Story = {
  args: { toasts: [offer] },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    declined.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(shown()).toHaveLength(0));
    await expect(declined).toHaveBeenCalledTimes(1);
  },
};

export const WithAHint: Story = {
  args: { toasts: [failed] },
  play: async () => {
    await expect(screen.getByText('Please try again.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveAccessibleDescription(
      'Error The picture could not be saved Please try again.',
    );
  },
};

export const ActionWithLongWords: Story = {
  args: {
    toasts: (['success', 'warning', 'error'] as const).map((tone) => ({
      tone,
      title: 'New version',
      message: 'word'.repeat(30),
      action: { label: `Reload ${'word'.repeat(20)}`, onClick: reload },
    })),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await waitFor(() => expect(shown()).toHaveLength(3));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const toast of shown()) await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
  },
};

function UnderModal() {
  const toast = useToast();
  return (
    <DialogRoot>
      <DialogTrigger>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent size="sm" title="Edit the post">
        <Stack align="start">
          <Button
            onClick={() => toast.show({ tone: 'error', title: 'Error', message: 'Error creating post' })}
            variant="secondary"
          >
            Save
          </Button>
        </Stack>
      </DialogContent>
    </DialogRoot>
  );
}

export const ClosedByAFinger: Story = {
  tags: ['direction'],
  render: () => <UnderModal />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the post' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const message = await screen.findByText('Error creating post');
    const toast = message.closest<HTMLElement>('[data-component="toast"]') ?? document.body;
    await userEvent.pointer([
      { keys: '[TouchA]', target: within(toast).getByRole('button', { name: 'Close' }) },
    ]);
    await waitFor(() => expect(screen.queryByText('Error creating post')).toBeNull());
    await nextFrames(2);
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

export const LeavesTheDialogsCloseFree: Story = {
  tags: ['direction'],
  globals: { viewport: { value: 'narrow' } },
  render: () => <UnderModal />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the post' });
    const close = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    const region = screen.getByRole('region', { name: 'Messages from this site' }).getBoundingClientRect();
    if (document.documentElement.dir === 'rtl') {
      await expect(region.left).toBeGreaterThanOrEqual(close.right);
    } else {
      await expect(region.right).toBeLessThanOrEqual(close.left);
    }
  },
};

export const StandsBelowTheHeader: Story = {
  play: async () => {
    const [first] = shown();
    const header = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 3.5;
    await expect(first?.getBoundingClientRect().top).toBeGreaterThan(header);
  },
};

export const TheSameToastIsOne: Story = {
  args: { toasts: [] },
  parameters: { toasts: fleeting },
  play: async () => {
    const again: ToastMessage = { ...loggedIn, message: 'Saved once more' };
    fleeting.show(again);
    const text = await screen.findByText('Saved once more');
    fleeting.show(again);
    await waitFor(() => expect(text).not.toBeInTheDocument());
    await expect(screen.getAllByText('Saved once more')).toHaveLength(1);
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
};

export const StaysAtTheEndBesideADialog: Story = {
  tags: ['direction'],
  globals: { viewport: { value: 'desk' } },
  parameters: {
    viewport: { options: { desk: { name: '1280', styles: { width: '1280px', height: '800px' } } } },
  },
  render: () => <UnderModal />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the post' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const toast = (await screen.findByText('Error creating post')).closest('[data-component="toast"]');
    const place = toast?.getBoundingClientRect() ?? new DOMRect();
    const before = document.documentElement.dir === 'rtl' ? place.left : window.innerWidth - place.right;
    await expect(before).toBeLessThanOrEqual(32);
    const close = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(place.left >= close.right || place.right <= close.left || place.top >= close.bottom).toBe(
      true,
    );
  },
};

export const UnderAModalDialog: Story = {
  render: () => <UnderModal />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the post' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const message = await screen.findByText('Error creating post');
    await expect(message.closest('[aria-hidden="true"]')).toBeNull();
    const toast = message.closest<HTMLElement>('[data-component="toast"]') ?? document.body;
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Error creating post')).toBeNull());
    await expect(dialog).toBeVisible();
  },
};

export const Overview: Story = {
  args: {
    toasts: [
      ...samples,
      { tone: 'success', title: 'Your post is published', message: `In the group ${'word'.repeat(20)}` },
    ],
  },
  tags: ['composed'],
  play: async () => {
    await waitFor(() => expect(shown()).toHaveLength(4));
  },
};
