import type { components } from '@parvis/api-client/contract';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Handlers } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { notFound } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { sessionPolicy } from './policy.ts';
import { createSessionRepository, type SessionRow } from './repository.ts';

type SessionOperations = 'listSessions' | 'revokeSession' | 'revokeOtherSessions';

const DEFAULT_LIMIT = 20;

const present = (actor: Actor, row: SessionRow): components['schemas']['MemberSession'] => ({
  _id: row.id,
  browser: row.browser,
  system: row.system,
  createdAt: new Date(row.created_at).toISOString(),
  lastUsedAt: new Date(row.last_used_at).toISOString(),
  isCurrent: row.id === actor.sessionId,
});

export function sessionRoutes(dependencies: Dependencies): Pick<Handlers, SessionOperations> {
  const { clock, connections, database, secrets } = dependencies;
  const repository = createSessionRepository(database);
  const sessions = createSessions(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  return {
    listSessions: async ({ actor, query: { limit = DEFAULT_LIMIT, cursor } }) => {
      const scope = `sessions of ${actor.userId}`;
      const before = cursor === undefined ? null : cursors.decode(cursor, scope);
      const rows = await repository.page(actor.userId, limit + 1, before, clock.now());
      const { page, last } = pageOf(rows, limit);
      return {
        status: 200,
        body: {
          sessions: page.map((row) => present(actor, row)),
          nextCursor: last === null ? null : cursors.encode(last, scope),
        },
      };
    },

    revokeSession: async ({ actor, params }) => {
      const session = await repository.find(params.id, clock.now());
      if (session === undefined || !sessionPolicy.revoke(actor, session)) {
        throw notFound('session.not-found', i18n._('This session has ended already.'));
      }
      await sessions.revoke(session.id);
      connections.endSession(session.id);
      return {
        status: 200,
        body: {
          message: i18n._('This device is logged out.'),
        },
      };
    },

    revokeOtherSessions: async ({ actor: { userId, sessionId } }) => {
      const ended = await database.transaction(async (transaction) => {
        const count = await repository.countOthers(transaction, userId, sessionId, clock.now());
        await sessions.revokeOthers(transaction, userId, sessionId);
        return count;
      });
      connections.endMember(userId, sessionId);
      return {
        status: 200,
        body: {
          message: i18n._('All other devices have been logged out.'),
          ended,
        },
      };
    },
  };
}
