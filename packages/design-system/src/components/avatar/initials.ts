export type PersonName = {
  readonly first: string;
  readonly last: string;
};

/** Somebody, in whatever part of a page. */
export type Person = {
  /** The whole name, as it is shown. */
  readonly name: string;
  /** The parts of the name, where they are known: long names have the right initials by them. */
  readonly person?: PersonName | undefined;
  readonly picture?: string | null | undefined;
};

/** The `--ds-color-avatar-*` tokens. */
export const avatarColors = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type AvatarColor = (typeof avatarColors)[number];

function firstGrapheme(text: string, locale: string): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}

/** The first letter of each name, as its reader sees letters: an accent or an emoji family is never cut apart. */
export function initialsOf({ first, last }: PersonName, locale: string): string {
  return [first, last]
    .map((name) => firstGrapheme(name.trim(), locale))
    .join('')
    .toLocaleUpperCase(locale);
}

/** The same colour for the same name, on every page and every machine: FNV-1a over the code points. */
export function avatarColorOf({ first, last }: PersonName): AvatarColor {
  let hash = 0x81_1c_9d_c5;
  for (const character of `${first} ${last}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return avatarColors[(hash >>> 0) % avatarColors.length] ?? 1;
}
