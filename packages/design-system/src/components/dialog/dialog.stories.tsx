import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { MenuContent, MenuItem, MenuRoot, MenuTrigger } from '../dropdown-menu/dropdown-menu.tsx';
import { Field } from '../field/field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Text } from '../text/text.tsx';
import { DialogClose, DialogContent, DialogFooter, DialogRoot, DialogTrigger } from './dialog.tsx';

function WithInitialFocus({ title }: { title: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <DialogRoot>
      <DialogTrigger>
        <Button>Edit</Button>
      </DialogTrigger>
      <DialogContent initialFocus={field} size="sm" title={title}>
        <Field label="Title">
          <TextInput ref={field} />
        </Field>
      </DialogContent>
    </DialogRoot>
  );
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: DialogContent,
  subcomponents: { DialogRoot, DialogTrigger, DialogFooter, DialogClose },
  args: { title: 'Edit the post' },
  parameters: { picture: 'page' },
  render: (args) => (
    <DialogRoot>
      <DialogTrigger>
        <Button>Edit</Button>
      </DialogTrigger>
      <DialogContent {...args}>
        <Field label="Title" optional>
          <TextInput defaultValue="The rosary on Friday" />
        </Field>
        <Field label="Content">
          <TextArea defaultValue="We meet at seven in the chapel of Saint Joseph." rows={4} />
        </Field>
        <DialogFooter>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button>Save changes</Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  ),
} satisfies Meta<typeof DialogContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button'));
  return screen.findByRole('dialog');
};

export const WithAForm: Story = {
  args: { description: 'Everyone who sees the post sees that it was edited.' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog).toHaveAccessibleName('Edit the post');
    await expect(dialog).toHaveAccessibleDescription('Everyone who sees the post sees that it was edited.');
    await expect(dialog).toHaveFocus();
  },
};

export const InitialFocus: Story = {
  render: (args) => <WithInitialFocus {...args} />,
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Title' })).toHaveFocus());
  },
};

export const Small: Story = { args: { size: 'sm' }, play: async ({ canvas }) => void (await open(canvas)) };

export const Large: Story = { args: { size: 'lg' }, play: async ({ canvas }) => void (await open(canvas)) };

export const OnAPhone: Story = {
  args: { title: 'Edit the announcement that Our Lady of Guadalupe made to the whole diocese' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const HiddenTitle: Story = {
  args: { hideTitle: true },
  play: async ({ canvas }) => {
    await expect(await open(canvas)).toHaveAccessibleName('Edit the post');
  },
};

export const LongText: Story = {
  args: { title: 'Terms of Service' },
  render: (args) => (
    <DialogRoot>
      <DialogTrigger>
        <Button>Read</Button>
      </DialogTrigger>
      <DialogContent {...args}>
        {Array.from({ length: 14 }, (_, index) => (
          <Text key={index}>
            The parvis is the open square before a cathedral, where people meet and trade. What holds there
            holds here as well: one speaks the truth, gives fair measure, and leaves the place as one would
            find it.
          </Text>
        ))}
        <Text>{'word'.repeat(75)}</Text>
      </DialogContent>
    </DialogRoot>
  ),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const KeepsTheFocusAndGivesItBack: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
    await expect(document.body.style.pointerEvents).not.toBe('none');
  },
};

function FromMenu() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <MenuRoot>
        <MenuTrigger>
          <Button>More</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => setShown(true)}>Edit</MenuItem>
        </MenuContent>
      </MenuRoot>
      <DialogRoot onOpenChange={setShown} open={shown}>
        <DialogContent title="Edit the post">
          <Text>From a menu.</Text>
        </DialogContent>
      </DialogRoot>
    </>
  );
}

export const OpenedFromAMenu: Story = {
  render: () => <FromMenu />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(document.body.style.pointerEvents).not.toBe('none');
  },
};

function WithMenuAndQuestion() {
  const [asking, setAsking] = useState(false);
  return (
    <DialogRoot>
      <DialogTrigger>
        <Button>Comments</Button>
      </DialogTrigger>
      <DialogContent title="Comments">
        <MenuRoot>
          <MenuTrigger>
            <Button variant="secondary">More</Button>
          </MenuTrigger>
          <MenuContent align="start">
            <MenuItem onSelect={() => setAsking(true)} tone="danger">
              Delete
            </MenuItem>
          </MenuContent>
        </MenuRoot>
        <ConfirmDialog
          confirmLabel="Delete"
          description="The comment is deleted for everyone, for good."
          onCancel={() => setAsking(false)}
          onConfirm={() => setAsking(false)}
          open={asking}
          title="Delete this comment?"
          tone="danger"
        />
      </DialogContent>
    </DialogRoot>
  );
}

export const AQuestionFromAMenuInADialog: Story = {
  render: () => <WithMenuAndQuestion />,
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const more = within(dialog).getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Delete this comment?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Overview: Story = {
  args: { description: 'Everyone who sees the post sees that it was edited.' },
  tags: ['composed'],
  play: async ({ canvas }) => void (await open(canvas)),
};
