import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { i18n } from '../../platform/i18n.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { inLanguage, type Language } from '../../platform/language.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { nameColumns, recipientOf } from '../people/index.ts';
import { NOTICE, UNUSED } from './due-rows.ts';

type Write = Transaction<DatabaseSchema>;

const AT_ONCE = 200;

const unusedMail = jobKind<{ readonly userId: string; readonly warnedAt: number }>('account.unused-mail');

const nothingToWrite: Finish = async () => [];

const words = {
  subject: i18n._('Do you still need your account?'),
  hello: (name: string) => i18n._('Hello {name},', { name }),
  text: i18n._(
    'You have not used your account for eleven months. Accounts unused for 12 or more months may be terminated.',
  ),
  keep: i18n._('Logging in once is enough to keep it. If you no longer need it, there is nothing to do.'),
  action: i18n._('Log in'),
};

function contentOf(language: Language, name: string): MailContent {
  const localized = inLanguage(words, language);
  return {
    language,
    subject: localized.subject,
    preview: localized.text,
    blocks: [
      { kind: 'heading', text: localized.subject },
      { kind: 'paragraph', text: localized.hello(name) },
      { kind: 'paragraph', text: localized.text },
      { kind: 'paragraph', text: localized.keep },
      { kind: 'action', label: localized.action, path: '/' },
    ],
  };
}

export function handleUnusedJobs({ database, jobs, mailer }: Dependencies): void {
  jobs.handle(unusedMail, async ({ userId, warnedAt }, { id }) => {
    const member = await database.read
      .selectFrom('users')
      .select([...nameColumns, 'email', 'language', 'unused_warned_at'])
      .where('id', '=', userId)
      .executeTakeFirst();
    // The member has used the account again or deleted it in the meantime.
    if (member?.unused_warned_at !== warnedAt) return nothingToWrite;
    await mailer.send({
      id,
      to: recipientOf(member),
      content: contentOf(member.language, member.first_name),
    });
    return nothingToWrite;
  });
}

/**
 * Warns the members of unused accounts, each of them once. Leaves out restricted members and accounts that are
 * pending deletion, because these members could not keep their account by using it.
 */
export async function warnUnused({
  clock,
  database,
  jobs,
}: Pick<Dependencies, 'clock' | 'database' | 'jobs'>): Promise<void> {
  const now = clock.now();

  const found = (transaction: Write) =>
    transaction
      .selectFrom('users')
      .select('users.id')
      .where('users.last_used_at', '<=', now - UNUSED + NOTICE)
      .where('users.unused_warned_at', 'is', null)
      .where((user) =>
        user.not(
          user.exists(
            user
              .selectFrom('exclusions')
              .select('exclusions.id')
              .whereRef('exclusions.user_id', '=', 'users.id')
              .where('exclusions.lifted_at', 'is', null)
              .where((lasting) =>
                lasting.or([
                  lasting('exclusions.ends_at', 'is', null),
                  lasting('exclusions.ends_at', '>', now),
                ]),
              ),
          ),
        ),
      )
      .where((user) =>
        user.not(
          user.exists(
            user
              .selectFrom('departures')
              .select('departures.user_id')
              .whereRef('departures.user_id', '=', 'users.id'),
          ),
        ),
      )
      .orderBy('users.id')
      .limit(AT_ONCE)
      .forNoKeyUpdate()
      .execute();

  let warned: number;
  do {
    warned = await database.transaction(async (transaction) => {
      const members = await found(transaction);
      if (members.length === 0) return 0;
      await transaction
        .updateTable('users')
        .set({ unused_warned_at: now })
        .where(
          'id',
          'in',
          members.map(({ id }) => id),
        )
        .execute();
      for (const { id: userId } of members) {
        await jobs.add(transaction, unusedMail, {
          key: `${userId} ${now}`,
          payload: { userId, warnedAt: now },
        });
      }
      return members.length;
    });
  } while (warned === AT_ONCE);
  jobs.wake();
}
