const ofPage = new WeakSet<Element>();

/** Remembers the top of the page, to tell it from what browser extensions append later. */
export function rememberPageElements(): void {
  for (const element of [...document.documentElement.children, ...document.body.children])
    ofPage.add(element);
}

const ours = '[data-component], [data-part], [data-radix-focus-guard]';

/** The ancestor that stands in `<body>` or `<html>` itself; none for these two and for what has left the page. */
function topOf(target: Element): Element | null {
  const { body, documentElement } = document;
  let top: Element | null = target;
  while (top !== null && top.parentElement !== body && top.parentElement !== documentElement)
    top = top.parentElement;
  return top === body ? null : top;
}

/**
 * Whether an element belongs to a browser extension, such as the popup of a password manager: one outside of `<body>`,
 * one whose custom element the page does not know, or one that came after the page and holds nothing of it.
 */
export function isExtensionElement(target: EventTarget | null): boolean {
  const top = target instanceof Element ? topOf(target) : null;
  if (top === null || top === document.head || top.matches(ours) || top.querySelector(ours) !== null)
    return false;
  if (top.parentElement === document.documentElement) return true;
  const isUnknown = top.localName.includes('-') && customElements.get(top.localName) === undefined;
  return isUnknown || !ofPage.has(top);
}
