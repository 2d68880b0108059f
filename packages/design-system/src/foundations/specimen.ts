import type { CSSProperties } from 'react';

/** Passes a value to the specimen's style sheet. */
export const specimen = (value: string): CSSProperties => Object.fromEntries([['--ds-specimen', value]]);
