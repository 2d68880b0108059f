import { lazyValue } from '../../platform/lazy-value.ts';
import { whenIdle } from '../../platform/when-idle.ts';

export type Dialogs = typeof import('./dialogs.ts');

const dialogs = lazyValue(() => import('./dialogs.ts'));

/** Loads the dialogs on demand, because reading the feed does not need them; retries after a failure. */
export const loadDialogs = (): Promise<Dialogs> => dialogs.retry();

/** Preloads them once the page is idle; returns a cancel function. */
export const preloadDialogs = (): (() => void) =>
  whenIdle(() => {
    loadDialogs().catch(() => undefined);
  });
