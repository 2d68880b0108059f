import { expect, test } from 'vitest';
import { mergeChanges, type PageFields } from './merge-changes.ts';

const base: PageFields = {
  title: 'St. Mary',
  summary: '',
  body: '',
  language: 'en',
  parish: {
    diocese: 'Springfield',
    address: '12 Elm Street',
    town: 'Springfield',
    state: 'IL',
    zip: '62701',
    phone: '',
    email: '',
    website: '',
    pastor: '',
    times: [{ kind: 'mass', day: 0, time: '09:30', note: '' }],
    exceptions: [],
  },
};

test('the changes of both are kept if they are in different fields', () => {
  const own = { ...base, parish: { ...base.parish, phone: '555' } };
  const other = { ...base, title: 'Saint Mary', parish: { ...base.parish, times: [] } };
  const { fields, theirs, both } = mergeChanges(base, own, other);
  expect(fields).toEqual({
    ...base,
    title: 'Saint Mary',
    parish: { ...base.parish, phone: '555', times: [] },
  });
  expect([theirs, both]).toEqual([['title', 'parish.times'], []]);
});

test('a field that both have changed keeps the own value and is named', () => {
  const own = { ...base, parish: { ...base.parish, times: [], patron: 'Mary' } };
  const other = { ...base, parish: { ...base.parish, times: [...base.parish.times, ...base.parish.times] } };
  const { fields, both } = mergeChanges(base, own, other);
  expect(fields.parish.times).toEqual([]);
  expect(fields.parish.patron).toBe('Mary');
  expect(both).toEqual(['parish.times']);
});

test('the same change by both is no conflict', () => {
  const changed = { ...base, title: 'Saint Mary' };
  expect(mergeChanges(base, changed, changed)).toMatchObject({ fields: changed, both: [] });
});

test('a field that was removed stays removed', () => {
  const patron = { ...base, parish: { ...base.parish, patron: 'Mary' } };
  expect(mergeChanges(patron, base, patron).fields.parish).not.toHaveProperty('patron');
});
