const special = /[$()*+.?[\\\]^{|}]/gu;

/** Whether the text contains `@` and this whole name. The app links the same places (`find-mentions.ts`). */
export function isNamedIn(text: string, name: string): boolean {
  if (name === '' || !text.includes('@')) return false;
  const escaped = name.replaceAll(special, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}_])@${escaped}(?![\p{L}\p{M}\p{N}_])`, 'u').test(text);
}
