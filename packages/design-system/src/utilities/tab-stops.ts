const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Excludes the other radio buttons of a group, because a group is one tab stop: the checked radio button. */
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
