/** Whether an element stays visible while the page scrolls: a bar, a dialog, or a column next to the feed. */
export function staysInView(element: Element): boolean {
  for (let parent: Element | null = element; parent !== null; parent = parent.parentElement)
    if (/^(?:fixed|sticky)$/.test(getComputedStyle(parent).position)) return true;
  return false;
}
