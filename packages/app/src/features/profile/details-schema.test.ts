import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { literal } from '../../i18n/literal.ts';
import { detailsSchema, longestAbout } from './details-schema.ts';

const valid = { first_name: 'Maria', last_name: 'Rossi', hasOneName: false, about: '', phone: '' };

const faultsOf = (changes: Partial<typeof valid>) => {
  const { issues } = v.safeParse(detailsSchema(literal), { ...valid, ...changes });
  return (issues ?? []).map(({ path, message }) => `${String(path?.[0].key)}: ${message}`);
};

describe('the details of a member', () => {
  it.each([
    [{}],
    [{ first_name: '玛利亚' }],
    [{ last_name: '👨‍👩‍👧‍👦' }],
    [{ last_name: 'الدمشقي' }],
    [{ about: '👼'.repeat(longestAbout) }],
    [{ about: 'é'.normalize('NFD').repeat(longestAbout) }],
    [{ first_name: '𝔐'.repeat(80) }],
    [{ phone: '+1 (555) 010-0142' }],
    [{ last_name: '', hasOneName: true }],
    [{ last_name: 'a'.repeat(81), hasOneName: true }],
  ])('can be %j', (changes) => {
    expect(faultsOf(changes)).toEqual([]);
  });

  it.each([
    [{ first_name: '  ' }, ['first_name: Required']],
    [{ last_name: '' }, ['last_name: Required']],
    [{ last_name: 'a'.repeat(81) }, ['last_name: Please use at most 80 characters.']],
    [{ about: 'a'.repeat(longestAbout + 1) }, ['about: Please use at most 1,000 characters.']],
    [{ phone: 'call me' }, ['phone: Please enter a phone number, or leave this empty.']],
  ])('cannot be %j', (changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  it('are trimmed', () => {
    expect(v.parse(detailsSchema(literal), { ...valid, first_name: ' Maria ' }).first_name).toBe('Maria');
  });
});
