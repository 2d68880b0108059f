import { createAuditRepository } from '../features/audit/index.ts';
import { noticeMail, secondFactorNotice } from '../features/second-factor/index.ts';
import { emailKey } from '../features/users/index.ts';
import { createSessions } from '../platform/authentication/sessions.ts';
import { systemClock } from '../platform/clock.ts';
import { ConfigError, type Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { i18n } from '../platform/i18n.ts';
import { newId } from '../platform/identifiers.ts';
import { createJobStore } from '../platform/jobs/job-store.ts';
import { FALLBACK } from '../platform/language.ts';
import { isStaffRole } from '../platform/permissions.ts';
import { fullName, nameColumns } from '../features/people/index.ts';
import { runOperatorCommand } from './operator-command.ts';

const columns = [
  'id',
  ...nameColumns,
  'email',
  'email_state',
  'language',
  'role',
  'second_factor_at',
] as const;
const tablesOfSecondFactor = [
  'one_time_codes',
  'passkeys',
  'recovery_codes',
  'login_challenges',
  'passkey_challenges',
] as const;

const byOperator = i18n._('From the command line, by the operator of the site.');

/** Removes the second factor of a member who has lost their devices and recovery codes. Returns the member's name. */
async function removeSecondFactor(config: Config, database: Database, email: string): Promise<string> {
  const audit = createAuditRepository(database);
  const jobs = createJobStore(database);
  const sessions = createSessions({ clock: systemClock, config, database });
  const member = await database.transaction(async (transaction) => {
    const found = await transaction
      .selectFrom('users')
      .select(columns)
      .where('email_key', '=', emailKey(email))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const now = systemClock.now();
    await transaction
      .updateTable('users')
      .set({ second_factor_at: null, updated_at: now })
      .where('id', '=', found.id)
      .execute();
    for (const table of tablesOfSecondFactor) {
      await transaction.deleteFrom(table).where('user_id', '=', found.id).execute();
    }
    // Somebody else may have asked for the removal, so all sessions end, and the next login needs the password.
    await sessions.revokeAll(transaction, found.id);
    if (found.second_factor_at === null) return found;
    const notice = secondFactorNotice(config, 'off', found);
    // The running server sends this email.
    if (notice !== null) {
      await jobs.add(transaction, {
        id: newId(systemClock),
        kind: noticeMail.name,
        key: newId(systemClock),
        payload: JSON.stringify(notice),
        due_at: now,
        created_at: now,
      });
    }
    if (isStaffRole(found.role)) {
      await audit.insert(transaction, {
        id: newId(systemClock),
        actor_id: found.id,
        actor_name: fullName(found),
        actor_role: found.role,
        action: 'second-factor.turn-off',
        outcome: 'done',
        reason: byOperator[FALLBACK],
        reasons: JSON.stringify(byOperator),
        subject_type: 'member',
        subject_id: found.id,
        changes: '[]',
        cause: null,
        created_at: now,
      });
    }
    return found;
  });
  if (member === undefined) {
    throw new ConfigError(`No member has the email address ${email}.`);
  }
  return fullName(member);
}

await runOperatorCommand({
  name: 'second-factor-remove',
  run: async ({ config, database, email }) =>
    `${await removeSecondFactor(config, database, email)} logs in by the password alone, and is logged out everywhere.`,
});
