import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { eventDetails, published } from '../../../test/publications.ts';
import { loadSecrets } from '../../platform/secrets.ts';
import { createEventsNaming } from './index.ts';

const DAY = 24 * 60 * 60 * 1000;
const NAMES = ['St. Cecilia', '', 'Springfield'];

let community: Community;
let editor: Caller;
let maria: Caller;
let after: number;

beforeAll(async () => {
  community = await startCommunity();
  editor = await community.join({ role: 'editor' });
  maria = await community.join();
  after = community.clock.now();
});

afterAll(() => community.close());

const event = (title: string, place: string, days: number) =>
  published(editor, 'event', {
    title,
    event: {
      ...eventDetails,
      place,
      timeZone: 'Etc/UTC',
      startsAt: new Date(after + days * DAY).toISOString().slice(0, 16),
    },
  });

async function read(names: readonly string[], most = Infinity): Promise<string[]> {
  const eventsNaming = createEventsNaming({ ...community, secrets: loadSecrets(community.config) });
  const titles: string[] = [];
  const events = eventsNaming({ userId: maria.id }, { after, until: after + 8 * DAY }, names);
  for await (const { title } of events) {
    titles.push(title);
    if (titles.length >= most) break;
  }
  return titles;
}

test('the events that name a place are found behind any number of others, with one query for 50', async () => {
  for (let count = 0; count < 51; count += 1) await event(`Elsewhere ${count}`, 'Rome', 1);
  await event('Supper', 'St. Cecilia, Peoria', 7);
  const attended = await event('Choir', 'Springfield', 6);
  await event('Fair', 'Springfield', 5);
  await event('Too late', 'Springfield', 9);
  await maria.request('PUT', `/event/attend/${attended._id}`);
  expect(await read(NAMES)).toEqual(['Fair', 'Supper']);
  expect(await community.queriesOf(() => read(NAMES))).toBe(1);
  expect(await community.queriesOf(() => read(['Rome']))).toBe(2);
  expect(await community.queriesOf(() => read(['Rome'], 4))).toBe(1);
  expect(await read(['Rome'])).toHaveLength(51);
});

test('without a name, nothing is read', async () => {
  expect(await community.queriesOf(() => read(['', '.']))).toBe(0);
});
