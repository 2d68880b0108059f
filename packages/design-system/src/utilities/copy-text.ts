/** The fallback for pages without HTTPS, where the Clipboard API is unavailable: copies the selection. */
function copySelected(field: HTMLInputElement): boolean {
  const origin = document.activeElement;
  field.focus({ preventScroll: true });
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies where the clipboard is refused
  const copied = document.execCommand('copy');
  // If copying failed, the text stays selected for the reader's own shortcut.
  if (copied && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  return copied;
}

/** Copies a text, if necessary by selecting the field that shows it. Returns whether it worked. */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(field);
  }
}
