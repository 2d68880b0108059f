const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Reuses formats, because creating a format is far slower than using it. All times of a list need the same few
 * formats.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}
