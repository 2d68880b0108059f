import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PilgrimageForm, type Answer } from './pilgrimage-form.tsx';

const meta = {
  title: 'Forms',
  component: PilgrimageForm,
  tags: ['!autodocs'],
  args: { send: fn(async (): Promise<Answer> => ({})) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PilgrimageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Come along' }));

async function fillIn(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Monica');
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'monica@example.org');
  await userEvent.click(canvas.getByRole('combobox', { name: /Parish/u }));
  await userEvent.click(await screen.findByRole('option', { name: 'Santa Rosa, Miami' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'On foot' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /rules of the way/u }));
}

/**
 * If the form is submitted empty, it shows an error at each required field and focuses the first one. If it is
 * filled in, it shows a confirmation.
 */
export const Form: Story = {
  play: async ({ args, canvas }) => {
    await send(canvas);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Write your name, as your friends know it.');
    await expect(canvas.getByRole('radiogroup', { name: 'How do you come?' })).toBeInvalid();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** If a group of choices has the first error, the group's first option gets the focus. */
export const FirstErrorInAGroup: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Monica');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'monica@example.org');
    await userEvent.click(canvas.getByRole('combobox', { name: /Parish/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Santa Rosa, Miami' }));
    await send(canvas);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'On foot' })).toHaveFocus());
  },
};

/**
 * While the form is being sent, the button is disabled (`aria-disabled`) but keeps the focus. A second press does
 * nothing.
 */
export const Sending: Story = {
  args: { send: fn(() => new Promise<Answer>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    const button = canvas.getByRole('button', { name: /Come along/u });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
  },
};

/** An error from the server is shown at its field, and the field gets the focus. */
export const RefusedByTheServer: Story = {
  args: {
    send: fn(async (): Promise<Answer> => ({ email: 'Somebody with this address is coming along already.' })),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(/coming along already/u);
    await expect(email).toHaveValue('monica@example.org');
  },
};

/** An error that belongs to no field is shown above the form and announced. */
export const NothingArrived: Story = {
  args: { send: fn(() => Promise.reject(new Error('The network is not available.'))) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('send it again');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Monica');
  },
};

/** The confirmation replaces the form and gets the focus. */
export const Sent: Story = {
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await waitFor(() => expect(canvas.getByRole('heading', { name: /You are coming along/u })).toHaveFocus());
    await expect(args.send).toHaveBeenCalledWith({
      name: 'Monica',
      email: 'monica@example.org',
      parish: 'Santa Rosa, Miami',
      way: 'foot',
      wishes: '',
      rules: true,
    });
  },
};
