import { lazyValue } from '../../platform/lazy-value.ts';

/** Opened once in years. */
export const secondFactorDialogs = lazyValue(() => import('./second-factor-dialogs.ts'));

export type SecondFactorDialogs = Awaited<ReturnType<typeof secondFactorDialogs.get>>;
