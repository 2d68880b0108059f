import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { bells } from '../scripts/demo/bells.ts';
import { authorised, type Member } from './members.ts';

/** Creates and publishes an item as a staff member. Returns its id. */
export async function publishOne(request: APIRequestContext, staff: Member, draft: object): Promise<string> {
  const headers = authorised(staff);
  const answer = await request.post('/api/admin/publications', { headers, data: draft });
  expect(answer.status()).toBe(201);
  const { publication }: { publication: { _id: string } } = await answer.json();
  const published = await request.put(`/api/admin/publications/${publication._id}/publish`, { headers });
  expect(published.status()).toBe(200);
  return publication._id;
}

/** The details of a parish, with one Mass a week. */
export const parishDetails = {
  diocese: 'Springfield',
  address: '12 Elm Street',
  town: 'Springfield',
  state: 'IL',
  zip: '62701',
  phone: '',
  email: '',
  website: '',
  pastor: '',
  times: [{ kind: 'mass', day: 0, time: '10:00', note: '' }],
  exceptions: [],
};

/** A minute of silence, as a WAV. */
export const silence = () => ({ name: 'silence.wav', mimeType: 'audio/wav', buffer: bells(60, []) });

/** Adds a recording to a resource as a staff member. */
export async function addRecording(
  request: APIRequestContext,
  staff: Member,
  id: string,
  title: string,
): Promise<void> {
  const answer = await request.post(`/api/admin/publications/${id}/recordings`, {
    headers: authorised(staff),
    multipart: { title, recording: silence() },
  });
  expect(answer.status()).toBe(201);
}
