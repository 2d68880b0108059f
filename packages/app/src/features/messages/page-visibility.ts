interface Page {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  now: () => number;
}

interface PageListeners {
  /**
   * Called after the page was suspended, for example in the back/forward cache or offline. The page can have missed
   * realtime events.
   */
  onWake: () => void;
  /** Called when the user looks at the page again. */
  onAttended: () => void;
}

const beat = 5000;
const sleep = 30_000;

/**
 * Detects interruptions that the connection notices too late. Timers stop while a page is suspended, so a late timer
 * shows that the page was suspended. Timers of hidden pages are slow anyway, so the check waits until the page is
 * visible.
 */
export function watchPage(
  { document, window, now }: Page,
  { onWake, onAttended }: PageListeners,
): () => void {
  let lastBeat = now();
  const isVisible = () => document.visibilityState === 'visible';
  const look = () => {
    if (!isVisible()) return;
    const isLate = now() - lastBeat >= sleep;
    lastBeat = now();
    if (isLate) onWake();
  };
  const timer = setInterval(look, beat);

  const onFocus = () => {
    look();
    onAttended();
  };
  const onVisibility = () => {
    if (isVisible()) onFocus();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onWake();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('focus', onFocus);
  window.addEventListener('online', onWake);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('focus', onFocus);
    window.removeEventListener('online', onWake);
    window.removeEventListener('pageshow', onPageShow);
  };
}
