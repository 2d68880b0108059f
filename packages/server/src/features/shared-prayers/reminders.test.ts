import { beforeEach, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { mailsTo } from '../../../test/payments.ts';
import { befriend, block } from '../../../test/relations.ts';
import { adoration, close, giveBack, novena, started, take } from '../../../test/shared-prayers.ts';

let community: Community;
let maria: Caller;
let josef: Caller;

/** Each test has its own server, because it moves the clock. */
beforeEach(async () => {
  community = await startCommunity();
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef' });
  await befriend(maria, josef);
  await zone(josef, 'America/New_York');
  return () => community.close();
});

const zone = async (caller: Caller, timeZone: string) => {
  const { status } = await caller.request('PUT', '/digest/preferences', {
    body: { frequency: 'never', timeZone },
  });
  expect(status).toBe(200);
};

/** Moves the clock to this time and runs the due jobs. */
async function at(time: string): Promise<void> {
  community.clock.advance(Date.parse(time) - community.clock.now());
  await community.jobs.drain();
}

async function reminders(caller = josef): Promise<string[]> {
  const rows = await community.database.read
    .selectFrom('notifications')
    .select(['kind', 'excerpt'])
    .where('user_id', '=', caller.id)
    .where('kind', 'in', ['shared_prayer_reminder', 'shared_prayer_changed'])
    .orderBy('id')
    .execute();
  return rows.map(({ kind, excerpt }) => `${kind} ${excerpt}`);
}

const mails = async () =>
  (await mailsTo(community, josef)).filter(({ subject }) => subject?.startsWith('Reminder') === true);

const REMINDED = 'shared_prayer_reminder An hour with the Lord';

test('an hour is reminded of once, an hour before it, by a notification and an email', async () => {
  const prayer = await started(maria, adoration);
  await take(josef, prayer, 1);
  await at('2026-01-10T23:59:00Z');
  expect([await reminders(), await mails()]).toEqual([[], []]);
  await at('2026-01-11T00:00:00Z');
  expect(await reminders()).toEqual([REMINDED]);
  const [mail] = await mails();
  expect(mail?.subject).toBe('Reminder: An hour with the Lord');
  expect(mail?.text).toContain('Saturday, January 10 at 8:00 PM EST');
  expect(mail?.text).toContain(`/shared-prayer/${prayer._id}`);
  await at('2026-01-11T01:30:00Z');
  expect([await reminders(), (await mails()).length]).toEqual([[REMINDED], 1]);
});

test('an hour is reminded of half an hour before it, if the member chooses so', async () => {
  await take(josef, await started(maria, adoration), 2, { remindMinutes: 30 });
  await at('2026-01-11T01:29:00Z');
  expect(await reminders()).toEqual([]);
  await at('2026-01-11T01:30:00Z');
  expect(await reminders()).toEqual([REMINDED]);
});

test('a day is reminded of at seven on the evening before, by the clock of the member', async () => {
  await zone(josef, 'Asia/Manila');
  await take(josef, await started(maria, { ...novena, day: '2026-03-06' }), 4);
  await at('2026-03-08T10:59:00Z');
  expect(await reminders()).toEqual([]);
  await at('2026-03-08T11:00:00Z');
  expect(await reminders()).toEqual(['shared_prayer_reminder A novena for vocations']);
});

test('a day after the clocks go forward is reminded of at seven by the new time', async () => {
  await take(josef, await started(maria, { ...novena, day: '2026-03-06' }), 4);
  await at('2026-03-08T22:59:00Z');
  expect(await reminders()).toEqual([]);
  await at('2026-03-08T23:00:00Z');
  expect(await reminders()).toEqual(['shared_prayer_reminder A novena for vocations']);
});

test('a member who has moved to the west is reminded later, and once', async () => {
  await take(josef, await started(maria, novena), 1);
  await zone(josef, 'America/Los_Angeles');
  await at('2026-01-10T00:00:00Z');
  expect([await reminders(), await mails()]).toEqual([[], []]);
  await at('2026-01-10T03:00:00Z');
  expect([(await reminders()).length, (await mails()).length]).toEqual([1, 1]);
});

test('a slot that was given back is not reminded of, and one that was taken again only once', async () => {
  const prayer = await started(maria, adoration);
  await take(josef, prayer, 1);
  await giveBack(josef, prayer, 1);
  await take(josef, prayer, 2);
  await giveBack(josef, prayer, 2);
  await take(josef, prayer, 2);
  await at('2026-01-11T00:30:00Z');
  expect(await reminders()).toEqual([]);
  await at('2026-01-11T01:00:00Z');
  expect([await reminders(), (await mails()).length]).toEqual([[REMINDED], 1]);
  await giveBack(josef, prayer, 2);
  expect(await reminders()).toEqual([]);
});

test('a canceled prayer is not reminded of, and its members are notified', async () => {
  const prayer = await started(maria, adoration);
  await take(josef, prayer, 1);
  await take(maria, prayer, 2);
  await close(maria, prayer, 'cancelled');
  await close(maria, prayer, 'cancelled');
  await at('2026-01-11T00:30:00Z');
  expect([await reminders(), await reminders(maria), await mails()]).toEqual([
    ['shared_prayer_changed An hour with the Lord'],
    [],
    [],
  ]);
});

test('a member who can no longer see the prayer is not reminded', async () => {
  const prayer = await started(maria, adoration);
  await take(josef, prayer, 1);
  await block(maria, josef);
  await at('2026-01-11T00:30:00Z');
  expect([await reminders(), await mails()]).toEqual([[], []]);
});

test('an hour that is taken in its last minutes before, or found late, is not reminded of', async () => {
  const prayer = await started(maria, adoration);
  await take(josef, prayer, 2);
  community.clock.advance(Date.parse('2026-01-11T00:30:00Z') - community.clock.now());
  await take(josef, prayer, 1);
  await community.jobs.drain();
  expect(await reminders()).toEqual([]);
  await at('2026-01-11T02:00:00Z');
  expect([await reminders(), await mails()]).toEqual([[], []]);
});

test('a member who has turned reminders off gets none, and no email', async () => {
  await josef.request('PUT', '/notification/preferences', {
    body: { sharedPrayerReminder: false },
  });
  await take(josef, await started(maria, adoration), 1);
  await at('2026-01-11T00:00:00Z');
  expect([await reminders(), await mails()]).toEqual([[], []]);
});
