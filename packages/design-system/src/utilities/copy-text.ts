type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Copies the selection. This is the fallback for pages without HTTPS, where the Clipboard API is unavailable. */
function copySelected(field: TextField): boolean {
  const origin = document.activeElement;
  field.focus({ preventScroll: true });
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to copy if the Clipboard API is unavailable
  const copied = document.execCommand('copy');
  // If copying failed, the text stays selected, so that the reader can copy it with the keyboard.
  if (copied && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  return copied;
}

/** Copies a text. If necessary, it selects the field that shows the text. Returns whether copying worked. */
export async function copyText(text: string, field: TextField): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(field);
  }
}
