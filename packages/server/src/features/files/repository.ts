import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { FilesTable } from './tables.ts';

export interface FileRepository {
  find(id: string): Promise<Pick<FilesTable, 'id' | 'content_type'> | null>;
  insert(transaction: Transaction<DatabaseSchema>, file: FilesTable): Promise<void>;
  delete(transaction: Transaction<DatabaseSchema>, id: string): Promise<void>;
  /**
   * Returns which of these ids are in use: by posts, attachments, pictures and recordings of publications, bulletins, previews
   * of links, data exports, or open reports.
   */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Returns the ids of all files that the store should have. */
export async function storedFileIds(read: Kysely<DatabaseSchema>): Promise<string[]> {
  const rows = await read
    .selectFrom('files')
    .select('id')
    .unionAll(read.selectFrom('attachments').select('id'))
    .unionAll(read.selectFrom('publication_files').select('id'))
    .unionAll(read.selectFrom('recordings').select('id'))
    .unionAll(read.selectFrom('bulletins').select('id'))
    .unionAll(
      read
        .selectFrom('link_previews')
        .select((preview) => preview.ref('picture_id').$notNull().as('id'))
        .where('picture_id', 'is not', null),
    )
    .unionAll(read.selectFrom('data_exports').select('id').where('ready_at', 'is not', null))
    .unionAll(
      read
        .selectFrom('reports')
        .select((report) => report.ref('evidence_file_id').$notNull().as('id'))
        .where('evidence_file_id', 'is not', null)
        .where('status', '=', 'open'),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export function createFileRepository({ read, shortReads }: Database): FileRepository {
  const byId = precompile(shortReads, ({ id }: { id: string }) =>
    read
      .selectFrom('files')
      .select(['id', 'content_type'])
      .where('id', '=', id)
      .unionAll(read.selectFrom('publication_files').select(['id', 'content_type']).where('id', '=', id))
      .unionAll(read.selectFrom('recordings').select(['id', 'content_type']).where('id', '=', id))
      .unionAll(
        read
          .selectFrom('bulletins')
          .select(['id', sql<string>`'application/pdf'`.as('content_type')])
          .where('id', '=', id),
      )
      .unionAll(
        read
          .selectFrom('link_previews')
          .select((preview) => [
            preview.ref('picture_id').$notNull().as('id'),
            sql<string>`'image/webp'`.as('content_type'),
          ])
          .where('picture_id', '=', id),
      ),
  );

  return {
    async find(id) {
      const [file] = await byId({ id });
      return file ?? null;
    },

    async insert(transaction, file) {
      await transaction.insertInto('files').values(file).execute();
    },

    async delete(transaction, id) {
      await transaction.deleteFrom('files').where('id', '=', id).execute();
    },

    async known(ids) {
      if (ids.length === 0) return new Set();
      const rows = await read
        .selectFrom('files')
        .select('id')
        .where('id', 'in', ids)
        .unionAll(read.selectFrom('attachments').select('id').where('id', 'in', ids))
        .unionAll(read.selectFrom('publication_files').select('id').where('id', 'in', ids))
        .unionAll(read.selectFrom('recordings').select('id').where('id', 'in', ids))
        .unionAll(read.selectFrom('bulletins').select('id').where('id', 'in', ids))
        .unionAll(
          read
            .selectFrom('link_previews')
            .select((preview) => preview.ref('picture_id').$notNull().as('id'))
            .where('picture_id', 'in', ids),
        )
        .unionAll(read.selectFrom('data_exports').select('id').where('id', 'in', ids))
        .unionAll(
          read
            .selectFrom('reports')
            .select((report) => report.ref('evidence_file_id').$notNull().as('id'))
            .where('evidence_file_id', 'in', ids)
            .where('status', '=', 'open'),
        )
        .execute();
      return new Set(rows.map((row) => row.id));
    },
  };
}
