import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { createHolyDays } from '../liturgy/index.ts';
import { timeZoneOfZip } from './time-zone-of-zip.ts';
import { upcomingServices, type Schedule } from './upcoming-services.ts';

const isHolyDay = createHolyDays('unitedStates');
const chicago = 'America/Chicago';
const mass = (day: number, time: string, change: Partial<Schedule['times'][number]> = {}) => ({
  kind: 'mass' as const,
  day,
  time,
  note: '',
  ...change,
});
const dayTime = (time: string, kind: 'mass' | 'confession' = 'mass') => ({ kind, time, note: '' });
const scheduleOf = (change: Partial<Schedule>): Schedule => ({
  times: [],
  exceptions: [],
  timeZone: chicago,
  ...change,
});

/** The local times of the next services, such as '2026-12-06 10:00 Christmas'. */
function nextOf(schedule: Schedule, after: string, most = 3, days = 400): string[] {
  const local = new Intl.DateTimeFormat('sv', {
    timeZone: schedule.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return upcomingServices(schedule, { after: Date.parse(after), most, days, isHolyDay }).map(
    ({ kind, startsAt, exception }) =>
      [
        ...(kind === 'mass' ? [] : [kind]),
        local.format(startsAt),
        ...(exception === '' ? [] : [exception]),
      ].join(' '),
  );
}

describe('the next services', () => {
  test('are in the time zone of the parish, and those that have begun are left out', () => {
    const schedule = scheduleOf({ times: [mass(0, '17:30'), mass(0, '09:00')] });
    expect(nextOf(schedule, '2026-12-06T23:29Z')).toEqual([
      '2026-12-06 17:30',
      '2026-12-13 09:00',
      '2026-12-13 17:30',
    ]);
    expect(nextOf(schedule, '2026-12-06T23:30Z', 1)).toEqual(['2026-12-13 09:00']);
    // It is already Monday in UTC.
    expect(nextOf({ ...schedule, timeZone: 'Pacific/Honolulu' }, '2026-12-07T03:00Z', 1)).toEqual([
      '2026-12-06 17:30',
    ]);
  });

  test('are several of each kind, sorted by time', () => {
    const schedule = scheduleOf({ times: [mass(6, '17:30'), { ...mass(6, '16:45'), kind: 'confession' }] });
    expect(nextOf(schedule, '2026-12-01T12:00Z', 2)).toEqual([
      'confession 2026-12-05 16:45',
      '2026-12-05 17:30',
      'confession 2026-12-12 16:45',
      '2026-12-12 17:30',
    ]);
  });

  test('do not exist if the schedule is empty or its season is over', () => {
    expect(nextOf(scheduleOf({}), '2026-12-01T12:00Z')).toEqual([]);
    const over = scheduleOf({ times: [mass(0, '10:00', { until: '2026-11-30' })] });
    expect(nextOf(over, '2026-12-01T12:00Z')).toEqual([]);
  });

  test('are within the season, including its first and its last day', () => {
    const schedule = scheduleOf({ times: [mass(0, '10:00', { from: '2027-06-06', until: '2027-06-13' })] });
    expect(nextOf(schedule, '2026-12-01T12:00Z')).toEqual(['2027-06-06 10:00', '2027-06-13 10:00']);
  });
});

describe('an exception', () => {
  const times = [mass(0, '10:00')];
  const after = '2026-12-01T12:00Z';
  const exceptionOf = (change: Partial<Schedule['exceptions'][number]>) =>
    nextOf(scheduleOf({ times, exceptions: [{ date: '2026-12-06', note: 'Feast', ...change }] }), after, 2);

  test('only adds its note, cancels the day, or replaces its services', () => {
    expect(exceptionOf({})).toEqual(['2026-12-06 10:00 Feast', '2026-12-13 10:00']);
    expect(exceptionOf({ times: [] })).toEqual(['2026-12-13 10:00', '2026-12-20 10:00']);
    expect(exceptionOf({ times: [dayTime('18:00'), dayTime('08:00')] })).toEqual([
      '2026-12-06 08:00 Feast',
      '2026-12-06 18:00 Feast',
    ]);
  });

  test('can come twice on one day, and 200 times in all', () => {
    const note = 'Feast';
    const twice = [
      { date: '2026-12-06', note, times: [dayTime('08:00')] },
      { date: '2026-12-06', note: 'Bring candles.' },
    ];
    expect(nextOf(scheduleOf({ times, exceptions: twice }), after, 1)).toEqual([
      '2026-12-06 08:00 Feast Bring candles.',
    ]);
    const closed = Array.from({ length: 200 }, (_, day) => ({
      date: new Date(Date.parse(after) + day * 86_400_000).toISOString().slice(0, 10),
      note,
      times: [],
    }));
    expect(nextOf(scheduleOf({ times, exceptions: closed }), after, 1)).toEqual(['2027-06-20 10:00']);
  });

  test('goes before a holy day', () => {
    const exceptions = [{ date: '2026-12-25', note: 'Closed', times: [] }];
    const schedule = scheduleOf({ exceptions, holyDayTimes: [dayTime('12:00')] });
    expect(nextOf(schedule, '2026-12-24T12:00Z', 1)).toEqual(['2027-01-01 12:00']);
  });
});

describe('a holy day of obligation', () => {
  // In 2026 the Immaculate Conception is on a Tuesday.
  const times = [mass(2, '07:00'), { ...mass(2, '08:00'), kind: 'confession' as const }, mass(1, '07:00')];
  const after = '2026-12-07T06:00Z';

  test('replaces the services of the same kinds', () => {
    expect(nextOf(scheduleOf({ times, holyDayTimes: [dayTime('19:00')] }), after, 2)).toEqual([
      '2026-12-07 07:00',
      'confession 2026-12-08 08:00',
      '2026-12-08 19:00',
      'confession 2026-12-15 08:00',
    ]);
  });

  test('adds a vigil to the day before, and keeps its own services', () => {
    const holyDayTimes = [{ ...dayTime('18:00'), isVigil: true }];
    expect(
      nextOf(scheduleOf({ times, holyDayTimes }), after).filter((text) => !text.startsWith('c')),
    ).toEqual(['2026-12-07 07:00', '2026-12-07 18:00', '2026-12-08 07:00']);
  });

  test('on a Sunday has the services of Sunday', () => {
    // The Assumption in 2027.
    const schedule = scheduleOf({ times: [mass(0, '10:00')], holyDayTimes: [dayTime('19:00')] });
    expect(nextOf(schedule, '2027-08-14T12:00Z', 1)).toEqual(['2027-08-15 10:00']);
  });
});

describe('in the night of a clock change', () => {
  test('a skipped time is later by the gap, and a repeated time is the first one', () => {
    const early = scheduleOf({ times: [mass(0, '02:30'), mass(0, '01:30')] });
    expect(nextOf(early, '2027-03-13T12:00Z', 2)).toEqual(['2027-03-14 01:30', '2027-03-14 03:30']);
    const [first] = upcomingServices(early, {
      after: Date.parse('2026-10-31T12:00Z'),
      most: 1,
      days: 10,
      isHolyDay,
    });
    expect(first?.startsAt).toBe(Date.parse('2026-11-01T06:30Z'));
  });

  test('a Mass that a gap at midnight moves to the next day is not lost and not too late', () => {
    // In Santiago the clocks skip the first hour of 6 September 2026.
    const schedule = scheduleOf({
      times: [mass(0, '00:30'), mass(0, '01:15')],
      timeZone: 'America/Santiago',
    });
    expect(nextOf(schedule, '2026-09-06T03:30Z', 2)).toEqual(['2026-09-06 01:15', '2026-09-06 01:30']);
  });
});

describe('the time zone of a ZIP code', () => {
  test.each([
    ['62701', 'IL', chicago],
    ['02134', 'MA', 'America/New_York'],
    ['79901', 'TX', 'America/Denver'],
    ['85001', 'AZ', 'America/Phoenix'],
    ['96910', 'GU', 'Pacific/Guam'],
    ['32501', 'FL', chicago],
    ['83814', 'ID', 'America/Los_Angeles'],
  ])('%s in %s is %s', (zip, state, zone) => {
    expect(timeZoneOfZip(zip, state)).toBe(zone);
  });
});

describe('over ten years', () => {
  const zones = [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'America/Phoenix',
    'America/Puerto_Rico',
    'America/Havana',
    'America/Santiago',
    'America/Sao_Paulo',
    'America/St_Johns',
    'Europe/London',
    'Europe/Rome',
    'Antarctica/Troll',
    'Africa/Casablanca',
    'Asia/Kathmandu',
    'Asia/Beirut',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
  ];
  const DAY = 24 * 60 * 60 * 1000;
  const FIRST = '2026-01-01';
  const LAST = '2035-12-31';
  const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
  const times = [
    mass(0, '01:30'),
    mass(0, '02:30', { until: '2031-03-30' }),
    mass(1, '00:15'),
    mass(4, '18:00', { from: '2027-05-01' }),
    mass(5, '00:00', { from: '2028-06-01', until: '2033-08-31' }),
    mass(6, '23:59'),
  ];
  const exceptions = [
    { date: '2026-03-08', note: 'a', times: [] },
    { date: '2027-11-07', note: 'b', times: [dayTime('02:30'), dayTime('12:00')] },
    { date: '2030-05-02', note: 'c', times: [dayTime('06:00')] },
    { date: '2033-12-25', note: 'd' },
  ];

  /** The local times of a weekly service by ical.js. */
  function* recurrence({ day, time, from = FIRST, until = LAST }: Schedule['times'][number]) {
    const rule = ICAL.Recur.fromString(
      `FREQ=WEEKLY;BYDAY=${weekdays[day] ?? ''};UNTIL=${until.replaceAll('-', '')}T235959`,
    );
    const first = new Date(`${from}T00:00Z`);
    while (first.getUTCDay() !== day) first.setUTCDate(first.getUTCDate() + 1);
    const start = ICAL.Time.fromDateTimeString(`${first.toISOString().slice(0, 10)}T${time}:00`);
    const iterator = rule.iterator(start);
    for (let next = iterator.next(); next; next = iterator.next()) yield next.toString().slice(0, 16);
  }

  /** Converts local times with the offsets of Intl, without Temporal. */
  function createClock(timeZone: string) {
    const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    const localAt = (time: number): number => Date.parse(`${format.format(time).replace(' ', 'T')}Z`);
    const offsets = new Map<number, number>();
    const offsetOn = (day: number): number => {
      const known = offsets.get(day) ?? localAt(day * DAY) - day * DAY;
      offsets.set(day, known);
      return known;
    };
    return (text: string): number => {
      const local = Date.parse(`${text}Z`);
      const day = Math.floor(local / DAY);
      const [before, later] = [offsetOn(day - 1), offsetOn(day + 2)];
      if (before === later) return local - before;
      const found = [local - before, local - later].filter((time) => localAt(time) === local);
      return found.length === 0 ? local - before : Math.min(...found);
    };
  }

  const changed = new Set(exceptions.filter((one) => one.times !== undefined).map(({ date }) => date));
  const expected = [
    ...times.flatMap((service) => [...recurrence(service)].filter((text) => !changed.has(text.slice(0, 10)))),
    ...exceptions.flatMap(({ date, times: own = [] }) => own.map(({ time }) => `${date}T${time}`)),
  ];

  test.each(zones)('agrees with ical.js in %s', (timeZone) => {
    const instant = createClock(timeZone);
    const after = instant(`${FIRST}T00:00`) - 1;
    const end = instant(`${LAST}T23:59`);
    const options = { after, most: Number.POSITIVE_INFINITY, days: 3653, isHolyDay };
    const found = upcomingServices({ times, exceptions, timeZone }, options).map(({ startsAt }) => startsAt);
    expect(found.filter((time) => time <= end)).toEqual(
      expected.map(instant).toSorted((one, other) => one - other),
    );
  });
});
