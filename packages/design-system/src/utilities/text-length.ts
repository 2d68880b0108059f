/** How many characters a text has once it is stored: put together, and each counted once whatever it takes to encode. */
export const textLength = (text: string): number => Array.from(text.normalize('NFC')).length;
