/** Writes a text at the caret of a field, in place of the selection. The person can undo it. */
export function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus({ preventScroll: true });
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to write text that the browser can undo
  if (document.execCommand('insertText', false, text)) return;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
