import { describe, expect, it } from 'vitest';
import { formatBytes, partsOfFileName, plainFileName, shortFileName } from './file-name.ts';

describe('the name of a file', () => {
  it('is split before its extension', () => {
    expect(partsOfFileName('Programme of Holy Week.pdf')).toEqual({
      stem: 'Programme of Holy Week',
      ending: '.pdf',
    });
    expect(partsOfFileName('.profile')).toEqual({ stem: '.profile', ending: '' });
    expect(partsOfFileName('Letter of St. Jerome to Paula')).toEqual({
      stem: 'Letter of St. Jerome to Paula',
      ending: '',
    });
    expect(partsOfFileName('archive.tar.gz')).toEqual({ stem: 'archive.tar', ending: '.gz' });
  });

  it('is shortened in the middle within a sentence', () => {
    expect(shortFileName('Programme.pdf')).toBe('Programme.pdf');
    const short = shortFileName(`${'laudate '.repeat(40)}Dominum.pdf`);
    expect(short).toBe('laudate laudate laudate laudate lau…date Dominum.pdf');
    expect(short.length).toBe(52);
  });

  it('cannot be disguised with direction marks', () => {
    expect(plainFileName('psalm\u202Efdp.exe')).toBe('psalmfdp.exe');
    expect(plainFileName('\u2067صلاة\u2069.pdf')).toBe('صلاة.pdf');
  });
});

describe('the size of a file', () => {
  it.each([
    [0, 'en', '0 bytes'],
    [1, 'en', '1 byte'],
    [999, 'en', '999 bytes'],
    [48_200, 'en', '48 kB'],
    [2_440_000, 'en', '2.4 MB'],
    [25_000_000, 'es', '25 MB'],
    [3_200_000_000_000, 'en', '3,200 GB'],
  ])('%d bytes in %s is %s', (bytes, locale, text) => {
    expect(formatBytes(bytes, locale).replaceAll(/\s/gu, ' ')).toBe(text);
  });
});
