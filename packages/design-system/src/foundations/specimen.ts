import type { CSSProperties } from 'react';

/** Passes a value to the style sheet of the samples. */
export const specimen = (value: string): CSSProperties => Object.fromEntries([['--ds-specimen', value]]);
