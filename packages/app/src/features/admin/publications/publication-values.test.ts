import type { Schemas } from '@parvis/api-client';
import { expect, test } from 'vitest';
import { newValues, payloadOf, valuesOf } from './publication-values.ts';

const event = {
  startsAt: '2030-01-07T19:00',
  minutes: 90,
  timeZone: 'America/Sao_Paulo',
  recurrence: 'weekly',
  until: '2030-03-01',
  place: 'Parish hall',
  isPlacePublic: true,
  link: '',
} as const;

const publication: Schemas['Publication'] = {
  _id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d',
  kind: 'event',
  state: 'draft',
  title: 'Rosary',
  summary: 'Together.',
  body: '# Come',
  author: '',
  language: 'es',
  image: null,
  event,
  parish: null,
  resource: null,
  recordings: [],
  recordingLimit: 100 * 1024 * 1024,
  marks: 0,
  revision: 1,
  publishedAt: null,
  confirmedAt: '2030-01-01T00:00:00.000Z',
  createdAt: '2030-01-01T00:00:00.000Z',
  updatedAt: '2030-01-01T00:00:00.000Z',
};

test('a loaded publication is sent back unchanged', () => {
  expect(payloadOf('event', valuesOf(publication))).toEqual({
    title: 'Rosary',
    summary: 'Together.',
    body: '# Come',
    author: '',
    language: 'es',
    event,
  });
});

test('a publication is sent without the fields of other kinds', () => {
  const values = { ...newValues('UTC'), title: 'Psalms', type: 'Audio' as const };
  expect(payloadOf('resource', values)).toMatchObject({ resource: { type: 'Audio' } });
  expect(payloadOf('resource', values)).not.toHaveProperty('event');
  expect(Object.keys(payloadOf('article', values))).toEqual([
    'title',
    'summary',
    'body',
    'author',
    'language',
  ]);
});

test('a single event has no end date of a series', () => {
  const values = { ...valuesOf(publication), recurrence: 'none' as const };
  expect(payloadOf('event', values).event?.until).toBeNull();
});

test.each(['', 'an hour', '1.5', '-3'])('the length %j is left to the server’s validation', (minutes) => {
  expect(payloadOf('event', { ...valuesOf(publication), minutes }).event?.minutes).toBe(0);
});

test('a parish keeps its times, and its state is sent in capitals', () => {
  const parish: Schemas['ParishDetails'] = {
    diocese: 'Springfield',
    address: '12 Elm Street',
    town: 'Springfield',
    state: 'IL',
    zip: '62701',
    phone: '',
    email: '',
    website: '',
    pastor: '',
    times: [{ kind: 'mass', day: 0, time: '10:00', note: 'Spanish' }],
    exceptions: [{ date: '2030-12-25', note: 'Midnight Mass alone.' }],
  };
  const whole: Schemas['ParishDetails'] = {
    ...parish,
    patron: 'Saint Gregory',
    timeZone: 'America/Denver',
    times: [
      {
        kind: 'mass',
        day: 0,
        time: '10:00',
        note: '',
        language: 'es',
        from: '2030-06-01',
        until: '2030-08-31',
      },
    ],
    holyDayTimes: [{ kind: 'mass', time: '19:00', note: '', isVigil: true }],
    exceptions: [
      { date: '2030-12-24', note: 'Closed.', times: [] },
      {
        date: '2030-12-25',
        note: 'Later.',
        times: [{ kind: 'mass', time: '12:00', note: '', language: 'la' }],
      },
    ],
  };
  const wholeValues = valuesOf({ ...publication, kind: 'parish', event: null, parish: whole });
  expect(payloadOf('parish', wholeValues).parish).toEqual(whole);
  const values = valuesOf({ ...publication, kind: 'parish', event: null, parish });
  expect(payloadOf('parish', values).parish).toEqual(parish);
  const typed = { ...values, parish: { ...values.parish, state: 'il', zip: ' 62701 ' } };
  expect(payloadOf('parish', typed).parish).toEqual(parish);
  expect(payloadOf('parish', values)).not.toHaveProperty('event');
});

test('the parish is sent only if it has changed', () => {
  const linked = valuesOf({ ...publication, parishId: publication._id, parishTitle: 'St. Cecilia' });
  expect(payloadOf('event', linked)).not.toHaveProperty('parishId');
  expect(payloadOf('event', { ...linked, belongsTo: undefined })).toHaveProperty('parishId', null);
  expect(payloadOf('event', { ...linked, belongsTo: { id: 'other', name: 'St. Bede' } })).toHaveProperty(
    'parishId',
    'other',
  );
});
