import type { components } from '@parvis/api-client/contract';
import { expect, test } from 'vitest';
import { PASSWORD, startCommunity } from '../../test/community.ts';
import { mailsAt } from '../../test/stored-mails.ts';
import { addPasskey, createDevice } from '../../test/passkey.ts';
import { run } from '../../test/process.ts';
import { turnOnCodes } from '../../test/second-factor.ts';

type Schemas = components['schemas'];

// The command runs in a separate process, which uses the real time.
test(
  'removes codes and passkeys, and notifies the member and the audit log',
  { timeout: 60_000 },
  async () => {
    const community = await startCommunity({ config: { confirmsEmail: true } });
    const { clock, config, database } = community;
    const moderator = await community.join({ role: 'moderator' });
    await addPasskey(moderator, createDevice());
    await turnOnCodes(community, moderator);
    const { body } = await moderator.request<Schemas['VerifiedUser']>('GET', '/auth/verify');
    const remove = () =>
      run('commands/remove-second-factor.ts', [body.email], {
        DATA_DIR: config.dataFolder,
        ...(config.databaseUrl === null ? {} : { DATABASE_URL: config.databaseUrl }),
      }).ended;
    expect(await remove()).toMatchObject({ code: 0, complaints: '' });
    clock.advance(Math.max(0, Date.now() - clock.now()));

    expect((await moderator.request('GET', '/auth/verify')).status).toBe(401);
    const signedIn = await community.stranger.request('POST', '/auth/signin', {
      body: { email: body.email, password: PASSWORD },
    });
    expect(signedIn.status).toBe(200);
    for (const table of ['passkeys', 'one_time_codes', 'recovery_codes'] as const) {
      const rows = await database.read.selectFrom(table).selectAll().execute();
      expect([table, rows]).toEqual([table, []]);
    }
    const administrator = await community.join({ role: 'administrator' });
    const ofMember = `/admin/audit?subject=${moderator.id}&action=second-factor.turn-off`;
    const { lines } = (await administrator.request<Schemas['AuditPage']>('GET', ofMember)).body;
    expect(lines).toMatchObject([{ outcome: 'done', actor: { _id: moderator.id } }]);
    expect(lines[0]?.reason).toContain('command line');
    // The email goes to the address that the member had when the second factor was removed, even if the address changes
    // before the email is sent.
    await database.write
      .updateTable('users')
      .set({ email: 'new@example.org', email_key: 'new@example.org' })
      .where('id', '=', moderator.id)
      .execute();
    await community.jobs.drain();
    // Jobs with the same due time run in any order.
    const subjects = (await mailsAt(config, body.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Two-step login is off');
    await community.close();
  },
);
