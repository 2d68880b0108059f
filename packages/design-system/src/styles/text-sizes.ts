/**
 * The values of `data-text-size`, which works only on `<html>`. They are 115, 130 and 150% of the browser's
 * setting.
 */
export const textSizes = ['large', 'larger', 'largest'] as const;
