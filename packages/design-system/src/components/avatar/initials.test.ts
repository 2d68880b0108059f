import { describe, expect, it } from 'vitest';
import { avatarColorOf, avatarColors, initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    [{ first: 'Monica', last: 'of Hippo' }, 'en', 'MO'],
    [{ first: 'ángela', last: 'Muñoz' }, 'es', 'ÁM'],
    [{ first: 'e\u0301ric', last: 'N' }, 'fr', 'E\u0301N'],
    [{ first: '👩‍👩‍👧 family', last: 'Rossi' }, 'it', '👩‍👩‍👧R'],
    [{ first: 'ignatius', last: '' }, 'tr', 'İ'],
    [{ first: '  ', last: '' }, 'en', ''],
  ])('of %o in %s are %s', (name, locale, initials) => {
    expect(initialsOf(name, locale)).toBe(initials);
  });
});

describe('avatarColorOf', () => {
  const names = Array.from({ length: 800 }, (_, index) => ({ first: `Member ${index}`, last: 'Doe' }));

  it('is the same for the same name', () => {
    expect(avatarColorOf({ first: 'Monica', last: 'Rossi' })).toBe(
      avatarColorOf({ first: 'Monica', last: 'Rossi' }),
    );
  });

  it('uses all the colors for different names', () => {
    const counts = Map.groupBy(names, avatarColorOf);
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([...avatarColors]);
    for (const group of counts.values()) expect(group.length).toBeGreaterThan(50);
  });
});
