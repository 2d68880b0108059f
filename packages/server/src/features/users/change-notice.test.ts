import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { mailsAt } from '../../../test/stored-mails.ts';

const PASSWORD = 'Stella-Maris-33';

let community: Community;
let member: Caller;
let address: string;

beforeAll(async () => {
  community = await startCommunity();
  member = await community.join({ firstName: 'Monica' });
  ({ email: address } = await community.database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow());
});

afterAll(() => community.close());

async function change(body: object): Promise<number> {
  const { status } = await member.request('PUT', `/user/update/${member.id}`, { body });
  await community.jobs.drain();
  return status;
}

const subjectsAt = async (email: string) =>
  (await mailsAt(community.config, email)).map(({ subject }) => subject);

test('a refused or harmless change sends no email', async () => {
  expect(await change({ password: 'Ave-Maris-Stella', currentPassword: 'wrong' })).toBe(400);
  expect(await change({ first_name: 'Mónica', email: address.toUpperCase() })).toBe(200);
  expect(await change({ email: address })).toBe(200);
  expect(await subjectsAt(address)).toEqual([]);
});

test('an email tells the member that the password has changed', async () => {
  expect(await change({ password: 'Ave-Maris-Stella', currentPassword: PASSWORD })).toBe(200);
  expect(await subjectsAt(address)).toEqual(['Your password was changed']);
});

test('an email to the former address says that the address has changed, without naming the new one', async () => {
  const moved = 'moved-elsewhere@example.org';
  expect(await change({ email: moved, currentPassword: 'Ave-Maris-Stella' })).toBe(200);
  const mail = (await mailsAt(community.config, address)).at(-1);
  expect(mail?.subject).toBe('Your email address was changed');
  expect(`${mail?.text} ${mail?.html}`).not.toContain(moved);
  expect(await subjectsAt(moved)).toEqual([]);
});

test('a finished job stores no address', async () => {
  const done = await community.database.read
    .selectFrom('jobs')
    .select(['key', 'payload'])
    .where('kind', '=', 'account.change-notice')
    .execute();
  expect(done).toHaveLength(2);
  expect(JSON.stringify(done)).not.toContain('@');
});
