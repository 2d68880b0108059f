const isFileField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'file';

function refuse(event: DragEvent): void {
  const { dataTransfer, target } = event;
  if (event.defaultPrevented || dataTransfer?.types.includes('Files') !== true || isFileField(target)) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/**
 * Prevents the browser from opening a file that is dropped outside a drop zone, because the typed text would be lost.
 */
export function preventStrayDrops(page: Window): void {
  page.addEventListener('dragover', refuse);
  page.addEventListener('drop', refuse);
}
