import { hash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { precompile } from '../database/precompile.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { Role } from '../permissions.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Authentication } from '../http/register-contract.ts';
import { newId } from '../identifiers.ts';
import { isStorageFull } from '../storage-space.ts';
import type { Device } from './devices.ts';
import { lifetimeOf, sessionEnd, sessionEnded } from './session-end.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** An expired session stays in the database for this time, so that its member learns why it ended. */
const REMEMBERED = 30 * DAY;
const TOUCHED = 5 * MINUTE;
const TOKEN_BYTES = 32;

/** A session that was revoked before it expired. */
interface Revoked {
  readonly kind: 'revoked';
  readonly userId: string;
}

type Found =
  | (Extract<Authentication, { kind: 'actor' }> & { readonly hasSecondFactor: boolean })
  | Exclude<Authentication, { kind: 'actor' }>;

export interface Sessions {
  /** Starts a session and returns its token. The database only has a hash of the token. */
  issue(database: Kysely<DatabaseSchema>, userId: string, device: Device): Promise<string>;
  authenticate(token: string): Promise<Found | Revoked>;
  /**
   * Shortens the member's sessions to the maximum for the role. Call this in the transaction that assigns the role.
   */
  limitTo(database: Kysely<DatabaseSchema>, userId: string, role: Role): Promise<void>;
  /** Stores the day on which a member last used the site. Call this at each login and each use of a session. */
  noteUse(userId: string): Promise<void>;
  /**
   * Returns when the session ends if it is not used. Returns null if it has ended or was revoked. A call does not count
   * as a use of the session.
   */
  expiryOf(sessionId: string): Promise<number | null>;
  /**
   * Whether the session is still open. Call this in a transaction that locks the member, because the session may have
   * ended after the request began.
   */
  isOpen(database: Kysely<DatabaseSchema>, sessionId: string): Promise<boolean>;
  revoke(sessionId: string): Promise<void>;
  revokeOthers(database: Kysely<DatabaseSchema>, userId: string, sessionId: string): Promise<void>;
  revokeAll(database: Kysely<DatabaseSchema>, userId: string): Promise<void>;
  /** Deletes sessions that expired too long ago to be reported. */
  sweep(): Promise<void>;
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}

export function createSessions({
  clock,
  config: { sessionLifetimes },
  database,
}: Pick<Dependencies, 'clock' | 'database'> & {
  readonly config: Pick<Config, 'sessionLifetimes'>;
}): Sessions {
  const find = precompile(database.shortReads, ({ tokenHash }: { tokenHash: string }) =>
    database.read
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'sessions.id',
        'sessions.user_id',
        'sessions.created_at',
        'sessions.last_used_at',
        'sessions.expires_at',
        'sessions.revoked_at',
        'users.email',
        'users.role',
        'users.second_factor_at',
        'users.last_used_at as member_used_at',
      ])
      .where('sessions.token_hash', '=', tokenHash),
  );

  const expiry = precompile(database.shortReads, ({ id }: { id: string }) =>
    database.read
      .selectFrom('sessions')
      .select('expires_at')
      .where('id', '=', id)
      .where('revoked_at', 'is', null),
  );

  async function noteUse(userId: string): Promise<void> {
    const now = clock.now();
    await database.write
      .updateTable('users')
      .set({ last_used_at: now, unused_warned_at: null })
      .where('id', '=', userId)
      .where((user) => user.or([user('last_used_at', 'is', null), user('last_used_at', '<=', now - DAY)]))
      .execute();
  }

  /**
   * Stores that the session was used. Returns false if this fails, so that members can still read when the disk is
   * full.
   */
  async function touch(
    session: { id: string; user_id: string; expires_at: number; member_used_at: number | null },
    now: number,
    expiresAt: number,
  ): Promise<boolean> {
    if (database.isReadOnly()) return false;
    try {
      await database.write
        .updateTable('sessions')
        .set({ last_used_at: now, expires_at: expiresAt })
        .where('id', '=', session.id)
        // A change of role may have shortened the session after it was read.
        .where('expires_at', '=', session.expires_at)
        .where('last_used_at', '<', now)
        .execute();
      if (session.member_used_at === null || now - session.member_used_at >= DAY) {
        await noteUse(session.user_id);
      }
      return true;
    } catch (error) {
      if (isStorageFull(error)) return false;
      throw error;
    }
  }

  return {
    noteUse,

    async issue(transaction, userId, { browser, system }) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock.now();
      const { role } = await transaction
        .selectFrom('users')
        .select('role')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('sessions')
        .values({
          id: newId(clock),
          user_id: userId,
          token_hash: hashOf(token),
          created_at: now,
          last_used_at: now,
          expires_at: sessionEnd({ createdAt: now, role }, now, sessionLifetimes),
          revoked_at: null,
          browser,
          system,
        })
        .execute();
      return token;
    },

    async authenticate(token) {
      const [session] = await find({ tokenHash: hashOf(token) });
      if (session === undefined) return { kind: 'none' };
      if (session.revoked_at !== null) return { kind: 'revoked', userId: session.user_id };
      const now = clock.now();
      const age = { createdAt: session.created_at, role: session.role };
      if (session.expires_at <= now) {
        return { kind: 'expired', refusal: sessionEnded(age, now, sessionLifetimes) };
      }
      const end = sessionEnd(age, now, sessionLifetimes);
      const isTouched = now - session.last_used_at >= TOUCHED && (await touch(session, now, end));
      return {
        kind: 'actor',
        actor: {
          userId: session.user_id,
          email: session.email,
          sessionId: session.id,
          role: session.role,
        },
        hasSecondFactor: session.second_factor_at !== null,
        expiresAt: isTouched ? end : session.expires_at,
      };
    },

    async limitTo(transaction, userId, role) {
      const lifetime = lifetimeOf(role, sessionLifetimes);
      const now = clock.now();
      await transaction
        .updateTable('sessions')
        .set((session) => ({
          // The server deletes an expired session some time after `expires_at`. If `expires_at` were set to a time long
          // ago, the session could be deleted before the member learns that it has ended.
          expires_at: session
            .case()
            .when('created_at', '<', now - lifetime)
            .then(now)
            .else(session('created_at', '+', lifetime))
            .end(),
        }))
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .where((session) => session('expires_at', '>', session('created_at', '+', lifetime)))
        .execute();
    },

    async expiryOf(sessionId) {
      const [session] = await expiry({ id: sessionId });
      return session === undefined || session.expires_at <= clock.now() ? null : session.expires_at;
    },

    async revoke(sessionId) {
      await database.write
        .updateTable('sessions')
        .set({ revoked_at: clock.now() })
        .where('id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .execute();
    },

    async isOpen(transaction, sessionId) {
      const found = await transaction
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return found !== undefined;
    },

    async revokeOthers(transaction, userId, sessionId) {
      await transaction
        .updateTable('sessions')
        .set({ revoked_at: clock.now() })
        .where('user_id', '=', userId)
        .where('id', '!=', sessionId)
        .where('revoked_at', 'is', null)
        .execute();
    },

    async revokeAll(transaction, userId) {
      await transaction
        .updateTable('sessions')
        .set({ revoked_at: clock.now() })
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .execute();
    },

    async sweep() {
      await database.write
        .deleteFrom('sessions')
        .where('expires_at', '<', clock.now() - REMEMBERED)
        .execute();
    },
  };
}
