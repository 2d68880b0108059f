import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useApp } from '../app-context.tsx';
import { entryName, forgetNewPage } from './history-entry.ts';

const storageKey = 'scroll-positions';

const readPositions = (): Map<string, number> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored : []);
  } catch {
    return new Map();
  }
};

const savePositions = (positions: ReadonlyMap<string, number>): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // If there is no storage, a reload starts at the top.
  }
};

forgetNewPage((entry) => {
  const positions = readPositions();
  if (positions.delete(entry)) savePositions(positions);
});

/** Moves the focus to the heading, because screen readers start to read at the focus. */
export const focusScreen = (): void => {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** Scrolls to the target of the fragment, and focuses the target if it can take the focus. */
export const scrollToFragment = (hash: string): boolean => {
  const target =
    hash === ''
      ? null
      : document.querySelector<HTMLElement>(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
  return target !== null;
};

/**
 * For a new screen, does what browsers do for a new page: it scrolls, and makes screen readers start at the heading.
 */
export function ScrollAndFocusRestoration() {
  const location = useLocation();
  const { pathname, hash } = location;
  const entry = entryName(location);
  const { screens } = useApp();
  const place = screens.find(pathname)?.route.over ?? pathname;
  const navigationType = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  const shown = useRef<{ entry: string; place: string; hash: string }>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    positions.current ??= readPositions();
    const remember = () => {
      if (shown.current !== null) positions.current?.set(shown.current.entry, window.scrollY);
    };
    const keep = () => {
      if (positions.current !== null) savePositions(positions.current);
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = { entry, place, hash };
    const position = navigationType === NavigationType.Pop ? positions.current?.get(entry) : undefined;
    const isElsewhere = before !== null && before.place !== place;
    if (position !== undefined) window.scrollTo(0, position);
    else if (scrollToFragment(hash)) return;
    // Scrolls to the top. Also when going back from a fragment, because a page that was never scrolled has no stored
    // position.
    else if (isElsewhere || (before !== null && before.hash !== '')) window.scrollTo(0, 0);
    if (isElsewhere) focusScreen();
  }, [entry, place, hash, navigationType]);

  return null;
}
