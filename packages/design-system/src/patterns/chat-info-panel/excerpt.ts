type Excerpt = { readonly before: string; readonly match: string; readonly after: string };

// This many characters before the match keep it visible on a truncated line.
const lead = 12;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The part of a text around a match, ignoring case and accents; without a match, its beginning. */
export function excerptOf(text: string, wanted: string): Excerpt {
  const sought = folded(wanted.trim());
  const line = text.replace(/\s+/gu, ' ').trim().normalize('NFC');
  const letters = Array.from(line);
  const forms = letters.map(folded);
  // Folding may remove a letter or make several of it: each keeps the index of its origin.
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
