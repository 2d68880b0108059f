import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Caller, startCommunity, type Community } from '../../../test/community.ts';
import { mailsAt } from '../../../test/stored-mails.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = 'Stella-Maris-33';

let community: Community;
let count = 0;
let email = '';
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity({ config: { confirmsEmail: true } });
});

afterAll(() => community.close());

async function signUp(address: string): Promise<Caller> {
  const person = { first_name: 'Maria', last_name: 'Rossi', email: address, password: PASSWORD };
  const { body } = await community.stranger.request<Schemas['SignedInUser']>('POST', '/auth/signup', {
    body: person,
  });
  return new Caller(community, body._id, body.token);
}

const mails = async (address: string) => {
  await community.jobs.drain();
  return mailsAt(community.config, address);
};
const subjects = async (address: string) => (await mails(address)).map(({ subject }) => subject);
const linkAt = async (address: string): Promise<string> =>
  /\/confirm-email\?token=(\S+)/u.exec((await mails(address)).at(-1)?.text ?? '')?.[1] ?? '';
const confirm = (token: string) =>
  community.stranger.request('POST', '/auth/confirm-email', { body: { token } });
const update = (caller: Caller, body: object) =>
  caller.request<Schemas['AccountAnswer'] & Schemas['ErrorAnswer']>('PUT', `/user/update/${caller.id}`, {
    body: { currentPassword: PASSWORD, ...body },
  });
const startCodes = () => maria.request('POST', '/user/secondFactor/codes', { body: {} });
const account = async (caller: Caller) => {
  const { body } = await caller.request<Schemas['VerifiedUser']>('GET', '/auth/verify');
  return body.user;
};
const signIn = async (address: string) => {
  const body = { email: address, password: PASSWORD };
  return (await community.stranger.request('POST', '/auth/signin', { body })).status;
};

beforeEach(async () => {
  count += 1;
  email = `maria-${count}@example.org`;
  maria = await signUp(email);
});

describe('the address of a new member', () => {
  test('is shown without a mark, and only gets the email with the link', async () => {
    expect(await account(maria)).toMatchObject({
      email,
      emailStatus: { state: 'unconfirmed', pending: null },
    });
    await update(maria, { password: 'Regina-Caeli-44' });
    await maria.request('POST', '/user/export', { body: { password: 'Regina-Caeli-44' } });
    await community.stranger.request('POST', '/auth/recover', { body: { email } });
    await community.jobs.drain();
    await maria.request('DELETE', `/user/update/${maria.id}`);
    community.clock.advance(30 * DAY);
    await community.jobs.drain();
    // The first email belongs to the sign-up. The second one replaces the link for a new password.
    expect(await subjects(email)).toEqual(['Confirm your email address', 'Confirm your email address']);
    expect(community.logLines.join('')).toContain('a mail was withheld');
  });

  test('is confirmed by the link without a login, and the link can be used twice', async () => {
    const link = await linkAt(email);
    const first = await confirm(link);
    expect([first.status, first.body.message]).toEqual([200, 'Your email address is confirmed.']);
    expect((await account(maria)).emailStatus).toEqual({ state: 'confirmed', pending: null });
    community.clock.advance(8 * DAY);
    expect((await confirm(link)).status).toBe(200);
    await update(maria, { password: 'Regina-Caeli-44' });
    expect(await subjects(email)).toEqual(['Confirm your email address', 'Your password was changed']);
    const again = await maria.request('POST', '/user/confirm-email');
    expect([again.status, again.body.id]).toEqual([400, 'user.email-confirmed']);
  });

  test('is not confirmed when the page of the link opens', async () => {
    await community.app.inject({ url: `/confirm-email?token=${await linkAt(email)}` });
    expect((await account(maria)).emailStatus?.state).toBe('unconfirmed');
  });

  test('gets another link on request, and each link works for seven days', async () => {
    const old = await linkAt(email);
    community.clock.advance(7 * DAY);
    expect((await confirm(old)).body.id).toBe('auth.email-link');
    expect((await maria.request('POST', '/user/confirm-email')).status).toBe(202);
    const link = await linkAt(email);
    community.clock.advance(7 * DAY - 1);
    expect((await confirm(link)).status).toBe(200);
  });

  test('cannot be confirmed after the member has entered another one, until they cancel that', async () => {
    const link = await linkAt(email);
    await update(maria, { email: `right-${email}` });
    expect((await confirm(link)).body.id).toBe('auth.email-link');
    expect((await account(maria)).emailStatus?.state).toBe('unconfirmed');
    await update(maria, { email });
    expect((await confirm(link)).status).toBe(200);
  });

  test('gets no link from a password reset while another address is pending', async () => {
    const other = `other-${email}`;
    await update(maria, { email: other });
    await community.stranger.request('POST', '/auth/recover', { body: { email } });
    expect(await subjects(other)).toHaveLength(1);
    expect(await subjects(email)).toHaveLength(1);
  });

  test('does not allow codes or passkeys before it is confirmed', async () => {
    const passkey = await maria.request('POST', '/user/passkeys/options');
    for (const { status, body } of [await startCodes(), passkey])
      expect([status, body.id]).toEqual([400, 'second-factor.email-unconfirmed']);
    await confirm(await linkAt(email));
    expect((await startCodes()).status).toBe(200);
  });

  test('does not allow a staff role before it is confirmed, because emails to staff must arrive', async () => {
    const administrator = await community.join({ role: 'administrator' });
    const give = (role: string) =>
      administrator.request('PUT', `/admin/members/${maria.id}/role`, { body: { role } });
    const refused = await give('moderator');
    expect([refused.status, refused.body.id]).toEqual([400, 'staff.email-unconfirmed']);
    await community.database.write
      .updateTable('users')
      .set({ role: 'administrator' })
      .where('id', '=', maria.id)
      .execute();
    expect((await give('moderator')).status).toBe(200);
    expect((await give('editor')).status).toBe(200);
    expect((await give('administrator')).body.id).toBe('staff.email-unconfirmed');
    await confirm(await linkAt(email));
    expect((await give('moderator')).status).toBe(200);
  });

  test('gets no payment instructions, and the response says that it must be confirmed first', async () => {
    const payment = { fullName: 'Maria Rossi', contact: email, amount: 25 };
    const refused = await maria.request('POST', '/payment/create', { body: payment });
    expect([refused.status, refused.body.id]).toEqual([400, 'payment.email-unconfirmed']);
    await confirm(await linkAt(email));
    expect((await maria.request('POST', '/payment/create', { body: payment })).status).toBe(201);
  });

  test('is confirmed by a password reset with a link sent to it', async () => {
    await confirm(await linkAt(email));
    await community.database.write
      .updateTable('users')
      .set({ email_state: 'trusted' })
      .where('id', '=', maria.id)
      .execute();
    await community.stranger.request('POST', '/auth/recover', { body: { email } });
    const token = /\/reset-password\?token=(\S+)/u.exec((await mails(email)).at(-1)?.text ?? '')?.[1] ?? '';
    await community.stranger.request('POST', '/auth/reset', { body: { token, password: PASSWORD } });
    const { email_state } = await community.database.read
      .selectFrom('users')
      .select('email_state')
      .where('id', '=', maria.id)
      .executeTakeFirstOrThrow();
    expect(email_state).toBe('confirmed');
  });
});

