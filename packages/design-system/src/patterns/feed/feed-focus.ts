import { staysInView } from '../../utilities/stays-in-view.ts';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, video[controls], [tabindex]';

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true });

/** Whether the user is typing in a text field. The feed then ignores the keys. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Finds the focusable posts of a feed. */
export function articlesOf(feed: Element): HTMLElement[] {
  return [...feed.querySelectorAll<HTMLElement>('article[tabindex]')];
}

/** Whether the focus is at the end of a feed or after it. */
export function isBehind(end: Element | null, focused: Element | null): boolean {
  if (end === null || focused === null) return false;
  if (end.contains(focused)) return true;
  const isAfter = (end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isAfter && !staysInView(focused);
}

/** Moves the focus from the post that contains `from` to the post after or before it. */
export function moveToNeighbour(
  articles: readonly HTMLElement[],
  from: EventTarget | null,
  step: 1 | -1,
): boolean {
  if (!(from instanceof Node)) return false;
  const index = articles.findIndex((article) => article.contains(from));
  const neighbour = index === -1 ? undefined : articles[index + step];
  if (neighbour === undefined) return false;
  neighbour.focus({ preventScroll: true });
  neighbour.scrollIntoView({ block: 'start' });
  return true;
}

/** Moves the focus to the nearest control outside the feed. */
export function leaveFeed(feed: HTMLElement, where: 'before' | 'after'): boolean {
  const beyond = [...document.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
    const position = feed.compareDocumentPosition(element);
    const wanted = where === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    return (
      (position & wanted) !== 0 && !feed.contains(element) && !element.contains(feed) && isReachable(element)
    );
  });
  const target = where === 'before' ? beyond.at(-1) : beyond[0];
  target?.focus();
  return target !== undefined;
}
