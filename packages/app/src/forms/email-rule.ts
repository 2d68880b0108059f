/** The server's rule for addresses. It needs no form library, because some pages do not load one. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
