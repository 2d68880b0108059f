import { lazyValue } from '../../platform/lazy-value.ts';
import { whenUsed } from '../../platform/when-used.ts';

export type Dialogs = typeof import('./dialogs.ts');

const dialogs = lazyValue(() => import('./dialogs.ts'));

/**
 * Loads the dialogs on demand, because the feed can be read without them. After a failure, the next call tries again.
 */
export const loadDialogs = (): Promise<Dialogs> => dialogs.retry();

/** Preloads the dialogs once the page is used. Returns a cancel function. */
export const preloadDialogs = (): (() => void) =>
  whenUsed(() => {
    loadDialogs().catch(() => undefined);
  });
