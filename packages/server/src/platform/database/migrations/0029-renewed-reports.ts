import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

const columns = sql.raw(
  'id, reporter_id, subject_type, subject_id, category, details, status, created_at, evidence, evidence_file_id, ' +
    'member_id, due_at, handler_id, decision_id',
);

/** SQLite cannot drop a constraint, so the table is created again without the constraint. */
const anew = [
  sql`create table reports_anew (
    id text not null,
    reporter_id text references users (id) on delete set null,
    subject_type text not null,
    subject_id text not null,
    category text not null,
    details text not null,
    status text not null,
    created_at bigint not null,
    evidence text,
    evidence_file_id text,
    member_id text references users (id) on delete set null,
    due_at bigint,
    handler_id text,
    decision_id text,
    constraint reports_pkey primary key (id)
  )`,
  sql`insert into reports_anew (${columns}) select ${columns} from reports`,
  sql`drop table reports`,
  sql`alter table reports_anew rename to reports`,
  sql`create index reports_subject on reports (subject_type, subject_id)`,
  sql`create index reports_evidence_file_id on reports (evidence_file_id) where evidence_file_id is not null`,
  sql`create index reports_reporter_id on reports (reporter_id, id)`,
  sql`create index reports_member_id on reports (member_id, id)`,
  sql`create index reports_status on reports (status, id)`,
  sql`create index reports_decision_id on reports (decision_id, id)`,
];

/**
 * Allows a member to report a subject again after a decision. A member can also have two open reports about a subject
 * if one of them is in the category of minors and vulnerable adults.
 */
export function renewedReports(dialect: DatabaseDialect): Migration {
  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const statements =
        dialect === 'postgres'
          ? [sql`alter table reports drop constraint reports_reporter_id_subject_type_subject_id_unique`]
          : anew;
      for (const statement of statements) await statement.execute(database);
      await sql`create unique index reports_open_unique
        on reports (reporter_id, subject_type, subject_id, (category = 'safeguarding'))
        where status = 'open'`.execute(database);
    },
  };
}
