import type { MassTimesData } from './service-days.ts';

export const now = '2026-12-06T15:00:00.000Z';

export const sample: MassTimesData = {
  parish: {
    name: 'St. Cecilia',
    timeZone: 'America/Chicago',
    exceptions: [
      { date: '2026-12-08', note: 'Immaculate Conception' },
      { date: '2026-12-09', note: 'The church is closed for repairs.' },
    ],
  },
  upcoming: [
    { kind: 'mass', startsAt: '2026-12-06T14:00:00.000Z', date: '2026-12-06', language: '', note: 'Quiet' },
    { kind: 'mass', startsAt: '2026-12-06T18:00:00.000Z', date: '2026-12-06', language: 'es', note: '' },
    { kind: 'mass', startsAt: '2026-12-09T01:00:00.000Z', date: '2026-12-08', language: '', note: '' },
    { kind: 'adoration', startsAt: '2026-12-10T23:00:00.000Z', date: '2026-12-10', language: '', note: '' },
    {
      kind: 'confession',
      startsAt: '2026-12-12T22:00:00.000Z',
      date: '2026-12-12',
      language: '',
      note: 'Chapel',
    },
    { kind: 'mass', startsAt: '2026-12-13T14:00:00.000Z', date: '2026-12-13', language: '', note: '' },
  ],
};
