const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attributes. */
export const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (character) => entities[character] ?? '');
