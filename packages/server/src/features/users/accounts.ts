import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { Device } from '../../platform/authentication/devices.ts';
import { createPasswords } from '../../platform/authentication/passwords.ts';
import { passwordFault } from '../../platform/authentication/password-rules.ts';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/identifiers.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { newNames } from '../people/index.ts';
import { restrictionsOf } from '../restrictions/index.ts';
import { pendingDeletionsOf } from './pending-deletions.ts';
import { startDigests } from '../digests/index.ts';
import { createEmailConfirmation, initialEmailState } from './email-confirmation.ts';
import { cleanDetails, emailKey, emailTaken, searchText } from './personal-details.ts';
import { createUserPresenter } from './presenter.ts';
import { createUserRepository, type Credentials as CredentialsRow, type LockedUser } from './repository.ts';

type Account = components['schemas']['Account'];
type SignUpPayload = components['schemas']['SignUpPayload'];

interface Credentials {
  readonly account: Account;
  readonly passwordHash: string;
  readonly hasSecondFactor: boolean;
}

/** Uses up the second factor in the transaction of the login. Returns false if it was wrong. */
type UseSecondFactor = (transaction: Transaction<DatabaseSchema>) => Promise<boolean>;

/** The functions for accounts that sign-up and login need. */
export interface Accounts {
  open(payload: SignUpPayload, device: Device): Promise<{ account: Account; token: string }>;
  read(userId: string): Promise<Account | null>;
  byEmail(email: string): Promise<Credentials | null>;
  credentialsOf(userId: string): Promise<Credentials | null>;
  /**
   * Starts a session. Returns null if the password has changed since the hash was read, or if the second factor is
   * missing or wrong. Throws if the member is suspended or banned, or if the account is pending deletion.
   */
  startSession(
    userId: string,
    passwordHash: string,
    device: Device,
    second?: UseSecondFactor,
  ): Promise<string | null>;
  /**
   * Starts a session and cancels the pending deletion. Returns null in the same cases as `startSession`, and if it is
   * too late to cancel. Throws if the member is suspended or banned.
   */
  restoreAccount(
    userId: string,
    passwordHash: string,
    device: Device,
    second?: UseSecondFactor,
  ): Promise<string | null>;
  /** Throws in the same cases as the method that `purpose` names. Call this before asking for a second factor. */
  refuseRestricted(
    transaction: Transaction<DatabaseSchema>,
    userId: string,
    purpose: 'startSession' | 'restoreAccount',
  ): Promise<void>;
  keyOf(email: string): string;
  /** Announces the member's changed data to the member's own open pages. */
  changed(userId: string): Announcement;
}

const isProved = async (
  transaction: Transaction<DatabaseSchema>,
  user: LockedUser,
  second: UseSecondFactor | undefined,
): Promise<boolean> => (second === undefined ? user.second_factor_at === null : second(transaction));

/** A new member has no parish yet. */
const noParish = { parish_id: null, parish_title: null, parish_language: null };

export function createAccounts(dependencies: Dependencies): Accounts {
  const { clock, config, database, jobs } = dependencies;
  const passwords = createPasswords(config);
  const { presentAccount } = createUserPresenter(dependencies);
  const repository = createUserRepository(database);
  const sessions = createSessions(dependencies);
  const restrictions = restrictionsOf(database, clock);
  const pendingDeletions = pendingDeletionsOf(database);
  const confirmation = createEmailConfirmation(dependencies);

  async function read(userId: string): Promise<Account | null> {
    const row = await repository.account(database.read, userId);
    return row === undefined ? null : presentAccount(row);
  }

  const presentCredentials = (row: CredentialsRow | undefined): Credentials | null =>
    row === undefined
      ? null
      : {
          account: presentAccount(row),
          passwordHash: row.password_hash,
          hasSecondFactor: row.second_factor_at !== null,
        };

  const refuseRestricted: Accounts['refuseRestricted'] = async (transaction, userId, purpose) => {
    await restrictions.refuseRestricted(transaction, userId);
    if (purpose === 'startSession') await pendingDeletions.refusePendingDeletion(transaction, userId);
  };

  return {
    async open(payload, device) {
      const fault = await passwordFault(payload.password);
      const { email, phone, ...names } = cleanDetails(
        {
          ...newNames(payload),
          email: payload.email,
          phone: payload.phone ?? null,
        },
        fault === null ? [] : [fault],
      );
      const passwordHash = await passwords.hash(payload.password);
      const now = clock.now();
      const user = {
        id: newId(clock),
        ...names,
        search: searchText(names),
        email,
        email_key: emailKey(email),
        email_state: initialEmailState(config),
        pending_email: null,
        phone,
        password_hash: passwordHash,
        role: 'member',
        email_visible: 1,
        presence_visible: 1,
        listings_public: 0,
        message_requests: 'groups',
        about: '',
        audiences: '{}',
        zip: null,
        language: payload.language ?? 'en',
        liturgical_region: null,
        welcome_step: 'photo',
        avatar_id: null,
        last_used_at: now,
        terms_accepted_at: payload.termsAccepted === true ? now : null,
        created_at: now,
        updated_at: now,
      } as const;
      try {
        const { timeZone, token } = await database.transaction(async (transaction) => {
          await repository.insert(transaction, user);
          const timeZone = await startDigests(dependencies, transaction, user.id, payload.timeZone);
          if (config.confirmsEmail) await confirmation.request(transaction, user.id);
          return { timeZone, token: await sessions.issue(transaction, user.id, device) };
        });
        jobs.wake();
        const row = { ...user, questionnaire_id: null, time_zone: timeZone, ...noParish };
        return { account: presentAccount(row), token };
      } catch (error) {
        if (database.isUniqueViolation(error, 'users_email_key_unique')) throw emailTaken();
        throw error;
      }
    },

    read,

    async byEmail(email) {
      return presentCredentials(await repository.credentials('email_key', emailKey(email)));
    },

    async credentialsOf(userId) {
      return presentCredentials(await repository.credentials('id', userId));
    },

    refuseRestricted,

    async startSession(userId, passwordHash, device, second) {
      const token = await database.transaction(async (transaction) => {
        const user = await repository.lockRow(transaction, userId, 'sign in');
        if (user?.password_hash !== passwordHash) return null;
        await refuseRestricted(transaction, userId, 'startSession');
        if (!(await isProved(transaction, user, second))) return null;
        return sessions.issue(transaction, userId, device);
      });
      // This comes after the transaction, so that simultaneous logins do not wait for each other.
      if (token !== null) await sessions.noteUse(userId);
      return token;
    },

    async restoreAccount(userId, passwordHash, device, second) {
      const token = await database.transaction(async (transaction) => {
        await pendingDeletions.lockContent(transaction, userId);
        const user = await repository.lockRow(transaction, userId, 'change');
        if (user?.password_hash !== passwordHash) return null;
        await refuseRestricted(transaction, userId, 'restoreAccount');
        if (!(await isProved(transaction, user, second))) return null;
        if (!(await pendingDeletions.cancelDeletion(transaction, userId, clock.now()))) return null;
        return sessions.issue(transaction, userId, device);
      });
      if (token !== null) await sessions.noteUse(userId);
      return token;
    },

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
