import { lazyValue } from '../../platform/lazy-value.ts';

export type ProfileDialogs = typeof import('./dialogs.ts');

const dialogs = lazyValue(() => import('./dialogs.ts'));

/** Loads the dialogs on demand, because reading a profile does not need them; retries after a failure. */
export const loadDialogs = (): Promise<ProfileDialogs> => dialogs.retry();
