import type { components } from '@parvis/api-client/contract';
import type { Answer, Caller } from './community.ts';

type Schemas = components['schemas'];
type SharedPrayer = Schemas['SharedPrayer'];
type Draft = Schemas['SharedPrayerPayload'];
type Outcome = Promise<Answer<Schemas['SharedPrayerAnswer'] & Schemas['ErrorAnswer']>>;

/** Adoration from Saturday evening until midnight, five days after the tests begin. */
export const adoration: Draft = {
  kind: 'adoration',
  title: 'An hour with the Lord',
  audience: 'friends',
  startsAt: '2026-01-10T20:00',
  endsAt: '2026-01-11T00:00',
  timeZone: 'America/New_York',
};

export const novena: Draft = {
  kind: 'novena',
  title: 'A novena for vocations',
  audience: 'friends',
  day: '2026-01-10',
  timeZone: 'America/New_York',
};

export const rosary: Draft = { ...novena, kind: 'rosary', title: 'A rosary', mysteries: 'joyful' };

export const start = (caller: Caller, draft: object, key?: string): Outcome =>
  caller.request('POST', '/sharedPrayer/create', {
    body: draft,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

export const started = async (caller: Caller, draft: Draft): Promise<SharedPrayer> =>
  (await start(caller, draft)).body.sharedPrayer;

export const readPrayer = (caller: Caller, { _id }: SharedPrayer): Outcome =>
  caller.request('GET', `/sharedPrayer/getById/${_id}`);

export const take = (caller: Caller, { _id }: SharedPrayer, slot: number, body: object = {}): Outcome =>
  caller.request('PUT', `/sharedPrayer/slot/${_id}/${slot}`, { body });

export const giveBack = (caller: Caller, { _id }: SharedPrayer, slot: number): Outcome =>
  caller.request('DELETE', `/sharedPrayer/slot/${_id}/${slot}`);

export const removeFrom = (caller: Caller, { _id }: SharedPrayer, slot: number, { id }: Caller): Outcome =>
  caller.request('DELETE', `/sharedPrayer/slot/${_id}/${slot}/${id}`);

export const close = (caller: Caller, { _id }: SharedPrayer, state: 'ended' | 'cancelled'): Outcome =>
  caller.request('PUT', `/sharedPrayer/close/${_id}`, { body: { state } });

export async function listedPrayers(caller: Caller, of: 'open' | 'mine' = 'open'): Promise<string[]> {
  const { body } = await caller.request<Schemas['SharedPrayerPage']>('GET', `/sharedPrayer/all?of=${of}`);
  return body.sharedPrayers.map(({ title }) => title);
}
