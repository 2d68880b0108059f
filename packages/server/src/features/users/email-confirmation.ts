import type { Transaction } from 'kysely';
import { createAttempts } from '../../platform/authentication/attempts.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { EmailState } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { badRequest, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { newId } from '../../platform/identifiers.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createChangeNotices } from './change-notice.ts';
import { confirmationMail } from './email-confirmation-job.ts';
import { createEmailTokens } from './email-token.ts';
import { emailKey } from './personal-details.ts';
import { createUserRepository } from './repository.ts';

type Write = Transaction<DatabaseSchema>;

const linkInvalid = (): AppError =>
  badRequest(
    i18n._('This link no longer works. Ask for a new one in Settings.'),
    undefined,
    'auth.email-link',
  );

const takenMeanwhile = (): AppError =>
  badRequest(
    i18n._('Another account now uses this address. Your account keeps its previous address.'),
    undefined,
    'user.email-taken',
  );

const nothingToConfirm = (): AppError =>
  badRequest(i18n._('There is no address to confirm.'), undefined, 'user.email-confirmed');

/** Returns the state of an address that was just entered. Without a mail server, members could not confirm it. */
export const initialEmailState = ({ confirmsEmail }: Dependencies['config']): EmailState =>
  confirmsEmail ? 'unconfirmed' : 'trusted';

export function createEmailConfirmation(dependencies: Dependencies) {
  const { clock, config, database, jobs, secrets } = dependencies;
  const users = createUserRepository(database);
  const attempts = createAttempts(dependencies, 'email-confirmation');
  const tokens = createEmailTokens(secrets);
  const notices = createChangeNotices(dependencies);

  /** Adds the job that sends a confirmation link to the address that is not confirmed yet. */
  async function request(transaction: Write, userId: string): Promise<void> {
    await jobs.add(transaction, confirmationMail, {
      key: newId(clock),
      payload: { userId, askedAt: clock.now() },
    });
  }

  async function apply(transaction: Write, token: ReturnType<typeof tokens.read>): Promise<void> {
    const locked = await users.lockRow(transaction, token.userId, 'change');
    const user = locked === undefined ? undefined : await users.account(transaction, token.userId);
    if (locked === undefined || user === undefined) throw linkInvalid();
    const isOver = token.isExpired(clock.now());
    if (token.isFor(locked.email_key)) {
      // A second click on the link changes nothing, even much later.
      if (user.email_state === 'confirmed') return;
      // If the member has entered another address after this link was sent, the address of this link may be a typing
      // error. The email may then have reached a stranger.
      const isSuperseded = user.email_state === 'unconfirmed' && user.pending_email !== null;
      if (isOver || isSuperseded) throw linkInvalid();
      await users.update(transaction, user.id, { email_state: 'confirmed' });
      return;
    }
    const { pending_email: email } = user;
    if (email === null || isOver || !token.isFor(emailKey(email))) throw linkInvalid();
    await users.update(transaction, user.id, {
      email,
      email_key: emailKey(email),
      email_state: 'confirmed',
      pending_email: null,
      updated_at: clock.now(),
    });
    await notices.add(transaction, 'email', user);
  }

  /**
   * Cancels the change of address that the link is for. If the member has entered another address since then, the newer
   * address stays.
   */
  async function forget(transaction: Write, token: ReturnType<typeof tokens.read>): Promise<void> {
    await users.lockRow(transaction, token.userId, 'change');
    const pending = (await users.account(transaction, token.userId))?.pending_email ?? null;
    if (pending === null || !token.isFor(emailKey(pending))) return;
    await users.update(transaction, token.userId, { pending_email: null });
  }

  return {
    request,

    /**
     * Stores an address that must be confirmed before it is used. Call this in the transaction that has locked the
     * member.
     */
    async propose(transaction: Write, userId: string, email: string, address: string): Promise<void> {
      await attempts.recovery(emailKey(email), address);
      await users.update(transaction, userId, { pending_email: email });
      await request(transaction, userId);
    },

    async resend({ userId }: Actor, address: string): Promise<void> {
      await database.transaction(async (transaction) => {
        const user = await users.account(transaction, userId);
        const isOpen =
          user !== undefined && (user.pending_email !== null || user.email_state !== 'confirmed');
        if (!config.confirmsEmail || !isOpen) throw nothingToConfirm();
        await attempts.recovery(emailKey(user.pending_email ?? user.email), address);
        await request(transaction, userId);
      });
      jobs.wake();
    },

    /** Confirms the address, and returns the id of the member who owns it. */
    async confirm(given: string, address: string): Promise<Announcement['userId']> {
      await attempts.signIn(address);
      const token = tokens.read(given);
      try {
        await database.transaction((transaction) => apply(transaction, token));
      } catch (error) {
        if (!database.isUniqueViolation(error, 'users_email_key_unique')) throw error;
        await database.transaction((transaction) => forget(transaction, token));
        throw takenMeanwhile();
      }
      jobs.wake();
      return token.userId;
    },
  };
}
