/** How many characters the server counts: put together, and each once whatever it takes to encode. */
export const textLength = (text: string): number => Array.from(text.normalize('NFC')).length;
