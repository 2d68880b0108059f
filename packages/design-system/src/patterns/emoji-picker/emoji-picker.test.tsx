import { useRef, useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { MentionTextArea } from '../../components/mention-text-area/mention-text-area.tsx';
import { EmojiButton } from './emoji-button.tsx';
import { EmojiPicker, type EmojiSettings } from './emoji-picker.tsx';

describeConformance('EmojiPicker', <EmojiPicker onPick={vi.fn<() => void>()} />, {
  component: 'emoji-picker',
  asChild: false,
  portal: false,
  control: 'button',
});

const settings = (change: Partial<EmojiSettings> = {}): EmojiSettings => ({
  recent: [],
  skinTone: 'none',
  onSkinToneChange: vi.fn<() => void>(),
  ...change,
});

async function open(picker = <EmojiPicker onPick={vi.fn<() => void>()} />) {
  const screen = await mount(picker);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('searchbox', { name: 'Search emojis' })).toHaveFocus();
  await expect.element(screen.getByRole('gridcell', { name: 'grinning face' }).first()).toBeVisible();
  return screen;
}

describe('the keyboard', () => {
  it('finds an emoji by its name, and chooses it', async () => {
    const onPick = vi.fn<(emoji: string) => void>();
    const screen = await open(<EmojiPicker onPick={onPick} />);
    await userEvent.keyboard('dove');
    await expect.element(screen.getByRole('gridcell', { name: 'dove' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(onPick).toHaveBeenCalledExactlyOnceWith('🕊️');
  });

  it('Escape closes it, and the button has the focus again', async () => {
    const screen = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Add an emoji', expanded: false })).toHaveFocus();
  });

  it('says when no emoji has the name', async () => {
    const screen = await open();
    await userEvent.keyboard('xyzzy');
    await expect.element(screen.getByText('No emoji found.')).toBeVisible();
  });
});

it('a second press on the button closes it', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Add an emoji' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

it('shows the recent emojis first', async () => {
  const screen = await open(
    <EmojiPicker onPick={vi.fn<() => void>()} settings={settings({ recent: ['🕊️'] })} />,
  );
  await expect.element(screen.getByRole('gridcell').first()).toHaveAccessibleName('dove');
  await expect.element(screen.getByText('Recently used')).toBeVisible();
});

it('changes the skin tone of hands, and reports it', async () => {
  const onPick = vi.fn<(emoji: string) => void>();
  const onSkinToneChange = vi.fn<(tone: string) => void>();
  const screen = await open(
    <EmojiPicker onPick={onPick} settings={settings({ skinTone: 'light', onSkinToneChange })} />,
  );
  await screen.getByRole('button', { name: 'Skin tone: light' }).click();
  await expect.element(screen.getByRole('button', { name: 'Skin tone: medium-light' })).toBeVisible();
  expect(onSkinToneChange).toHaveBeenCalledExactlyOnceWith('medium-light');
  await screen.getByRole('searchbox').fill('folded hands');
  await screen.getByRole('gridcell', { name: 'folded hands' }).click();
  await expect.poll(() => onPick.mock.calls).toEqual([['🙏🏼']]);
});

const onUse = vi.fn<(emoji: string) => void>();

function Composer() {
  const [value, setValue] = useState('Pax bonum');
  return (
    <ChatComposer
      emojis={{ ...settings(), onUse }}
      onChange={setValue}
      onSend={vi.fn<() => void>()}
      value={value}
    />
  );
}

async function insertDove() {
  const screen = await mount(<Composer />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.click(field);
  await userEvent.keyboard('{Home}{ArrowRight>3/}');
  await screen.getByRole('button', { name: 'Add an emoji' }).click();
  await screen.getByRole('searchbox').fill('dove');
  await screen.getByRole('gridcell', { name: 'dove' }).click();
  await expect.element(field).toHaveValue('Pax🕊️ bonum');
  await expect.element(field).toHaveFocus();
  return field;
}

describe('in a composer', () => {
  it('stands at the caret, and can be undone', async () => {
    const field = await insertDove();
    expect(onUse).toHaveBeenCalledExactlyOnceWith('🕊️');
    await userEvent.keyboard('!');
    await expect.element(field).toHaveValue('Pax🕊️! bonum');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect.element(field).toHaveValue('Pax bonum');
  });

  it('opens a sheet in a narrow window', async () => {
    await page.viewport(375, 700);
    const field = await insertDove();
    await expect.element(field).toHaveFocus();
  });
});

function LimitedField({ start, readOnly = false }: { start: string; readOnly?: boolean }) {
  const [value, setValue] = useState(start);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <MentionTextArea
      aria-label="Your post"
      maxLength={11}
      onChange={(event) => setValue(event.currentTarget.value)}
      readOnly={readOnly}
      ref={field}
      tools={<EmojiButton emojis={{ ...settings(), onUse }} fieldRef={field} />}
      value={value}
    />
  );
}

async function pickCloud(field: ReactNode) {
  onUse.mockClear();
  const screen = await mount(field);
  await screen.getByRole('button', { name: 'Add an emoji' }).click();
  await screen.getByRole('searchbox').fill('face in clouds');
  await screen.getByRole('gridcell', { name: 'face in clouds' }).click();
  const text = screen.getByRole('textbox', { name: 'Your post' });
  await expect.element(text).toHaveFocus();
  return text;
}

describe('EmojiButton', () => {
  it('writes an emoji that just fits', async () => {
    const text = await pickCloud(<LimitedField start="Peace" />);
    await expect.element(text).toHaveValue('Peace😶‍🌫️');
  });

  it('writes no part of an emoji that is too long', async () => {
    const text = await pickCloud(<LimitedField start="Peace!" />);
    await expect.element(text).toHaveValue('Peace!');
    expect(onUse).not.toHaveBeenCalled();
  });

  it('writes nothing into a field that is read only', async () => {
    const text = await pickCloud(<LimitedField readOnly start="Pax" />);
    await expect.element(text).toHaveValue('Pax');
  });
});