describe('a changed address', () => {
  let next = '';

  beforeEach(async () => {
    next = `new-${email}`;
    await confirm(await linkAt(email));
  });

  test('takes effect when it is confirmed, and the former address gets an email', async () => {
    const { status, body } = await update(maria, { email: next });
    expect([status, body.user.email, body.user.emailStatus]).toEqual([
      200,
      email,
      { state: 'confirmed', pending: next },
    ]);
    expect([await signIn(email), await signIn(next)]).toEqual([200, 401]);
    const link = await linkAt(next);
    expect(await subjects(email)).toEqual(['Confirm your email address']);
    expect((await confirm(link)).status).toBe(200);
    expect([await signIn(email), await signIn(next)]).toEqual([401, 200]);
    expect(await account(maria)).toMatchObject({
      email: next,
      emailStatus: { state: 'confirmed', pending: null },
    });
    expect((await subjects(email)).at(-1)).toBe('Your email address was changed');
    expect((await confirm(link)).status).toBe(200);
  });

  test('is cancelled by entering the current address, and by a new password', async () => {
    for (const back of [{ email }, { password: PASSWORD }]) {
      await update(maria, { email: next });
      const link = await linkAt(next);
      const { body } = await update(maria, back);
      expect(body.user.emailStatus).toEqual({ state: 'confirmed', pending: null });
      expect((await confirm(link)).body.id).toBe('auth.email-link');
    }
    expect(await signIn(email)).toBe(200);
  });

  test('can be confirmed for a day, and only the newest one', async () => {
    await update(maria, { email: next });
    const first = await linkAt(next);
    await update(maria, { email: `other-${email}` });
    expect((await confirm(first)).body.id).toBe('auth.email-link');
    const link = await linkAt(`other-${email}`);
    community.clock.advance(DAY);
    expect((await confirm(link)).body.id).toBe('auth.email-link');
    await maria.request('POST', '/user/confirm-email');
    expect((await confirm(await linkAt(`other-${email}`))).status).toBe(200);
  });

  test('is refused if another account has it, even if that happens before the confirmation', async () => {
    const josef = await signUp(`josef-${email}`);
    const taken = await update(maria, { email: `JOSEF-${email}` });
    expect([taken.status, taken.body.errors?.[0]?.path]).toEqual([400, 'email']);
    await update(maria, { email: next });
    const link = await linkAt(next);
    await confirm(await linkAt(`josef-${email}`));
    await update(josef, { email: next });
    await confirm(await linkAt(next));
    const late = await confirm(link);
    expect([late.status, late.body.id]).toEqual([400, 'user.email-taken']);
    expect(await account(maria)).toMatchObject({ email, emailStatus: { state: 'confirmed', pending: null } });
  });

  test('takes effect once if the link is used twice at the same time', async () => {
    await update(maria, { email: next });
    const link = await linkAt(next);
    const answers = await Promise.all([confirm(link), confirm(link)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      (await subjects(email)).filter((subject) => subject === 'Your email address was changed'),
    ).toHaveLength(1);
  });
});

test('a link works for its member only, and its expiry cannot be changed', async () => {
  const link = await linkAt(email);
  const [id, until, signature] = link.split('.');
  const other = await signUp(`other-${email}`);
  for (const forged of [
    `${other.id}.${until}.${signature}`,
    `${id}.${'z'.repeat(9)}.${signature}`,
    `${id}.${until}.`,
    `${id}.${until}`,
    link.slice(0, -1),
    'nothing',
    '\u0000.zz.AAAA',
    '..',
    '🔑'.repeat(60),
  ]) {
    const { status, body } = await confirm(forged);
    expect([status, body.id]).toEqual([400, expect.any(String)]);
  }
  expect((await account(maria)).emailStatus?.state).toBe('unconfirmed');
});

test('staff see whether an address is confirmed', async () => {
  const staff = await community.join({ role: 'moderator' });
  const read = async () =>
    (await staff.request<Schemas['StaffMemberAnswer']>('GET', `/admin/members/${maria.id}`)).body.member;
  expect((await read()).emailState).toBe('unconfirmed');
  await confirm(await linkAt(email));
  expect((await read()).emailState).toBe('confirmed');
});
