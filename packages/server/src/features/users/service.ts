import type { components } from '@parvis/api-client/contract';
import type { Updateable } from 'kysely';
import { createAttempts, type Attempts } from '../../platform/authentication/attempts.ts';
import { hashPassword, verifyPassword } from '../../platform/authentication/passwords.ts';
import { passwordFault } from '../../platform/authentication/password-rules.ts';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { UsersTable } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { badRequest, forbidden, notFound } from '../../platform/http/errors.ts';
import { cleanDetails, emailKey, emailTaken, searchText } from './personal-details.ts';
import { userPolicy } from './policy.ts';
import { presentAccount, presentUser } from './presenter.ts';
import { createUserRepository, type Credentials } from './repository.ts';

type Schemas = components['schemas'];
type UpdatePayload = Schemas['UserUpdatePayload'];

const SCOPE = 'users';

const unknownUser = () => notFound('user.not-found', 'This member is no longer here.');

function refuseField(path: string, message: string) {
  return badRequest(message, [{ path, message }]);
}

export interface UserService {
  list(actor: Actor, limit: number, cursor: string | undefined): Promise<Schemas['UserPage']>;
  read(actor: Actor, id: string): Promise<Schemas['User']>;
  update(actor: Actor, id: string, payload: UpdatePayload): Promise<Schemas['Account']>;
  delete(actor: Actor, id: string): Promise<void>;
}

async function confirmPassword(
  user: Credentials,
  given: string | undefined,
  attempts: Attempts,
): Promise<void> {
  if (given === undefined) throw refuseField('currentPassword', 'Please enter your current password.');
  attempts.password(user.id);
  if (!(await verifyPassword(given, user.password_hash))) {
    throw refuseField('currentPassword', 'This is not your current password.');
  }
  attempts.passwordWasRight(user.id);
}

export function createUserService(dependencies: Dependencies): UserService {
  const { clock, config, database, files, log, secrets } = dependencies;
  const repository = createUserRepository(database);
  const sessions = createSessions(database, clock);
  const attempts = createAttempts(config, clock);
  const cursors = createCursors(secrets.key('cursor'));

  async function changesOf(user: Credentials, payload: UpdatePayload): Promise<Updateable<UsersTable>> {
    const { first_name, last_name, email, phone } = cleanDetails(payload);
    const { password, emailVisible } = payload;
    const isNewEmail = email !== undefined && emailKey(email) !== emailKey(user.email);
    if (isNewEmail || password !== undefined) {
      await confirmPassword(user, payload.currentPassword, attempts);
    }
    if (password !== undefined) {
      const fault = await passwordFault(password);
      if (fault !== null) throw badRequest(fault.message, [fault]);
    }
    return {
      ...(first_name === undefined ? {} : { first_name }),
      ...(last_name === undefined ? {} : { last_name }),
      ...(email === undefined ? {} : { email, email_key: emailKey(email) }),
      ...(phone === undefined ? {} : { phone }),
      ...(emailVisible === undefined ? {} : { email_visible: emailVisible ? 1 : 0 }),
      ...(password === undefined ? {} : { password_hash: await hashPassword(password) }),
      search: searchText(first_name ?? user.first_name, last_name ?? user.last_name),
      updated_at: clock.now(),
    };
  }

  return {
    async list(actor, limit, cursor) {
      const before = cursor === undefined ? null : cursors.decode(cursor, SCOPE);
      const { page, last } = pageOf(await repository.page(limit + 1, before), limit);
      return {
        users: page.map((row) => presentUser(actor, row)),
        nextCursor: last === null ? null : cursors.encode(last, SCOPE),
      };
    },

    async read(actor, id) {
      const row = await repository.find(id);
      if (row === undefined) throw unknownUser();
      return presentUser(actor, row);
    },

    async update(actor, id, payload) {
      const user = await repository.credentials('id', id);
      if (user === undefined) throw unknownUser();
      if (!userPolicy.update(actor, user)) throw forbidden('Only the member can change this account.');
      const changes = await changesOf(user, payload);
      try {
        return await database.transaction(async (transaction) => {
          await repository.update(transaction, id, changes);
          if (payload.password !== undefined) {
            await sessions.revokeOthers(transaction, id, actor.sessionId);
          }
          const row = await repository.account(transaction, id);
          if (row === undefined) throw unknownUser();
          return presentAccount(row);
        });
      } catch (error) {
        if (database.isUniqueViolation(error, 'users_email_key_unique')) throw emailTaken();
        throw error;
      }
    },

    async delete(actor, id) {
      const user = await repository.find(id);
      if (user === undefined) throw unknownUser();
      if (!userPolicy.delete(actor, user)) throw forbidden('Only the member can delete this account.');
      const fileIds = await database.transaction(async (transaction) => {
        if (!(await repository.lock(transaction, id))) throw unknownUser();
        const ids = await repository.fileIds(transaction, id);
        await repository.correctCounters(transaction, id);
        await repository.delete(transaction, id);
        return ids;
      });
      for (const fileId of fileIds) {
        // The account is gone for good: a file that stays behind is swept later.
        await files.remove(fileId).catch((error: unknown) => {
          log.warn({ err: error, fileId }, 'a file of a deleted account could not be removed');
        });
      }
    },
  };
}
