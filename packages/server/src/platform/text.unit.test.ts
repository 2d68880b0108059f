import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, composedLength, hasHiddenCharacters, hasVisibleText, searchable } from './text.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.integer({ min: 0, max: 0xff_ff }))
    .map((units) => units.map((unit) => String.fromCharCode(unit)).join('')),
  fc.string({
    unit: fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\r',
      '\t',
      '\0',
      '\u202E',
      '\u2066',
      '\u200F',
      '\uD800',
      '\uDC00',
      'é',
      '\u0316',
      '\u0301',
    ),
  }),
);

const letters = ['Z', 'ế', 'ᾂ', 'Ź', 'ก', 'ᄀ', 'ᅡ', ' '];
const marks = [
  '\u0301',
  '\u0302',
  '\u0316',
  '\u0327',
  '\u0335',
  '\u0345',
  '\u0489',
  '\u05BC',
  '\u20E3',
  '\uFE0F',
];
/** Letters and marks that compose, decompose, or have invisible characters between them. */
const markedText = fc.string({
  unit: fc.constantFrom(...letters, ...marks, '\u200C', '\u200D', '\u3164', '\n'),
  maxLength: 40,
});

const between = (least: number, most: number) => (code: number) => code >= least && code <= most;
const isForbidden = (code: number): boolean =>
  (code < 0x20 && code !== 0x09 && code !== 0x0a) ||
  [between(0x7f, 0x9f), between(0x20_2a, 0x20_2e), between(0x20_66, 0x20_69), between(0xfe_ff, 0xfe_ff)].some(
    (within) => within(code),
  );

describe('cleanText', () => {
  test('is idempotent for any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, markedText), fc.boolean(), (text, multiline) => {
        const cleaned = cleanText(text, { multiline });
        expect(cleanText(cleaned, { multiline })).toBe(cleaned);
      }),
    );
  });

  test('leaves no control character, no override and no half character', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, multiline) => {
        const cleaned = cleanText(text, { multiline });
        const codes = Array.from(cleaned, (character) => character.codePointAt(0) ?? 0);
        expect(codes.filter(isForbidden)).toEqual([]);
        expect(cleaned.isWellFormed()).toBe(true);
        expect(cleaned).toBe(cleaned.normalize('NFC').trim());
      }),
    );
  });

  test('leaves at most four marks on a letter, also in the decomposed text', () => {
    const fiveMarks = /(?:\p{M}[\p{Cf}\u3164]*){5}/u;
    fc.assert(
      fc.property(markedText, (text) => {
        const cleaned = cleanText(text, { multiline: true });
        expect(cleaned.normalize('NFD')).not.toMatch(fiveMarks);
      }),
    );
  });

  test.each([
    ['Vietnamese', 'Nguyễn Thế Trường'],
    ['Hebrew with accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים שּׁ\u05B8\u0591'],
    ['Arabic', 'ٱلْحَمْدُ لِلَّهِ رَبِّ ٱلْعَٰلَمِينَ مُّؤْمِنَةٌۭ'],
    ['Greek', 'ᾧ ᾅδῃ'],
    ['Devanagari', 'क़्षे ज़िन्दगीं'],
    ['Tibetan', 'བསྒྲུབས་ཧཱུྃ'],
    ['Kannada', 'ಫ಼ೋಂ'],
    ['Tamil', 'கொள்கௌ'],
    ['Sinhala', 'දෝං'],
    ['Thai', 'ที่นี้'],
    ['Korean', '한국어'.normalize('NFD')],
  ])('leaves %s unchanged', (_, text) => {
    expect(cleanText(text, { multiline: false })).toBe(text.normalize('NFC'));
  });

  test.each(['\u200C', '\u200D', '\u00AD', '\u2060', '\u2062', '\u3164'])(
    'counts marks that are separated by the invisible character %j',
    (invisible) => {
      const cleaned = cleanText(`a${`${invisible}\u0301`.repeat(28)}b`, { multiline: false });
      expect(cleaned.match(/\p{M}/gu)).toHaveLength(4);
      expect(cleaned.startsWith(`a${`${invisible}\u0301`.repeat(4)}`)).toBe(true);
      expect(cleaned.endsWith('b')).toBe(true);
    },
  );

  test('cleans a long text of invisible characters and marks in linear time', () => {
    const long = `a${'\u200C'.repeat(100_000)}${'\u0301'.repeat(10)}`.repeat(5);
    expect(cleanText(long, { multiline: false }).match(/\p{M}/gu)).toHaveLength(20);
    const composed = `\u1EBF${'\u200C\u0316'.repeat(250_000)}`;
    expect(cleanText(composed, { multiline: false }).match(/\p{M}/gu)).toHaveLength(2);
  });

  test.each(['👩\u200D❤\uFE0F\u200D💋\u200D👩', 'می\u200Cخواهم', 'क्\u200Dष', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
    'leaves %s unchanged',
    (text) => {
      expect(cleanText(text, { multiline: false })).toBe(text.normalize('NFC'));
    },
  );

  test('leaves ordinary text unchanged', () => {
    const text = 'Procesión el domingo — «¡Viva!» <b>10:00</b> & 5 < 6\n\n\tבְּרֵאשִׁית\u200F 👨‍👩‍👧';
    expect(cleanText(text, { multiline: true })).toBe(text.normalize('NFC'));
  });

  test('turns every kind of line break into a newline, or into a space if there is only one line', () => {
    expect(cleanText('a\r\nb\rc\u2028d\u0085e', { multiline: true })).toBe('a\nb\nc\nd\ne');
    expect(cleanText('a\r\n\tb', { multiline: false })).toBe('a b');
  });

  test('removes characters that reverse the reading direction', () => {
    expect(cleanText('invoice\u202Egpj.exe', { multiline: true })).toBe('invoicegpj.exe');
  });
});

