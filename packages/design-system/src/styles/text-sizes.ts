/** The values of `data-text-size`, on `<html>` alone: 115, 130 and 150 % of what the browser is set to. */
export const textSizes = ['large', 'larger', 'largest'] as const;
