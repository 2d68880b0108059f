import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { befriend } from '../../../test/relations.ts';
import { adoration, close, novena, started, take } from '../../../test/shared-prayers.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josef: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  await befriend(maria, josef);
});

afterAll(() => community.close());

async function calendarLines(): Promise<string[]> {
  const { body } = await josef.request<Schemas['EventFeedAnswer']>('POST', '/event/feed');
  const { pathname, search } = new URL(body.url ?? '', 'https://here.invalid');
  const { bytes } = await community.stranger.request('GET', `${pathname}${search}`);
  return bytes.toString().replaceAll('\r\n ', '').split('\r\n');
}

test('the private calendar has hours with their time, and days as whole days', async () => {
  const hours = await started(maria, adoration);
  const days = await started(maria, novena);
  await take(josef, hours, 2);
  await take(josef, days, 3);
  const lines = await calendarLines();
  expect(lines).toEqual(
    expect.arrayContaining([
      'SUMMARY:An hour with the Lord',
      'DTSTART:20260111T020000Z',
      'DURATION:PT60M',
      'SUMMARY:A novena for vocations',
      'DTSTART;VALUE=DATE:20260112',
    ]),
  );
  expect(lines.filter((line) => line.includes('/shared-prayer/'))).toHaveLength(2);
  await close(maria, hours, 'cancelled');
  expect(await calendarLines()).not.toContain('SUMMARY:An hour with the Lord');
});
