import type { components } from '@parvis/api-client/contract';
import { hashPassword } from '../../platform/authentication/passwords.ts';
import { passwordFault } from '../../platform/authentication/password-rules.ts';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { cleanDetails, emailKey, emailTaken, searchText } from './personal-details.ts';
import { createUserPresenter } from './presenter.ts';
import { createUserRepository } from './repository.ts';

type Account = components['schemas']['Account'];
type SignUpPayload = components['schemas']['SignUpPayload'];

/** What signing up and in need of the members' accounts. */
export interface Accounts {
  open(payload: SignUpPayload): Promise<{ account: Account; token: string }>;
  read(userId: string): Promise<Account | null>;
  byEmail(email: string): Promise<{ account: Account; passwordHash: string } | null>;
  /** Starts a session, unless the password has been changed since that hash was read; null then. */
  startSession(userId: string, passwordHash: string): Promise<string | null>;
  keyOf(email: string): string;
  /** Tells the member's open pages what they now say of themselves. */
  changed(userId: string): Announcement;
}

export function createAccounts(dependencies: Dependencies): Accounts {
  const { clock, database } = dependencies;
  const { presentAccount } = createUserPresenter(dependencies);
  const repository = createUserRepository(database);
  const sessions = createSessions(database, clock);

  async function read(userId: string): Promise<Account | null> {
    const row = await repository.account(database.read, userId);
    return row === undefined ? null : presentAccount(row);
  }

  return {
    async open(payload) {
      const fault = await passwordFault(payload.password);
      const { first_name, last_name, email, phone } = cleanDetails(
        {
          first_name: payload.first_name,
          last_name: payload.last_name,
          email: payload.email,
          phone: payload.phone ?? null,
        },
        fault === null ? [] : [fault],
      );
      const passwordHash = await hashPassword(payload.password);
      const now = clock.now();
      const user = {
        id: newId(clock),
        first_name,
        last_name,
        search: searchText(first_name, last_name),
        email,
        email_key: emailKey(email),
        phone,
        password_hash: passwordHash,
        role: 'member',
        email_visible: 1,
        presence_visible: 1,
        about: '',
        audiences: '{}',
        avatar_id: null,
        terms_accepted_at: payload.termsAccepted === true ? now : null,
        created_at: now,
        updated_at: now,
      } as const;
      try {
        const token = await database.transaction(async (transaction) => {
          await repository.insert(transaction, user);
          return sessions.issue(transaction, user.id);
        });
        return { account: presentAccount({ ...user, questionnaire_id: null }), token };
      } catch (error) {
        if (database.isUniqueViolation(error, 'users_email_key_unique')) throw emailTaken();
        throw error;
      }
    },

    read,

    async byEmail(email) {
      const row = await repository.credentials('email_key', emailKey(email));
      return row === undefined ? null : { account: presentAccount(row), passwordHash: row.password_hash };
    },

    startSession: (userId, passwordHash) =>
      database.transaction(async (transaction) => {
        const user = await repository.hold(transaction, userId, 'sign in');
        return user?.password_hash === passwordHash ? sessions.issue(transaction, userId) : null;
      }),

    keyOf: emailKey,

    changed: (userId) => ({
      userId,
      event: 'account_changed',
      read: async () => {
        const account = await read(userId);
        return account === null ? null : { account };
      },
    }),
  };
}
