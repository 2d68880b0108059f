/** The first and the last word of a name. They give an avatar the same color as in the list of chats. */
export function avatarName(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/u);
  return { first: words[0] ?? '', last: words.length > 1 ? (words.at(-1) ?? '') : '' };
}
