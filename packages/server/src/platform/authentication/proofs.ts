import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { forbidden, type AppError } from '../http/errors.ts';
import { i18n } from '../i18n.ts';

const LIFETIME = 15 * 60 * 1000;

export interface Proofs {
  /** Whether the member has recently proved their identity in this session. A login counts as a proof. */
  isFresh(sessionId: string): Promise<boolean>;
  add(writer: Kysely<DatabaseSchema>, sessionId: string): Promise<void>;
}

export function proofRequired(): AppError {
  return forbidden(i18n._('Please confirm first that it is you.'), 'auth.proof-required');
}

/**
 * Stores recent proofs of identity (step-up authentication). An open page or a stolen token must not be enough for
 * sensitive actions.
 */
export function createProofs({ read }: Database, clock: Clock): Proofs {
  return {
    async isFresh(sessionId) {
      const session = await read
        .selectFrom('sessions')
        .select(['created_at', 'proved_at'])
        .where('id', '=', sessionId)
        .executeTakeFirst();
      if (session === undefined) return false;
      return clock.now() - Math.max(session.created_at, session.proved_at ?? 0) < LIFETIME;
    },

    async add(writer, sessionId) {
      await writer
        .updateTable('sessions')
        .set({ proved_at: clock.now() })
        .where('id', '=', sessionId)
        .execute();
    },
  };
}