/** Sorting the marks of this text would take a minute. */
const unsorted = `a${'\u0316\u0301'.repeat(200_000)}b`;

test('a long run of marks is cleaned and counted without sorting it', () => {
  const text = cleanText(unsorted, { multiline: true });
  expect(text).toMatch(/^\u00e1\p{M}{3}b$/u);
  expect(composedLength(unsorted)).toBe(400_002);
});

test('an accented letter counts as one character', () => {
  expect([composedLength('\u00e9'), composedLength('e\u0301')]).toEqual([1, 1]);
});

describe('hasVisibleText', () => {
  test.each(['', ' \n\t', '\u200B\u200D', '\u2060', '\u3164', '\uFE0F', '\u2800', '\u0301', ' \u0308\u200B'])(
    'finds no visible text in %j',
    (text) => {
      expect(hasVisibleText(text)).toBe(false);
    },
  );

  test.each(['.', 'a', '✝️', '\u200Bx', 'e\u0301', '\u2801'])('finds visible text in %j', (text) => {
    expect(hasVisibleText(text)).toBe(true);
  });
});

describe('hasHiddenCharacters', () => {
  test.each(['a\u200Bb', 'a\u00ADb', 'a\uFE0F', 'a\u0000', 'a\u2800b'])(
    'finds a hidden character in %j',
    (text) => {
      expect(hasHiddenCharacters(text)).toBe(true);
    },
  );

  test.each(['maria@example.org', 'josé@example.org', 'e\u0301'])(
    'finds no hidden character in %j',
    (text) => {
      expect(hasHiddenCharacters(text)).toBe(false);
    },
  );
});

describe('searchable', () => {
  test('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(searchable(searchable(text))).toBe(searchable(text));
      }),
    );
  });

  test.each([
    ['  Thérèse   of Lisieux ', 'therese of lisieux'],
    ['İstanbul', 'istanbul'],
    ['ﬁnal ℋ', 'final h'],
    ['José\u0301', 'jose'],
    ['Łukasz Đặng', 'lukasz dang'],
    ['Søren Þór Weiß', 'soren thor weiss'],
    ['Ægidius Œuvré', 'aegidius oeuvre'],
    ['IŞIK Işık', 'isik isik'],
    ['O’Brien', 'obrien'],
    ["O'Brien", 'obrien'],
    ['O´Brien', 'obrien'],
    ['ŉ Kaʻahumanu', 'n kaahumanu'],
    ['Jean‐Luc', 'jean-luc'],
    ['Jean\u2011Luc', 'jean-luc'],
    ['Jean–Luc', 'jean-luc'],
    ['علی\u200Cرضا', 'عليرضا'],
    ['محمـــد', 'محمد'],
    ['Franz\u00ADiskus', 'franziskus'],
    ['Νικόλαος', 'νικολαοσ'],
    ['ΝΙΚΌΛΑΟΣ', 'νικολαοσ'],
  ])('converts %j to %j', (text, expected) => {
    expect(searchable(text)).toBe(expected);
  });
});
