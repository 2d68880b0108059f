const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in HTML, between elements and in an attribute. */
export const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (character) => entities[character] ?? '');
