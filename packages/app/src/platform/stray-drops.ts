const isFileField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'file';

function refuse(event: DragEvent): void {
  const { dataTransfer, target } = event;
  if (event.defaultPrevented || dataTransfer?.types.includes('Files') !== true || isFileField(target)) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** A file that is dropped where nothing takes it would make the browser leave the page for it, and lose what is written. */
export function refuseStrayDrops(page: Window): void {
  page.addEventListener('dragover', refuse);
  page.addEventListener('drop', refuse);
}
