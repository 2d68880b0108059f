// Relative times change every minute, so updating twice a minute is enough.
const interval = 30_000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function run() {
  clearInterval(timer);
  timer = undefined;
  if (listeners.size === 0 || document.hidden) return;
  tick();
  timer = setInterval(tick, interval);
}

/** All times on the page share one timer. It stops while there is no listener or the page is hidden. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    document.addEventListener('visibilitychange', run);
    timer = setInterval(tick, interval);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', run);
    clearInterval(timer);
    timer = undefined;
  };
}

export const currentTime = (): number => now;
