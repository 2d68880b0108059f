import { afterAll, expect, test } from 'vitest';
import { startCommunity } from '../../../test/community.ts';
import { promisesInNotifications } from './migrations/0035-promises-in-notifications.ts';

const community = await startCommunity();

afterAll(() => community.close());

test('older notifications of overdue deadlines link to their deadline', async () => {
  const { clock, database } = community;
  const { id: userId } = await community.join({ role: 'administrator' });
  const notification = (cause: string, kind: 'promise_overdue' | 'like') => ({
    id: crypto.randomUUID(),
    user_id: userId,
    kind,
    actor_id: null,
    subject_id: null,
    excerpt: '',
    cause,
    read_at: null,
    created_at: clock.now(),
  });
  await database.write
    .insertInto('notifications')
    .values([
      notification('overdue payment-disputes 1 2', 'promise_overdue'),
      notification('overdue backups 1 2', 'promise_overdue'),
      notification('overdue backups 3 4', 'like'),
    ])
    .execute();
  await database.write.schema.alterTable('notifications').dropColumn('promise').execute();
  await database.transaction((transaction) => promisesInNotifications.up(transaction));
  const rows = await database.read
    .selectFrom('notifications')
    .select(['cause', 'promise'])
    .where('user_id', '=', userId)
    .orderBy('cause')
    .execute();
  expect(rows.map(({ promise }) => promise)).toEqual(['backups', null, 'payment-disputes']);
});
