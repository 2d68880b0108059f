const shortestPause = 1000;
const longestPause = 30_000;

async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // Requests the page itself, because no API operation is meant for this check.
    // oxlint-disable-next-line eslint/no-restricted-globals
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Whether the service worker served this page from its cache because the network failed. If so, the parts of the page
 * that could not be loaded are worth another try.
 */
const isFromCache = (): boolean => 'fromCache' in document.documentElement.dataset;

interface Surroundings {
  answers?: () => Promise<boolean>;
  /** Whether the server was unreachable before. If so, the first response already counts as a return of the server. */
  wasMissing?: boolean;
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Calls `onReturn` each time the server answers again after an outage. The browser's `online` event can come before
 * anything is reachable. The server is therefore polled until it answers, with pauses that grow from 1 s to 30 s.
 * Returns a function that stops the polling.
 */
export function watchServer(
  onReturn: () => void,
  { answers = serverAnswers, wasMissing = isFromCache(), page = globalThis }: Surroundings = {},
): () => void {
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (isMissing: boolean, pause: number): Promise<void> => {
    round += 1;
    const thisRound = round;
    clearTimeout(timer);
    const answered = await answers();
    if (thisRound !== round) return;
    if (!answered) timer = setTimeout(() => void ask(true, Math.min(pause * 2, longestPause)), pause);
    else if (isMissing) onReturn();
  };
  const askAgain = (): void => void ask(true, shortestPause);

  page.addEventListener('online', askAgain);
  // A page from the cache waits before its first request. Without that pause, a page that keeps failing would reload
  // continuously.
  if (wasMissing) timer = setTimeout(askAgain, shortestPause);
  else void ask(false, shortestPause);
  return () => {
    round += 1;
    clearTimeout(timer);
    page.removeEventListener('online', askAgain);
  };
}
