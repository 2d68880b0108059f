export type Dialogs = typeof import('./dialogs.ts');

let loading: Promise<Dialogs> | undefined;

/** The code of the dialogs, which nobody needs to read the feed; after a failure it is fetched again. */
export function loadDialogs(): Promise<Dialogs> {
  loading ??= import('./dialogs.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Fetches it once the page has come to rest; answers how to give that up. */
export function preloadDialogs(): () => void {
  const timer = setTimeout(() => {
    loadDialogs().catch(() => undefined);
  }, 1500);
  return () => clearTimeout(timer);
}
