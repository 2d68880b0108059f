const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/**
 * Whether an element is a radio button in a group in which another one is checked. A group is one tab stop: its checked
 * radio button.
 */
function isOtherRadio(element: Element, all: readonly Element[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  return all.some(
    (other) =>
      other instanceof HTMLInputElement &&
      other.checked &&
      other.type === 'radio' &&
      other.name === element.name &&
      other.form === element.form,
  );
}

/** The tab stops within an element, in order. */
export function tabStops(container: HTMLElement): HTMLElement[] {
  const all = [...container.querySelectorAll<HTMLElement>(focusable)];
  return all.filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="hidden"], [inert], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isOtherRadio(element, all),
  );
}
