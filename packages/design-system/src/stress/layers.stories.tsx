import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { nextFrames } from '../../test/frames.ts';
import { Button } from '../components/button/button.tsx';
import { DialogContent, DialogRoot, DialogTrigger } from '../components/dialog/dialog.tsx';
import { MenuContent, MenuItem, MenuRoot, MenuTrigger } from '../components/dropdown-menu/dropdown-menu.tsx';
import { Field } from '../components/field/field.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { TextInput } from '../components/text-input/text-input.tsx';
import { useToast } from '../components/toast/toast-context.ts';

const meta = { title: 'Stress/Layers', parameters: { picture: 'page' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The effects that a dialog has on the page around it: scroll lock, hidden elements and disabled pointer events. */
const marksOfALock = () =>
  [document.documentElement, document.body, ...document.body.children].flatMap((element) =>
    [
      ['aria-hidden', element.getAttribute('aria-hidden')],
      ['data-scroll-locked', element.getAttribute('data-scroll-locked')],
      ['inert', element.getAttribute('inert')],
      ['pointer-events', (element as HTMLElement).style?.pointerEvents || null],
      ['overflow', (element as HTMLElement).style?.overflow || null],
    ]
      .filter(([, value]) => value !== null)
      .map(([name]) => `${element.tagName} ${name}`),
  );

function MenuWithinADialog() {
  const [renaming, setRenaming] = useState(false);
  return (
    <DialogRoot>
      <DialogTrigger>
        <Button>Open the album</Button>
      </DialogTrigger>
      <DialogContent title="Album">
        <MenuRoot>
          <MenuTrigger>
            <Button variant="secondary">More</Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem onSelect={() => setRenaming(true)}>Rename</MenuItem>
          </MenuContent>
        </MenuRoot>
        <DialogRoot onOpenChange={setRenaming} open={renaming}>
          <DialogContent size="sm" title="Rename the album">
            <Field label="Name">
              <TextInput defaultValue="First communions" />
            </Field>
          </DialogContent>
        </DialogRoot>
      </DialogContent>
    </DialogRoot>
  );
}

/** Each Escape closes one layer and returns the focus. After the last one, the page is unchanged. */
export const DialogFromAMenuWithinADialog: Story = {
  tags: ['direction'],
  render: () => <MenuWithinADialog />,
  play: async ({ canvas }) => {
    const before = marksOfALock();
    const opener = canvas.getByRole('button', { name: 'Open the album' });
    await userEvent.click(opener);
    const album = await screen.findByRole('dialog', { name: 'Album' });
    await expect(marksOfALock()).not.toEqual(before);
    const more = within(album).getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const renaming = await screen.findByRole('dialog', { name: 'Rename the album' });
    await userEvent.type(within(renaming).getByRole('textbox', { name: 'Name' }), ' 2026');
    await expect(within(renaming).getByRole('textbox')).toHaveValue('First communions 2026');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rename the album' })).toBeNull());
    await expect(album).toBeVisible();
    await waitFor(() => expect(more).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(marksOfALock()).toEqual(before);
  },
};

function Saving() {
  const toast = useToast();
  return (
    <DialogRoot>
      <DialogTrigger>
        <Button>Edit</Button>
      </DialogTrigger>
      <DialogContent size="sm" title="Edit the post">
        <Stack align="start">
          <Button
            onClick={() =>
              toast.show({ tone: 'error', title: 'Not saved', message: 'The post could not be saved.' })
            }
          >
            Save
          </Button>
        </Stack>
      </DialogContent>
    </DialogRoot>
  );
}

/** A toast over a modal dialog is announced. It can be focused and closed, and the dialog stays open. */
export const ToastUnderAModal: Story = {
  tags: ['direction'],
  render: () => <Saving />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the post' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

    const message = await screen.findByText('The post could not be saved.');
    await expect(message.closest('[aria-hidden="true"], [inert]')).toBeNull();
    await expect(
      [
        ...document.querySelectorAll('[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"]'),
      ].some(
        (region) =>
          region.textContent.includes('The post could not be saved.') &&
          region.closest('[aria-hidden="true"], [inert]') === null,
      ),
    ).toBe(true);

    const toast = message.closest<HTMLElement>('[data-component="toast"]') ?? document.body;
    const close = within(toast).getByRole('button', { name: 'Close' });
    const { left, top, width, height } = close.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(close.contains(onTop)).toBe(true);
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText('The post could not be saved.')).toBeNull());
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/** Scrolling that starts on a menu button does not open the menu. A tap opens it. */
export const ScrollThatBeginsOnAMenu: Story = {
  render: () => (
    <MenuRoot>
      <MenuTrigger>
        <Button>More</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem>Share</MenuItem>
      </MenuContent>
    </MenuRoot>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    const finger = { pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0, buttons: 1 };
    await fireEvent.pointerDown(trigger, finger);
    await fireEvent.pointerMove(trigger, { ...finger, clientY: 40 });
    await fireEvent.pointerCancel(trigger, finger);
    await nextFrames(2);
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');

    await userEvent.pointer([{ keys: '[TouchA]', target: trigger }]);
    await screen.findByRole('menu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};
