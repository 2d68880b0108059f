import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { EmojiButton } from './emoji-button.tsx';
import { EmojiPicker, type EmojiPickerProps } from './emoji-picker.tsx';
import type { EmojiSkinTone } from './skin-tones.ts';

function Remembering(props: EmojiPickerProps) {
  const [recent, setRecent] = useState(props.settings?.recent ?? []);
  const [skinTone, onSkinToneChange] = useState<EmojiSkinTone>(props.settings?.skinTone ?? 'none');
  return (
    <EmojiPicker
      {...props}
      onPick={(emoji) => {
        props.onPick(emoji);
        setRecent([emoji, ...recent.filter((other) => other !== emoji)]);
      }}
      settings={{ recent, skinTone, onSkinToneChange }}
    />
  );
}

function WithField() {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <TextArea aria-label="Message" defaultValue="Peace be with you" ref={field} />
      <EmojiButton
        emojis={{ recent: ['🕊️'], skinTone: 'none', onSkinToneChange: fn(), onUse: fn() }}
        fieldRef={field}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/Chat/EmojiPicker',
  component: EmojiPicker,
  args: { onPick: fn() },
  render: (args) => (
    <div style={{ paddingBlockStart: '27rem' }}>
      <Remembering {...args} />
    </div>
  ),
} satisfies Meta<typeof EmojiPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add an emoji' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Emojis' }));
  await waitFor(() => expect(panel.getAllByRole('gridcell').length).toBeGreaterThan(20));
  return panel;
};

export const Opened: Story = {
  args: { settings: { recent: ['🙏🏽', '❤️', '🕊️'], skinTone: 'medium', onSkinToneChange: fn() } },
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(panel.getByText('Recently used')).toBeVisible();
  },
};

export const SearchWithoutResult: Story = {
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await userEvent.type(panel.getByRole('searchbox'), 'xyzzy');
    await waitFor(() => expect(panel.getByText('No emoji found.')).toBeVisible());
  },
};

/** In a narrow window, the emojis are in a sheet. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas }) => {
    const panel = await open(canvas);
    await userEvent.type(panel.getByRole('searchbox'), 'dove');
    await userEvent.click(await panel.findByRole('gridcell', { name: 'dove' }));
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith('🕊️'));
  },
};

/** EmojiButton writes the emoji at the caret of a field. */
export const WritesInAField: Story = {
  render: () => (
    <div style={{ paddingBlockStart: '27rem' }}>
      <WithField />
    </div>
  ),
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await userEvent.type(panel.getByRole('searchbox'), 'dove');
    await userEvent.click(await panel.findByRole('gridcell', { name: 'dove' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('Peace be with you🕊️'));
  },
};

/** The button alone, because each device draws the emojis differently. */
export const Overview: Story = {
  tags: ['composed'],
  render: (args) => <Remembering {...args} />,
};
