import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { faithTerms, parseTerms } from './terms.ts';

describe('the terms of the faith', () => {
  test('are some two hundred lines with an English, a Spanish and a Portuguese part', async () => {
    const text = await readFile(new URL('terms.txt', import.meta.url), 'utf8');
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
    expect(lines.length).toBeGreaterThanOrEqual(200);
    const incomplete = lines.filter((line) => {
      const parts = line.split('|').map((part) => part.trim());
      return parts.length !== 3 || parts.includes('');
    });
    expect(incomplete).toEqual([]);
  });

  test('are in one line only, and every language finds the others', async () => {
    const terms = await faithTerms();
    expect(terms.get('rosary')).toEqual([['rosary'], ['rosaries'], ['rosario'], ['terco']]);
    expect(terms.get('semana santa')).toEqual([
      ['holy', 'week'],
      ['semana', 'santa'],
    ]);
    expect(terms.get('missa')).toBe(terms.get('mass'));
  });

  test('cannot be in two lines, however they are written', () => {
    expect(() => parseTerms('Mass | Misa | Missa\nmeal | MISÁ | x')).toThrow(
      'The term “misa” is in two lines.',
    );
  });

  test('leave out notes and empty lines', () => {
    expect([...parseTerms('# A note | with signs\n\nLent | Cuaresma | Quaresma\n').keys()]).toEqual([
      'lent',
      'cuaresma',
      'quaresma',
    ]);
  });
});
