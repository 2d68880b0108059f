import { lazyValue } from '../../platform/lazy-value.ts';

/** Loads these dialogs on demand, because they are rarely opened. */
export const secondFactorDialogs = lazyValue(() => import('./second-factor-dialogs.ts'));

export type SecondFactorDialogs = Awaited<ReturnType<typeof secondFactorDialogs.get>>;
