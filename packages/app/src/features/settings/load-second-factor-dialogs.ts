import { lazyValue } from '../../platform/lazy-value.ts';

/** Loaded on demand: these dialogs are rarely opened. */
export const secondFactorDialogs = lazyValue(() => import('./second-factor-dialogs.ts'));

export type SecondFactorDialogs = Awaited<ReturnType<typeof secondFactorDialogs.get>>;
