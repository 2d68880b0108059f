interface Page {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  now: () => number;
}

interface PageListeners {
  /** The page slept, was away or had no network: what should have come may not have. */
  onWake: () => void;
  /** Somebody looks at it again. */
  onAttended: () => void;
}

const beat = 5000;
const sleep = 30_000;

/**
 * Watches for what no connection tells of in time. A page that sleeps has no timers: when one comes late, it slept. Those of a page
 * that nobody sees are slow anyway, so that this is asked when it is seen again.
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
