import type { Transaction } from 'kysely';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { badField, AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { newId } from '../../platform/identifiers.ts';
import { dayOf, textOf } from '../../platform/language.ts';
import { groupChatOwnersOf } from '../group-chats/index.ts';
import { hiddenContent } from '../hidden-content/index.ts';
import { createPendingDeletionRepository } from './pending-deletion-repository.ts';
import { textsOf } from './pending-deletion-texts.ts';
import { accountErasure, deletionMail } from './jobs.ts';
import { createNotOwnAccount } from './not-own-account.ts';
import { createPasswordQuestion } from './password-question.ts';
import { userPolicy } from './policy.ts';
import { memberNotFound } from '../people/index.ts';
import { createUserRepository } from './repository.ts';

type Write = Transaction<DatabaseSchema>;

const GRACE = 30 * 24 * 60 * 60 * 1000;

/**
 * Creates the functions with which a login checks and cancels a pending deletion. The caller must lock the member.
 */
export function pendingDeletionsOf(database: Database) {
  const repository = createPendingDeletionRepository(database);
  return {
    /** Locks the posts whose counters will change. Call this before locking the member, to avoid deadlocks. */
    lockContent: (transaction: Write, userId: string): Promise<void> =>
      hiddenContent.lockPosts(transaction, { type: 'member', id: userId }),

    async refusePendingDeletion(transaction: Write, userId: string): Promise<void> {
      const deletion = await repository.ofMember(transaction, userId);
      if (deletion === undefined) return;
      const refusal = textOf((language) => textsOf(language).refusal(dayOf(deletion.erases_at, language)));
      throw new AppError(403, 'auth.pending-deletion', refusal);
    },

    /** Returns false if it is too late to cancel. */
    async cancelDeletion(transaction: Write, userId: string, now: number): Promise<boolean> {
      const deletion = await repository.ofMember(transaction, userId);
      if (deletion === undefined) return true;
      if (deletion.erases_at <= now) return false;
      await repository.delete(transaction, userId);
      await hiddenContent.recount(transaction, { type: 'member', id: userId });
      return true;
    },
  };
}

export function createPendingDeletions(dependencies: Dependencies) {
  const { clock, connections, database, jobs } = dependencies;
  const repository = createPendingDeletionRepository(database);
  const users = createUserRepository(database);
  const notOwnAccount = createNotOwnAccount(dependencies);
  const passwords = createPasswordQuestion(dependencies);
  const sessions = createSessions(dependencies);
  const groupChatOwners = groupChatOwnersOf(dependencies);

  async function requireOwn(actor: Actor, id: string): Promise<void> {
    const user = await users.find(id);
    if (user === undefined) throw memberNotFound();
    if (!userPolicy.delete(actor, user))
      throw await notOwnAccount(actor, id, i18n._('Only the member can delete this account.'));
  }

  return {
    requireOwn,

    /**
     * Hides the member immediately, and returns the time of the final deletion. If a password is given, it must be
     * right.
     */
    async begin(actor: Actor, id: string, password: string | undefined, address: string): Promise<number> {
      await requireOwn(actor, id);
      const hash = password === undefined ? null : await passwords.ask(id, password, address);
      const erasesAt = await database.transaction(async (transaction) => {
        const subject = { type: 'member', id } as const;
        await hiddenContent.lockPosts(transaction, subject);
        const locked = await users.lockRow(transaction, id, 'change');
        if (locked === undefined) throw memberNotFound();
        if (hash !== null && locked.password_hash !== hash) {
          const message = i18n._('This is not your current password.');
          throw badField('password', message);
        }
        // Another request may have begun the deletion at the same time. That request has ended this session, but only
        // after this request was authenticated.
        const known = await repository.ofMember(transaction, id);
        if (known !== undefined) return known.erases_at;
        const now = clock.now();
        const deletion = { id: newId(clock), user_id: id, asked_at: now, erases_at: now + GRACE };
        await repository.insert(transaction, deletion);
        await hiddenContent.recount(transaction, subject);
        await groupChatOwners.lost(transaction, id);
        await sessions.revokeAll(transaction, id);
        const job = { key: deletion.id, payload: { departureId: deletion.id } };
        await jobs.add(transaction, deletionMail, job);
        await jobs.add(transaction, accountErasure, { ...job, dueAt: deletion.erases_at });
        return deletion.erases_at;
      });
      connections.endMember(id);
      jobs.wake();
      return erasesAt;
    },
  };
}
