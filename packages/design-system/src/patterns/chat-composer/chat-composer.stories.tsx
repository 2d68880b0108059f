import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { people } from '../../components/mention-text-area/samples.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { longText, samplePicture, unbrokenWord } from '../feed-post/samples.ts';
import type { ComposerAttachment } from './attachment-list.tsx';
import { ChatComposer, type ChatComposerProps } from './chat-composer.tsx';

function Kept(props: ChatComposerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ChatComposer
      {...props}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      value={value}
    />
  );
}

const attachments: readonly ComposerAttachment[] = [
  {
    id: '1',
    name: 'church-at-dusk.jpg',
    kind: 'image',
    size: 1_840_000,
    state: 'uploading',
    progress: 62,
    thumbnail: samplePicture(120, 90).src,
    onCancel: fn(),
  },
  { id: '2', name: 'Programme of Holy Week.pdf', size: 482_000, state: 'done', onRemove: fn() },
  {
    id: '3',
    name: 'procession.mp4',
    kind: 'video',
    size: 31_000_000,
    state: 'error',
    error: 'The file is too large: 25 MB at most.',
    onRemove: fn(),
    onRetry: fn(),
  },
];

const meta = {
  title: 'Patterns/Chat/ChatComposer',
  component: ChatComposer,
  args: { value: '', onChange: fn(), onSend: fn(), onAttach: fn() },
  render: (args) => (
    <Card padding="none" style={{ maxInlineSize: '44rem' }}>
      <Kept {...args} />
    </Card>
  ),
} satisfies Meta<typeof ChatComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

const carrying = (...names: readonly string[]) => {
  const data = new DataTransfer();
  for (const name of names) data.items.add(new File(['Ave'], name, { type: 'text/plain' }));
  return data;
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={4} style={{ maxInlineSize: '44rem' }}>
      <ChatComposer {...args} label="Empty" />
      <ChatComposer {...args} attachments={attachments} label="With files" value="Here are the pictures." />
      <ChatComposer {...args} error="The message is too long." label="Too long" value={longText} />
      <ChatComposer {...args} editing={{ onCancel: fn() }} label="Editing" value="We begin at seven." />
      <ChatComposer {...args} blocked="You can no longer write to this member." label="Blocked" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading church-at-dusk.jpg' })).toBeVisible();
    await expect(canvas.getByText('You can no longer write to this member.')).toBeVisible();
    for (const form of canvasElement.querySelectorAll('form')) {
      await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
    }
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    field.focus();
    await userEvent.keyboard('   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}One{Shift>}{Enter}{/Shift}two');
    await expect(field).toHaveValue('One\ntwo');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(field).toHaveFocus();
  },
};

export const Picked: Story = {
  play: async ({ args, canvas }) => {
    const files = [new File(['Ave'], 'ave.txt'), new File(['Salve'], 'salve.txt')];
    await userEvent.upload(canvas.getByLabelText('Attach files'), files);
    await expect(args.onAttach).toHaveBeenLastCalledWith(files);
  },
};

export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole('form');
    const dataTransfer = carrying('ave.txt', 'salve.txt');
    form.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText('Drop the files here')).toBeVisible();
    form.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(args.onAttach).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByText('Drop the files here')).toBeNull());
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    const clipboardData = carrying('ave.txt');
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await waitFor(() => expect(args.onAttach).toHaveBeenCalledOnce());
  },
};

export const WithFiles: Story = {
  args: { attachments },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: church-at-dusk.jpg' }));
    await expect(args.attachments?.[0]?.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry: procession.mp4' }));
    await expect(args.attachments?.[2]?.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

function Ordered(props: ChatComposerProps) {
  const [names, setNames] = useState(['one.pdf', 'two.pdf', 'three.pdf']);
  const mover = (name: string, by: number) => () => {
    const index = names.indexOf(name);
    setNames(names.toSpliced(index, 1).toSpliced(index + by, 0, name));
  };
  return (
    <ChatComposer
      {...props}
      attachments={names.map((name, index) => ({
        id: name,
        name,
        onMoveEarlier: index === 0 ? undefined : mover(name, -1),
        onMoveLater: index === names.length - 1 ? undefined : mover(name, 1),
        onRemove: fn(),
      }))}
    />
  );
}

/** The order can be changed. The focus stays on the arrow, also at the end. */
export const Order: Story = {
  render: (args) => <Ordered {...args} />,
  play: async ({ canvas }) => {
    const later = () => canvas.getByRole('button', { name: 'Move one.pdf down' });
    later().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(later()).toHaveFocus();
    await expect(later()).toHaveAttribute('aria-disabled', 'true');
    const names = canvas.getAllByRole('listitem').map((file) => file.dataset['file']);
    await expect(names).toEqual(['two.pdf', 'three.pdf', 'one.pdf']);
    await expect(canvas.getByText('one.pdf: 3 of 3')).toBeInTheDocument();
  },
};

/** A composer that searches a fixed list of people. */
function Mentioning(props: ChatComposerProps) {
  const [query, setQuery] = useState<string | null>(null);
  const sought = query?.trim().toLowerCase() ?? '';
  return (
    <Kept
      {...props}
      mentions={{
        people: query === null ? [] : people.filter(({ name }) => name.toLowerCase().includes(sought)),
        onSearch: setQuery,
        onChoose: fn(),
      }}
    />
  );
}

/** In a group chat. The list is above the field, because there is no space below. */
export const Mentions: Story = {
  tags: ['direction'],
  render: (args) => (
    <div style={{ display: 'grid', alignContent: 'end', blockSize: '28rem' }}>
      <Mentioning {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '@ro');
    await screen.findByRole('option', { name: 'Rose Lima' });
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('@Rose Lima ');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, 'and @');
    const list = await screen.findByRole('listbox', { name: 'People you can mention' });
    await waitFor(() => expect(list.querySelectorAll('[role="option"]')).toHaveLength(5));
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Blocked: Story = {
  args: { blocked: 'You can no longer write to this member.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithoutFiles: Story = {
  render: ({ onAttach: _onAttach, ...args }) => <ChatComposer {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Attach files')).toBeNull();
  },
};

export const Stress: Story = {
  tags: ['direction'],
  args: {
    value: unbrokenWord,
    attachments: Array.from({ length: 20 }, (_, index) => ({
      id: `${index}`,
      name: `${unbrokenWord}-${index}.pdf`,
      onRemove: fn(),
    })),
  },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form');
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
    await expect(form.getBoundingClientRect().height).toBeLessThan(500);
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Escribe un mensaje')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar' })).toBeVisible();
  },
};
