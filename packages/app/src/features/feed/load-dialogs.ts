export type Dialogs = typeof import('./dialogs.ts');

let loading: Promise<Dialogs> | undefined;

/** Loads the dialogs on demand, because reading the feed does not need them; retries after a failure. */
export function loadDialogs(): Promise<Dialogs> {
  loading ??= import('./dialogs.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Preloads them once the page is idle; returns a cancel function. */
export function preloadDialogs(): () => void {
  const timer = setTimeout(() => {
    loadDialogs().catch(() => undefined);
  }, 1500);
  return () => clearTimeout(timer);
}
