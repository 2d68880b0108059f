import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

const TIMEOUT = 24 * 60 * 60 * 1000;

/** Finds the member whom a report is about, for each kind of subject. */
const concerned = {
  post: 'select author_id from posts where posts.id = reports.subject_id',
  comment: 'select author_id from comments where comments.id = reports.subject_id',
  listing: 'select owner_id from listings where listings.id = reports.subject_id',
  message: 'select sender_id from messages where messages.id = reports.subject_id',
  member: 'select id from users where users.id = reports.subject_id',
} as const;

/**
 * Adds a deadline, a handler and a decision to reports. From now on a decision hides content and does not delete it.
 */
export function decisions(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;

      await schema
        .createTable('decisions')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('subject_type', identifier, (column) => column.notNull())
        .addColumn('subject_id', identifier, (column) => column.notNull())
        .addColumn('member_id', identifier, (column) => column.references('users.id').onDelete('set null'))
        .addColumn('excerpt', 'text', (column) => column.notNull())
        .addColumn('outcome', identifier, (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        // There is no foreign key, because the name stays when the account is deleted.
        .addColumn('actor_id', identifier, (column) => column.notNull())
        .addColumn('actor_name', 'text', (column) => column.notNull())
        .addColumn('exclusion_id', identifier)
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('appeal_state', identifier)
        .addColumn('appeal_text', 'text')
        .addColumn('appealed_at', 'bigint')
        .addColumn('appeal_reason', 'text')
        .addColumn('appeal_actor_name', 'text')
        .addColumn('appeal_decided_at', 'bigint')
        .addPrimaryKeyConstraint('decisions_pkey', ['id'])
        .addCheckConstraint(
          'decisions_outcome_check',
          sql`outcome in ('dismissed', 'removed', 'warned', 'suspended', 'banned')`,
        )
        .addCheckConstraint(
          'decisions_appeal_state_check',
          sql`appeal_state in ('open', 'upheld', 'overturned')`,
        )
        .execute();
      for (const column of ['member_id', 'subject_id', 'appeal_state']) {
        await schema.createIndex(`decisions_${column}`).on('decisions').columns([column, 'id']).execute();
      }

      await schema
        .createTable('concealments')
        .addColumn('subject_id', identifier, (column) => column.notNull())
        .addColumn('subject_type', identifier, (column) => column.notNull())
        .addColumn('owner_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('concealments_pkey', ['subject_id'])
        .execute();
      await schema.createIndex('concealments_owner_id').on('concealments').column('owner_id').execute();

      await schema
        .alterTable('exclusions')
        .addColumn('hides_content', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();

      await schema
        .alterTable('reports')
        .addColumn('member_id', identifier, (column) => column.references('users.id').onDelete('set null'))
        .execute();
      for (const [name, type] of [
        ['due_at', sql`bigint`],
        ['handler_id', identifier],
        ['decision_id', identifier],
      ] as const) {
        await schema.alterTable('reports').addColumn(name, type).execute();
      }
      for (const [type, member] of Object.entries(concerned)) {
        await sql`update reports set member_id = (${sql.raw(member)}) where subject_type = ${type}`.execute(
          database,
        );
      }
      await sql`update reports set due_at = created_at + ${sql.lit(TIMEOUT)}`.execute(database);
      // Reports that are open at the time of this migration also get a job that alerts the staff at the deadline.
      await sql`insert into jobs (id, kind, key, payload, due_at, created_at)
        select id, 'report.overdue', id, '{"reportId":"' || id || '"}', due_at, created_at
        from reports where status = 'open'`.execute(database);
      for (const column of ['reporter_id', 'member_id', 'status', 'decision_id']) {
        await schema.createIndex(`reports_${column}`).on('reports').columns([column, 'id']).execute();
      }
    },
  };
}
