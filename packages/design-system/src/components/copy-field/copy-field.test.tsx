import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { CopyField } from './copy-field.tsx';

const sample = <CopyField label="Address" value="https://parish.example/" />;

describeConformance('CopyField', sample, { component: 'copy-field', asChild: false, portal: false });

const clipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('CopyField', () => {
  it.each(['{Enter}', ' '])('copies with %s, announces it, and keeps the focus', async (key) => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    clipboard({ writeText });
    const screen = await mount(sample);
    await userEvent.tab();
    await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://parish.example/');
  });

  it('has its first name again two seconds after the last copy', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    clipboard({ writeText });
    const screen = await mount(sample);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const button = screen.getByRole('button');
    await button.click();
    await expect.element(button).toHaveTextContent('Copied');
    vi.advanceTimersByTime(1500);
    await button.click();
    await vi.waitUntil(() => writeText.mock.calls.length === 2);
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    vi.advanceTimersByTime(1500);
    await expect.element(button).toHaveTextContent('Copied');
    vi.advanceTimersByTime(600);
    await expect.element(button).toHaveTextContent('Copy');
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['there is no clipboard', undefined],
    [
      'the clipboard is refused',
      { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    ],
  ])('copies the text of the field if %s', async (_, value) => {
    clipboard(value);
    let selected = '';
    vi.spyOn(document, 'execCommand').mockImplementation((command) => {
      const field = document.activeElement;
      if (command === 'copy' && field instanceof HTMLInputElement)
        selected = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
      return true;
    });
    const screen = await mount(sample);
    await screen.getByRole('button', { name: 'Copy' }).click();
    await expect.element(screen.getByRole('button', { name: 'Copied' })).toHaveFocus();
    expect(selected).toBe('https://parish.example/');
  });

  it('shows the whole text in several lines with `wrap`, and copies it as one', async () => {
    clipboard(undefined);
    let selected = '';
    vi.spyOn(document, 'execCommand').mockImplementation(() => {
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement)
        selected = field.value.slice(field.selectionStart, field.selectionEnd);
      return true;
    });
    const memo = 'Disciple Plan Subscription PDFCRN7K';
    const screen = await mount(
      <div style={{ inlineSize: '17rem' }}>
        <CopyField label="Note" value={memo} wrap />
      </div>,
    );
    const field = screen.getByRole('textbox', { name: 'Note' }).element();
    expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await screen.getByRole('button', { name: 'Copy' }).click();
    await expect.element(screen.getByRole('button', { name: 'Copied' })).toHaveFocus();
    expect(selected).toBe(memo);
  });

  it('selects the text if nothing can copy it, and announces that', async () => {
    clipboard(undefined);
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    const screen = await mount(sample);
    await screen.getByRole('button', { name: 'Copy' }).click();
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    await expect.element(screen.getByRole('status')).toBeVisible();
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('This could not be copied. Select the text and copy it yourself.');
    await expect.element(screen.getByRole('button')).toHaveTextContent('Copy');
  });
});
