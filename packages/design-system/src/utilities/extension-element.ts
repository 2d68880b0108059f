const ofPage = new WeakSet<Element>();

/** Stores the page's top-level elements, so that elements that browser extensions append later can be recognized. */
export function rememberPageElements(): void {
  for (const element of [...document.documentElement.children, ...document.body.children])
    ofPage.add(element);
}

const ours = '[data-component], [data-part], [data-radix-focus-guard]';

/** Returns the ancestor directly below `<body>` or `<html>`. Returns null for these two and for detached elements. */
function topOf(target: Element): Element | null {
  const { body, documentElement } = document;
  let top: Element | null = target;
  while (top !== null && top.parentElement !== body && top.parentElement !== documentElement)
    top = top.parentElement;
  return top === body ? null : top;
}

/**
 * Whether an element belongs to a browser extension, such as the popup of a password manager. Its top-level ancestor
 * must contain nothing of the design system. In addition, this ancestor must be beside `<head>` and `<body>`, or be an
 * unknown custom element, or have been appended after the page was rendered.
 */
export function isExtensionElement(target: EventTarget | null): boolean {
  const top = target instanceof Element ? topOf(target) : null;
  if (top === null || top === document.head || top.matches(ours) || top.querySelector(ours) !== null)
    return false;
  if (top.parentElement === document.documentElement) return true;
  const isUnknown = top.localName.includes('-') && customElements.get(top.localName) === undefined;
  return isUnknown || !ofPage.has(top);
}
