import { fullName, nameColumns } from '../features/people/index.ts';
import { emailKey } from '../features/users/index.ts';
import { createSessions } from '../platform/authentication/sessions.ts';
import { systemClock } from '../platform/clock.ts';
import { ConfigError } from '../platform/config.ts';
import { runOperatorCommand } from './operator-command.ts';

await runOperatorCommand({
  name: 'administrator',
  async run({ config, database, email }) {
    const sessions = createSessions({ clock: systemClock, config, database });
    const member = await database.transaction(async (transaction) => {
      const promoted = await transaction
        .updateTable('users')
        .set({ role: 'administrator', email_state: 'confirmed', updated_at: systemClock.now() })
        .where('email_key', '=', emailKey(email))
        .returning(['id', ...nameColumns])
        .executeTakeFirst();
      if (promoted !== undefined) await sessions.limitTo(transaction, promoted.id, 'administrator');
      return promoted;
    });
    if (member === undefined)
      throw new ConfigError(`No member has the email address ${email}. Sign up with it first.`);
    return `${fullName(member)} is now an administrator.`;
  },
});
