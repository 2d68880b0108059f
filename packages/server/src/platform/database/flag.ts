/** A boolean: both engines store it as a number. */
export type Flag = 0 | 1;
