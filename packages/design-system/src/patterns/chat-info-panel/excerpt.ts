type Excerpt = { readonly before: string; readonly match: string; readonly after: string };

// An excerpt begins this many characters before the match, so that a truncated line still shows the match.
const lead = 12;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the part of a text around a match, ignoring case and accents. Without a match, returns the beginning
 * of the text.
 */
export function excerptOf(text: string, wanted: string): Excerpt {
  const sought = folded(wanted.trim());
  const line = text.replace(/\s+/gu, ' ').trim().normalize('NFC');
  const letters = Array.from(line);
  const forms = letters.map(folded);
  // Folding can remove a letter or turn it into several. So each folded letter stores the index of the letter
  // that it came from.
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
