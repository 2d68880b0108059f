/**
 * Writes a text at the caret of a field, in place of the selection. The person can undo it. A text that is longer than
 * the field allows is not written at all, because a part of an emoji is another emoji. Returns whether it was written.
 */
export function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
  field.focus({ preventScroll: true });
  const { maxLength, readOnly, selectionStart, selectionEnd, value } = field;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  const length = value.length - (end - start) + text.length;
  if (readOnly || (maxLength >= 0 && length > maxLength)) return false;
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to write text that the browser can undo
  if (document.execCommand('insertText', false, text)) return true;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
  return true;
}
