import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { LinkPreviewsTable } from './tables.ts';

type Write = Transaction<DatabaseSchema>;
type State = Pick<Selectable<LinkPreviewsTable>, 'id' | 'outcome' | 'asked_at'>;

/** The posts whose authors get the preview in their open pages. Older posts show it when they are read again. */
const MOST_ANNOUNCED = 20;

export function createLinkPreviewRepository({ read }: Database) {
  return {
    async find(id: string): Promise<Pick<LinkPreviewsTable, 'url'> | undefined> {
      return read.selectFrom('link_previews').select('url').where('id', '=', id).executeTakeFirst();
    },

    /** Stores a new preview. Returns false if the URL already has one. */
    async insert(transaction: Write, preview: Insertable<LinkPreviewsTable>): Promise<boolean> {
      const inserted = await transaction
        .insertInto('link_previews')
        .values(preview)
        .onConflict((conflict) => conflict.column('url').doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    async byUrl(transaction: Write, url: string): Promise<State | undefined> {
      return transaction
        .selectFrom('link_previews')
        .select(['id', 'outcome', 'asked_at'])
        .where('url', '=', url)
        .executeTakeFirst();
    },

    /** Locks the preview until the transaction ends. */
    async lock(transaction: Write, id: string): Promise<State | undefined> {
      return transaction
        .selectFrom('link_previews')
        .select(['id', 'outcome', 'asked_at'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
    },

    async update(transaction: Write, id: string, change: Updateable<LinkPreviewsTable>): Promise<void> {
      await transaction.updateTable('link_previews').set(change).where('id', '=', id).execute();
    },

    /** Returns the newest posts with this preview, with their authors. */
    async postsWith(transaction: Write, id: string): Promise<{ id: string; author_id: string }[]> {
      return transaction
        .selectFrom('posts')
        .select(['id', 'author_id'])
        .where('link_preview_id', '=', id)
        .orderBy('id', 'desc')
        .limit(MOST_ANNOUNCED)
        .execute();
    },

    /** Deletes the previews that no post and no message has and that are older than this time. Returns their number. */
    async deleteUnused(transaction: Write, before: number): Promise<number> {
      const { numDeletedRows } = await transaction
        .deleteFrom('link_previews')
        .where('asked_at', '<', before)
        .where((preview) =>
          preview.not(
            preview.exists(
              preview
                .selectFrom('posts')
                .select('posts.id')
                .whereRef('posts.link_preview_id', '=', 'link_previews.id'),
            ),
          ),
        )
        .where((preview) =>
          preview.not(
            preview.exists(
              preview
                .selectFrom('message_link_previews')
                .select('message_id')
                .whereRef('message_link_previews.preview_id', '=', 'link_previews.id'),
            ),
          ),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
