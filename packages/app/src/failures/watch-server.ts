const shortestPause = 1000;
const longestPause = 30_000;

async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // The page itself is asked for, no operation of the interface.
    // oxlint-disable-next-line eslint/no-restricted-globals
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/** The worker gave the page because its network failed: what is missing on it is worth another try. */
const isFromCache = (): boolean => 'fromCache' in document.documentElement.dataset;

interface Surroundings {
  answers?: () => Promise<boolean>;
  /** Whether the server did not answer before, so that its first answer is a return already. */
  wasMissing?: boolean;
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Calls back each time that the server answers after it did not. The browser's word that the network is there may come
 * before anything can be reached, so the server is asked until it answers, with pauses of 1 s that grow to 30 s. Returns
 * what ends it.
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
  // A page from the cache waits first, so that one that fails again and again is not loaded without a pause.
  if (wasMissing) timer = setTimeout(askAgain, shortestPause);
  else void ask(false, shortestPause);
  return () => {
    round += 1;
    clearTimeout(timer);
    page.removeEventListener('online', askAgain);
  };
}
