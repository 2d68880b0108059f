import type { components } from '@parvis/api-client/contract';
import type { Language } from '../../platform/language.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { createAudit, type Change } from './audit.ts';
import { auditPolicy } from './policy.ts';
import { createAuditRepository, type AuditRow } from './repository.ts';

const DEFAULT_LIMIT = 20;

function reasonIn({ reason, reasons }: AuditRow, language: Language): string {
  // `refused` and the operator's commands write these texts. An old line has no text in a language that was added
  // later.
  const known: Partial<Record<Language, string>> = reasons === null ? {} : JSON.parse(reasons);
  return known[language] ?? reason;
}

function present(row: AuditRow, language: Language): components['schemas']['AuditLine'] {
  const { subject_type, subject_id, member_id } = row;
  return {
    _id: row.id,
    at: new Date(row.created_at).toISOString(),
    actor: { _id: row.actor_id, name: row.actor_name, role: row.actor_role },
    action: row.action,
    outcome: row.outcome,
    reason: reasonIn(row, language),
    subject: subject_type === null || subject_id === null ? null : { type: subject_type, _id: subject_id },
    member: member_id === null ? null : { _id: member_id, name: row.member_name ?? '' },
    // Only the audit feature writes this column, so the type is right.
    changes: JSON.parse(row.changes) as Change[],
  };
}

export function auditRoutes(dependencies: Dependencies): Pick<Handlers, 'listAudit'> {
  const { database, secrets } = dependencies;
  const repository = createAuditRepository(database);
  const audit = createAudit(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  return {
    listAudit: async ({ actor, language, query }) =>
      audit.attempt(actor, { action: 'audit.list', subject: null }, auditPolicy.list, async () => {
        const { limit = DEFAULT_LIMIT, cursor } = query;
        const filter = {
          actor: query.actor ?? null,
          subject: query.subject ?? null,
          outcome: query.outcome ?? null,
          action: query.action ?? null,
          from: query.from === undefined ? null : Date.parse(query.from),
          until: query.until === undefined ? null : Date.parse(query.until),
        };
        const scope = `audit ${JSON.stringify(filter)}`;
        const before = cursor === undefined ? null : cursors.decode(cursor, scope);
        const { page, last } = pageOf(await repository.page(filter, limit + 1, before), limit);
        return {
          status: 200,
          body: {
            lines: page.map((row) => present(row, language)),
            nextCursor: last === null ? null : cursors.encode(last, scope),
          },
        };
      }),
  };
}
