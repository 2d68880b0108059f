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

test('nothing is told of what was refused, or of what opens no account', async () => {
  expect(await change({ password: 'Ave-Maris-Stella', currentPassword: 'wrong' })).toBe(400);
  expect(await change({ first_name: 'Mónica', email: address.toUpperCase() })).toBe(200);
  expect(await change({ email: address })).toBe(200);
  expect(await subjectsAt(address)).toEqual([]);
});

test('a new password is told to the member', async () => {
  expect(await change({ password: 'Ave-Maris-Stella', currentPassword: PASSWORD })).toBe(200);
  expect(await subjectsAt(address)).toEqual(['Your password was changed']);
});

test('a new address is told to the former one, and is not named there', async () => {
  const moved = 'moved-elsewhere@example.org';
  expect(await change({ email: moved, currentPassword: 'Ave-Maris-Stella' })).toBe(200);
  const mail = (await mailsAt(community.config, address)).at(-1);
  expect(mail?.subject).toBe('Your e-mail address was changed');
  expect(`${mail?.text} ${mail?.html}`).not.toContain(moved);
  expect(await subjectsAt(moved)).toEqual([]);
});

test('no address stays behind in what is done', async () => {
  const done = await community.database.read
    .selectFrom('jobs')
    .select(['key', 'payload'])
    .where('kind', '=', 'account.change-notice')
    .execute();
  expect(done).toHaveLength(2);
  expect(JSON.stringify(done)).not.toContain('@');
});
