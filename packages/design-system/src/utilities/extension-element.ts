const ofPage = new WeakSet<Element>();

/** Remembers the page's top-level elements, to recognize those that browser extensions append later. */
export function rememberPageElements(): void {
  for (const element of [...document.documentElement.children, ...document.body.children])
    ofPage.add(element);
}

const ours = '[data-component], [data-part], [data-radix-focus-guard]';

/** The ancestor directly below `<body>` or `<html>`; null for these two and for detached elements. */
function topOf(target: Element): Element | null {
  const { body, documentElement } = document;
  let top: Element | null = target;
  while (top !== null && top.parentElement !== body && top.parentElement !== documentElement)
    top = top.parentElement;
  return top === body ? null : top;
}

/**
 * Whether an element belongs to a browser extension, such as a password manager's popup: it is outside `<body>`, is an
 * unknown custom element, or was appended after the page and contains nothing of it.
 */
export function isExtensionElement(target: EventTarget | null): boolean {
  const top = target instanceof Element ? topOf(target) : null;
  if (top === null || top === document.head || top.matches(ours) || top.querySelector(ours) !== null)
    return false;
  if (top.parentElement === document.documentElement) return true;
  const isUnknown = top.localName.includes('-') && customElements.get(top.localName) === undefined;
  return isUnknown || !ofPage.has(top);
}
