import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DialogContent, DialogRoot } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { MentionTextArea } from './mention-text-area.tsx';
import { people, Searched } from './samples.tsx';

const meta = {
  title: 'Components/Forms/MentionTextArea',
  component: Searched,
  args: { name: 'content', onChoose: fn() },
  render: (args) => (
    <Field label="Your post">
      <Searched {...args} />
    </Field>
  ),
} satisfies Meta<typeof Searched>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your post' });
    await userEvent.type(field, 'With @mar');
    const list = await screen.findByRole('listbox', { name: 'People you can mention' });
    await waitFor(() => expect(list.querySelectorAll('[role="option"]')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(field).toHaveValue('With @Martín de Porres ');
    await expect(args.onChoose).toHaveBeenLastCalledWith(people[1]);
    await expect(field).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** The list is open, with a long name and a name in Arabic. */
export const Overview: Story = {
  tags: ['composed', 'direction'],
  render: (args) => (
    <div style={{ minBlockSize: '26rem' }}>
      <Field label="Your post">
        <Searched {...args} />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'With @');
    await screen.findByRole('listbox');
  },
};

/** Escape closes the list, and the dialog stays open. */
export const InADialog: Story = {
  render: (args) => (
    <DialogRoot open>
      <DialogContent title="New post">
        <Field label="Your post">
          <Searched {...args} />
        </Field>
      </DialogContent>
    </DialogRoot>
  ),
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Your post' });
    await userEvent.type(field, '@ro');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'New post' })).toBeVisible();
    await userEvent.type(field, 's');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Without people, it is a text area. */
export const WithoutPeople: Story = {
  render: ({ name }) => <MentionTextArea aria-label="Your post" name={name} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your post' }), '@ro');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};
