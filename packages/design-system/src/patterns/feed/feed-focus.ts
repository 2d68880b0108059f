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

const topOf = (article: Element): number => Math.ceil(article.getBoundingClientRect().top);

/** Moves the focus and the page to a post. */
function show(article: HTMLElement): void {
  article.focus({ preventScroll: true });
  article.scrollIntoView({ block: 'start' });
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
  show(neighbour);
  return true;
}

/**
 * Moves the focus to the next or the previous post, for shortcuts of a page. Starts at the focused post, or at the top
 * of the window if no post has the focus or if the reader has scrolled away from it. Returns whether there is such a
 * post.
 */
export function focusPost(feed: Element, which: 'next' | 'previous'): boolean {
  const articles = articlesOf(feed);
  // The page's header covers this part of the window. At the top of the page, it covers no post.
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const start = Math.min(covered, window.scrollY);
  const focused = articles.find((article) => article.contains(document.activeElement));
  if (focused !== undefined) {
    const { top, bottom } = focused.getBoundingClientRect();
    if (bottom > start && top < window.innerHeight)
      return moveToNeighbour(articles, focused, which === 'next' ? 1 : -1);
  }
  const target =
    which === 'next'
      ? articles.find((article) => topOf(article) >= start)
      : articles.findLast((article) => topOf(article) < start);
  if (target === undefined) return false;
  show(target);
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
