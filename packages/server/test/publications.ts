import type { components } from '@parvis/api-client/contract';
import type { Answer, Caller } from './community.ts';

type Schemas = components['schemas'];
type Draft = Schemas['PublicationPayload'];

export const eventDetails: Schemas['EventDetails'] = {
  startsAt: '2030-01-07T19:00',
  minutes: 60,
  timeZone: 'America/Sao_Paulo',
  recurrence: 'none',
  until: null,
  place: 'Parish hall',
  link: '',
};

export const parishDetails: Schemas['ParishDetails'] = {
  diocese: 'Springfield',
  address: '12 Elm Street',
  town: 'Springfield',
  state: 'IL',
  zip: '62701',
  phone: '',
  email: '',
  website: '',
  pastor: 'Fr. Paul Kerr',
  times: [
    { kind: 'mass', day: 0, time: '09:30', note: 'English' },
    { kind: 'confession', day: 6, time: '16:00', note: '' },
  ],
  exceptions: [{ date: '2030-12-25', note: 'Mass at midnight only.' }],
};

const details: Readonly<Record<Draft['kind'], Partial<Draft>>> = {
  article: {},
  event: { event: eventDetails },
  parish: { parish: parishDetails },
  resource: { resource: { type: 'Ebook' } },
};

export const draftOf = (kind: Draft['kind'], change: Partial<Draft> = {}): Draft => ({
  kind,
  title: `A new ${kind}`,
  ...details[kind],
  ...change,
});

export function create(
  staff: Caller,
  draft: object,
  key?: string,
): Promise<Answer<Schemas['PublicationAnswer'] & Schemas['ErrorAnswer']>> {
  return staff.request('POST', '/admin/publications', {
    body: draft,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

export function act(
  staff: Caller,
  id: string,
  verb: 'publish' | 'withdraw' | 'confirm',
): Promise<Answer<Schemas['PublicationAnswer'] & Schemas['ErrorAnswer']>> {
  return staff.request('PUT', `/admin/publications/${id}/${verb}`);
}

export const recordingForm = (bytes: Buffer, title: string, name = 'recording'): FormData => {
  const form = new FormData();
  form.append('title', title);
  form.append('recording', new Blob([Uint8Array.from(bytes)], { type: 'text/html' }), name);
  return form;
};

export function record(
  staff: Caller,
  id: string,
  bytes: Buffer,
  { title = 'A recording', key }: { title?: string; key?: string } = {},
): Promise<Answer<Schemas['PublicationAnswer'] & Schemas['ErrorAnswer']>> {
  return staff.request('POST', `/admin/publications/${id}/recordings`, {
    body: recordingForm(bytes, title),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

export async function published(
  staff: Caller,
  kind: Draft['kind'],
  change: Partial<Draft> = {},
): Promise<Schemas['Publication']> {
  const { body } = await create(staff, draftOf(kind, change));
  return (await act(staff, body.publication._id, 'publish')).body.publication;
}
