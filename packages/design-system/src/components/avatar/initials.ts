export type PersonName = {
  readonly first: string;
  readonly last: string;
};

/** A person, as passed to all people components. */
export type Person = {
  /** The full display name. */
  readonly name: string;
  /** The parts of the name, if known. They give the right initials for long names. */
  readonly person?: PersonName | undefined;
  readonly picture?: string | null | undefined;
};

/** The numbers of the `--ds-color-avatar-*` tokens. */
export const avatarColors = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type AvatarColor = (typeof avatarColors)[number];

function firstGrapheme(text: string, locale: string): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}

/** Returns the first grapheme of each name, so that an accented letter or an emoji sequence is never split. */
export function initialsOf({ first, last }: PersonName, locale: string): string {
  return [first, last]
    .map((name) => firstGrapheme(name.trim(), locale))
    .join('')
    .toLocaleUpperCase(locale);
}

/** Derives the color from the name (FNV-1a over the code points). So the color is the same on every page and device. */
export function avatarColorOf({ first, last }: PersonName): AvatarColor {
  let hash = 0x81_1c_9d_c5;
  for (const character of `${first} ${last}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return avatarColors[(hash >>> 0) % avatarColors.length] ?? 1;
}
