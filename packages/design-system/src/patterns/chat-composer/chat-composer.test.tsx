import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ChatComposer } from './chat-composer.tsx';

const sample = { onChange: vi.fn<() => void>(), onSend: vi.fn<() => void>(), value: '' };

describeConformance('ChatComposer', <ChatComposer {...sample} />, {
  component: 'chat-composer',
  asChild: false,
  portal: false,
});

describe('Enter', () => {
  it.each([
    ['nothing', '', false],
    ['blanks', ' \n ', false],
    ['a word', 'Ave', true],
  ])('with %s', async (_, value, sends) => {
    const onSend = vi.fn<() => void>();
    await mount(<ChatComposer {...sample} onSend={onSend} value={value} />);
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledTimes(sends ? 1 : 0);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])('of a composition (%o) sends nothing', async (word) => {
    const onSend = vi.fn<() => void>();
    const screen = await mount(<ChatComposer {...sample} onSend={onSend} value="Ave" />);
    const key = { ...word, key: 'Enter', bubbles: true, cancelable: true };
    screen.getByRole('textbox').element().dispatchEvent(new KeyboardEvent('keydown', key));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends files without text', async () => {
    const onSend = vi.fn<() => void>();
    await mount(<ChatComposer {...sample} attachments={[{ id: '1', name: 'a.pdf' }]} onSend={onSend} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
  });
});

describe('mentions', () => {
  const rose = { id: '1', name: 'Rose Lima' };
  const suggesting = (onChoose = vi.fn<() => void>()) => ({
    mentions: { people: [rose], onSearch: () => undefined, onChoose },
  });

  it('are chosen with Enter, which sends nothing', async () => {
    const onChoose = vi.fn<() => void>();
    const onChange = vi.fn<(text: string) => void>();
    const onSend = vi.fn<() => void>();
    const shared = { ...sample, ...suggesting(onChoose), onChange, onSend };
    const screen = await mount(<ChatComposer {...shared} />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('@');
    await screen.rerender(<ChatComposer {...shared} value="@" />);
    await expect.element(screen.getByRole('option', { name: 'Rose Lima' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith(rose);
    expect(onChange).toHaveBeenLastCalledWith('@Rose Lima ');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('are closed by Escape, which keeps the quote and the edited message', async () => {
    const onRemove = vi.fn<() => void>();
    const onCancel = vi.fn<() => void>();
    const shared = { ...sample, ...suggesting(), value: '@' };
    const screen = await mount(
      <ChatComposer {...shared} quote={{ author: 'Agnes', text: 'Ave', own: false, onRemove }} />,
    );
    const list = screen.getByRole('listbox', { name: 'People you can mention' });
    await userEvent.click(screen.getByRole('textbox'));
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    expect(onRemove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onRemove).toHaveBeenCalledOnce();
    await screen.rerender(<ChatComposer {...shared} editing={{ onCancel }} value="Ave @" />);
    await userEvent.keyboard('{End}');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('are suggested only if the site passes them', async () => {
    const screen = await mount(<ChatComposer {...sample} value="@" />);
    const field = screen.getByRole('textbox');
    await userEvent.click(field);
    await expect.element(field).not.toHaveAttribute('aria-autocomplete');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  });
});

describe('editing a message', () => {
  it('saves with Enter, and is cancelled by Escape or by the button', async () => {
    const onCancel = vi.fn<() => void>();
    const onSend = vi.fn<() => void>();
    const screen = await mount(
      <ChatComposer {...sample} editing={{ onCancel }} onSend={onSend} value="Ave" />,
    );
    const field = screen.getByRole('textbox');
    await expect.element(field).toHaveAccessibleDescription('Edit message');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(2);
    await expect.element(field).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('begins with ArrowUp in the empty field only', async () => {
    const onEditLast = vi.fn<() => void>();
    const screen = await mount(<ChatComposer {...sample} onEditLast={onEditLast} value="Ave" />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    expect(onEditLast).not.toHaveBeenCalled();
    await screen.rerender(<ChatComposer {...sample} onEditLast={onEditLast} value="" />);
    await userEvent.keyboard('{ArrowUp}');
    expect(onEditLast).toHaveBeenCalledOnce();
  });
});

it.each(['Send', 'Attach files', 'Remove: a.pdf'])(
  'keeps the focus in the field while %s is pressed',
  async (name) => {
    const attachments = [{ id: '1', name: 'a.pdf', onRemove: vi.fn<() => void>() }];
    const screen = await mount(
      <ChatComposer {...sample} attachments={attachments} onAttach={vi.fn<() => void>()} value="Ave" />,
    );
    const pressed = screen.getByLabelText(name).element();
    const press = () =>
      pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    expect(press()).toBe(true);
    await userEvent.click(screen.getByRole('textbox'));
    expect(press()).toBe(false);
  },
);

describe('by touch', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('Enter inserts a line break, and the button sends', async () => {
    const own = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      own(query === '(pointer: coarse)' ? 'all' : query),
    );
    const onChange = vi.fn<(value: string) => void>();
    const onSend = vi.fn<() => void>();
    const screen = await mount(<ChatComposer {...sample} onChange={onChange} onSend={onSend} value="Ave" />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{End}{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenCalledWith('Ave\n');
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('enterkeyhint', 'enter');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledOnce();
  });
});

it('grows with its text, up to a limit, and keeps its buttons visible', async () => {
  const screen = await mount(<ChatComposer {...sample} value="One line" />);
  const field = screen.getByRole('textbox').element();
  const { height } = field.getBoundingClientRect();
  await screen.rerender(<ChatComposer {...sample} value={'line\n'.repeat(3)} />);
  expect(field.getBoundingClientRect().height).toBeGreaterThan(height);
  await screen.rerender(<ChatComposer {...sample} value={'line\n'.repeat(90)} />);
  expect(field.getBoundingClientRect().height).toBeLessThanOrEqual(128);
});

describe('recording', () => {
  const onRecord = vi.fn<() => void>();

  it('begins with a button that takes the place of Send while the message is empty', async () => {
    const screen = await mount(<ChatComposer {...sample} onRecord={onRecord} />);
    const record = screen.getByRole('button', { name: 'Record a voice note' });
    await userEvent.click(record);
    expect(onRecord).toHaveBeenCalledOnce();
    for (const filled of [{ value: 'Ave' }, { attachments: [{ id: '1', name: 'a.pdf' }] }]) {
      await screen.rerender(<ChatComposer {...sample} onRecord={onRecord} {...filled} />);
      await expect.element(record).not.toBeInTheDocument();
      await expect.element(screen.getByRole('button', { name: 'Send' })).toBeVisible();
    }
  });

  it('replaces the field, which has the focus afterwards', async () => {
    const screen = await mount(<ChatComposer {...sample} onRecord={onRecord} recorder={<p>Recording</p>} />);
    await expect.element(screen.getByText('Recording')).toBeVisible();
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
    await screen.rerender(<ChatComposer {...sample} onRecord={onRecord} />);
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
  });
});

it('removes the quote with Escape or its button, and keeps the focus in the field', async () => {
  const onRemove = vi.fn<() => void>();
  const quote = { author: 'Agnes Bernard', text: 'Are you coming?', onRemove };
  const screen = await mount(<ChatComposer {...sample} quote={quote} />);
  const field = screen.getByRole('textbox');
  await userEvent.click(field);
  await userEvent.keyboard('{Escape}');
  expect(onRemove).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: /^Remove: / }));
  expect(onRemove).toHaveBeenCalledTimes(2);
  await expect.element(field).toHaveFocus();
});
