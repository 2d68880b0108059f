type Excerpt = { readonly before: string; readonly match: string; readonly after: string };

// So much of what stands before it keeps it in sight on a line that is cut at its end.
const lead = 12;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The place in a text that was searched for, whatever the letter case and the accents; without it, the beginning. */
export function excerptOf(text: string, wanted: string): Excerpt {
  const sought = folded(wanted.trim());
  const line = text.replace(/\s+/gu, ' ').trim().normalize('NFC');
  const letters = Array.from(line);
  const forms = letters.map(folded);
  // A letter may fold to none or to several: each of them knows where it came from.
  const origins = forms.flatMap((form, index) => Array.from({ length: form.length }, () => index));
  const place = sought === '' ? -1 : forms.join('').indexOf(sought);
  if (place < 0) return { before: line, match: '', after: '' };
  const start = origins[place] ?? 0;
  const end = (origins[place + sought.length - 1] ?? start) + 1;
  const from = start <= lead ? 0 : start - lead;
  return {
    before: `${from === 0 ? '' : '…'}${letters.slice(from, start).join('')}`,
    match: letters.slice(start, end).join(''),
    after: letters.slice(end).join(''),
  };
}
