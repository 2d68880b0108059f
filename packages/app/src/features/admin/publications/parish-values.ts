import type { Schemas } from '@parvis/api-client';
import { newId } from '../../../platform/new-id.ts';

type ParishDetails = Schemas['ParishDetails'];
/** A service. Its language is empty if it is not given. */
export type DayRow = Required<Schemas['DayTime']> & { readonly key: string };
/** The days of its season are empty if it takes place all year. */
export type ServiceRow = Required<ParishDetails['times'][number]> & { readonly key: string };
export type HolyDayRow = Required<Schemas['HolyDayTime']> & { readonly key: string };
/** Without `times`, the regular services take place on that day. */
export type ExceptionRow = Omit<Schemas['TimeException'], 'times'> & {
  readonly key: string;
  readonly times: readonly DayRow[] | null;
};

/** The form values of a parish. Each row has a key, so that removing one row does not mix up the others. */
export type ParishValues = Omit<
  ParishDetails,
  'patron' | 'timeZone' | 'times' | 'holyDayTimes' | 'exceptions'
> & {
  readonly patron: string;
  /** Empty for the time zone of the ZIP code. */
  readonly timeZone: string;
  readonly times: readonly ServiceRow[];
  readonly holyDayTimes: readonly HolyDayRow[];
  readonly exceptions: readonly ExceptionRow[];
};

export const noParish: ParishValues = {
  patron: '',
  diocese: '',
  address: '',
  town: '',
  state: '',
  zip: '',
  timeZone: '',
  phone: '',
  email: '',
  website: '',
  pastor: '',
  times: [],
  holyDayTimes: [],
  exceptions: [],
};

export const newDayTime = (): DayRow => ({ key: newId(), kind: 'mass', time: '', note: '', language: '' });
export const newService = (): ServiceRow => ({ ...newDayTime(), day: 0, from: '', until: '' });
export const newHolyDayTime = (): HolyDayRow => ({ ...newDayTime(), isVigil: false });
export const newException = (): ExceptionRow => ({ key: newId(), date: '', note: '', times: null });

/** The API has no empty languages and days. */
const unlessEmpty = <Name extends 'language' | 'from' | 'until'>(
  name: Name,
  text: string,
): Partial<Record<Name, string>> => (text === '' ? {} : ({ [name]: text } as Record<Name, string>));

const dayTimeOf = ({ kind, time, note, language }: DayRow): Schemas['DayTime'] => ({
  kind,
  time,
  note,
  ...unlessEmpty('language', language),
});

export function parishValuesOf(details: ParishDetails): ParishValues {
  const { patron = '', timeZone = '', times, holyDayTimes = [], exceptions, ...parish } = details;
  return {
    ...parish,
    patron,
    timeZone,
    times: times.map((time) => ({ ...newService(), ...time })),
    holyDayTimes: holyDayTimes.map((time) => ({ ...newHolyDayTime(), ...time })),
    exceptions: exceptions.map(({ times: own, ...exception }) => ({
      ...exception,
      key: newId(),
      times: own?.map((time) => ({ ...newDayTime(), ...time })) ?? null,
    })),
  };
}

export function parishOf(values: ParishValues): ParishDetails {
  const { patron, timeZone, times, holyDayTimes, exceptions, ...parish } = values;
  return {
    ...parish,
    ...(patron.trim() === '' ? {} : { patron }),
    ...(timeZone === '' ? {} : { timeZone }),
    state: parish.state.trim().toUpperCase(),
    zip: parish.zip.trim(),
    email: parish.email.trim(),
    website: parish.website.trim(),
    times: times.map(({ day, from, until, ...time }) => ({
      ...dayTimeOf(time),
      day,
      ...unlessEmpty('from', from),
      ...unlessEmpty('until', until),
    })),
    ...(holyDayTimes.length === 0
      ? {}
      : {
          holyDayTimes: holyDayTimes.map(({ isVigil, ...time }) => ({
            ...dayTimeOf(time),
            ...(isVigil ? { isVigil } : {}),
          })),
        }),
    exceptions: exceptions.map(({ date, note, times: own }) => ({
      date,
      note,
      ...(own === null ? {} : { times: own.map(dayTimeOf) }),
    })),
  };
}
