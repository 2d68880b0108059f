import type { Schemas } from '@parvis/api-client';
import { newId } from '../../../platform/new-id.ts';

type ParishDetails = Schemas['ParishDetails'];

export type ServiceRow = ParishDetails['times'][number] & { readonly key: string };
export type ExceptionRow = ParishDetails['exceptions'][number] & { readonly key: string };

/** The form values of a parish. Each row has a key, so that removing one row does not mix up the others. */
export type ParishValues = Omit<ParishDetails, 'times' | 'exceptions'> & {
  readonly times: readonly ServiceRow[];
  readonly exceptions: readonly ExceptionRow[];
};

export const noParish: ParishValues = {
  diocese: '',
  address: '',
  town: '',
  state: '',
  zip: '',
  phone: '',
  email: '',
  website: '',
  pastor: '',
  times: [],
  exceptions: [],
};

export const newService = (): ServiceRow => ({ key: newId(), kind: 'mass', day: 0, time: '', note: '' });
export const newException = (): ExceptionRow => ({ key: newId(), date: '', note: '' });

export function parishValuesOf({ times, exceptions, ...parish }: ParishDetails): ParishValues {
  return {
    ...parish,
    times: times.map((time) => ({ ...time, key: newId() })),
    exceptions: exceptions.map((exception) => ({ ...exception, key: newId() })),
  };
}

export function parishOf({ times, exceptions, ...parish }: ParishValues): ParishDetails {
  return {
    ...parish,
    state: parish.state.trim().toUpperCase(),
    zip: parish.zip.trim(),
    email: parish.email.trim(),
    website: parish.website.trim(),
    times: times.map(({ kind, day, time, note }) => ({ kind, day, time, note })),
    exceptions: exceptions.map(({ date, note }) => ({ date, note })),
  };
}
