/** The old way, for pages without https, where there is no clipboard: the browser copies what is selected. */
function copySelected(field: HTMLInputElement): boolean {
  const origin = document.activeElement;
  field.focus({ preventScroll: true });
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies where the clipboard is refused
  const copied = document.execCommand('copy');
  // What could not be copied stays selected, for the reader's own keys.
  if (copied && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  return copied;
}

/** Copies the text, by the field that shows it where there is no other way. Answers whether it did. */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(field);
  }
}
