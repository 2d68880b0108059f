/** The server's rule for addresses. This file imports no form library, because some pages load none. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
