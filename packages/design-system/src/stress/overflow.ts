/** Finds the elements that visibly overflow a part of the page at either side. */
export function overflowing(part: Element): string[] {
  const room = part.getBoundingClientRect();
  return [...part.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      if (!element.checkVisibility() || element.closest('[data-component="visually-hidden"]') !== null)
        return false;
      const box = element.getBoundingClientRect();
      // A scroll container hides its own overflow.
      const clipped = [...ancestors(element, part)].some(
        (above) => getComputedStyle(above).overflowX !== 'visible',
      );
      return !clipped && box.width > 1 && (box.left < room.left - 1 || box.right > room.right + 1);
    })
    .map((element) => `${element.tagName} ${element.dataset['component'] ?? element.className}`);
}

function* ancestors(element: Element, end: Element): Generator<Element> {
  for (let above = element.parentElement; above !== null && above !== end; above = above.parentElement) {
    yield above;
  }
}
