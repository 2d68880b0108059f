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

interface Surroundings {
  answers?: () => Promise<boolean>;
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Calls back each time that the server answers after it did not. The browser's word that the network is there may come
 * before anything can be reached, so the server is asked until it answers, with pauses of 1 s that grow to 30 s. Returns
 * what ends it.
 */
export function watchServer(
  onReturn: () => void,
  { answers = serverAnswers, page = globalThis }: Surroundings = {},
): () => void {
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (wasMissing: boolean, pause: number): Promise<void> => {
    round += 1;
    const thisRound = round;
    clearTimeout(timer);
    const answered = await answers();
    if (thisRound !== round) return;
    if (!answered) timer = setTimeout(() => void ask(true, Math.min(pause * 2, longestPause)), pause);
    else if (wasMissing) onReturn();
  };
  const askAgain = (): void => void ask(true, shortestPause);

  page.addEventListener('online', askAgain);
  void ask(false, shortestPause);
  return () => {
    round += 1;
    clearTimeout(timer);
    page.removeEventListener('online', askAgain);
  };
}
