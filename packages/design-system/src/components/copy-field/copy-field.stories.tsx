import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { CopyField } from './copy-field.tsx';

const meta = {
  title: 'Components/Data/CopyField',
  component: CopyField,
  args: { label: 'Address of the group', value: 'https://parish.example/groups/rosary' },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces the page's clipboard during a story. */
const withClipboard = async (
  writeText: ((text: string) => Promise<void>) | null,
  run: () => Promise<void>,
) => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText === null ? undefined : { writeText },
  });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
  }
};

export const Copies: Story = {
  play: async ({ args, canvas }) => {
    const written: string[] = [];
    await withClipboard(
      (text) => {
        written.push(text);
        return Promise.resolve();
      },
      async () => {
        const button = canvas.getByRole('button', { name: 'Copy' });
        await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
        await userEvent.click(button);
        await waitFor(() => expect(button).toHaveAccessibleName('Copied'));
        await expect(written).toEqual([args.value]);
        await expect(button).toHaveFocus();
        await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
        await waitFor(() => expect(button).toHaveAccessibleName('Copy'));
        await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      },
    );
  },
};

/** If the browser refuses to copy, the text is selected and a message explains why. */
export const Refused: Story = {
  play: async ({ args, canvas }) => {
    const copy = document.execCommand.bind(document);
    document.execCommand = () => false;
    try {
      await withClipboard(null, async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('could not be copied'));
        const field = canvas.getByRole<HTMLInputElement>('textbox');
        await expect(field).toHaveFocus();
        await expect(field.selectionEnd).toBe(args.value.length);
      });
    } finally {
      document.execCommand = copy;
    }
  },
};

export const WithDescription: Story = {
  args: { description: 'Anyone with this link can ask to join.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Anyone with this link can ask to join.',
    );
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address of the group' })).toHaveAttribute('readonly');
  },
};

export const LongText: Story = {
  args: { value: `https://parish.example/${'word'.repeat(75)}` },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <CopyField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A text that people type somewhere else is never cut. */
export const WholeText: Story = {
  args: { label: 'Note for the transfer', value: 'Disciple Plan Subscription PDFCRN7K', wrap: true },
  render: (args) => (
    <div style={{ inlineSize: '17rem' }}>
      <CopyField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={5}>
      <CopyField {...args} description="Anyone with this link can ask to join." />
      <CopyField {...args} hideLabel value="PAX-2026" />
      <CopyField {...args} label="A long one" value={`https://parish.example/${'word'.repeat(75)}`} />
    </Stack>
  ),
};
