const normal = (text: string) => text.normalize('NFC').replaceAll('\r\n', '\n').trim();

/** The server tidies what it stores, so a stored text is compared by what a reader sees of it. */
export function saysTheSame(stored: string, typed: string): boolean {
  return normal(stored) === normal(typed);
}
