import { lazyValue } from '../../platform/lazy-value.ts';

export type ProfileDialogs = typeof import('./dialogs.ts');

const dialogs = lazyValue(() => import('./dialogs.ts'));

/** The code of the dialogs, which nobody needs to read a profile; after a failure it is fetched again. */
export const loadDialogs = (): Promise<ProfileDialogs> => dialogs.retry();
