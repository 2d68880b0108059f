import { lazyValue } from '../../platform/lazy-value.ts';
import { whenUsed } from '../../platform/when-used.ts';

export type Dialogs = typeof import('./dialogs.ts');

const dialogs = lazyValue(() => import('./dialogs.ts'));

/** Loads the dialogs on demand, because reading the feed does not need them; retries after a failure. */
export const loadDialogs = (): Promise<Dialogs> => dialogs.retry();

/** Preloads them once the page is used; returns a cancel function. */
export const preloadDialogs = (): (() => void) =>
  whenUsed(() => {
    loadDialogs().catch(() => undefined);
  });
