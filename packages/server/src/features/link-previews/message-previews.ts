import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';
import { linkPreviewColumns, presentLinkPreview } from './presenter.ts';
import { createLinkPreviews } from './service.ts';

type LinkPreview = components['schemas']['LinkPreview'];
type Write = Transaction<DatabaseSchema>;

/** The messages whose chats learn of a new preview. Older messages show it when they are read again. */
const MOST_ANNOUNCED = 20;

export interface MessagePreviews {
  /** Gives a message the preview of the first link in its text, or none. */
  attach(transaction: Write, messageId: string, text: string): Promise<void>;
  /** Returns the newest messages with a preview. */
  newestWith(previewId: string): Promise<{ id: string; chat_id: string; seq: number }[]>;
  /** Whether the message, which may have changed, still has the preview. */
  isShown(transaction: Write, messageId: string, previewId: string): Promise<boolean>;
}

export async function detachPreview(transaction: Write, messageId: string): Promise<void> {
  await transaction.deleteFrom('message_link_previews').where('message_id', '=', messageId).execute();
}

/** The previews of links in messages. */
export function messagePreviewsOf(
  dependencies: Pick<Dependencies, 'clock' | 'config' | 'database' | 'jobs'>,
): MessagePreviews {
  const linkPreviews = createLinkPreviews(dependencies);
  const { read } = dependencies.database;

  return {
    async attach(transaction, messageId, text) {
      const previewId = await linkPreviews.idFor(transaction, text);
      if (previewId === null) {
        await detachPreview(transaction, messageId);
        return;
      }
      await transaction
        .insertInto('message_link_previews')
        .values({ message_id: messageId, preview_id: previewId })
        .onConflict((conflict) => conflict.column('message_id').doUpdateSet({ preview_id: previewId }))
        .execute();
    },

    newestWith: (previewId) =>
      read
        .selectFrom('message_link_previews')
        .innerJoin('messages', 'messages.id', 'message_link_previews.message_id')
        .select(['messages.id', 'messages.chat_id', 'messages.seq'])
        .where('message_link_previews.preview_id', '=', previewId)
        .orderBy('message_link_previews.message_id', 'desc')
        .limit(MOST_ANNOUNCED)
        .execute(),

    async isShown(transaction, messageId, previewId) {
      const shown = await transaction
        .selectFrom('message_link_previews')
        .select('message_id')
        .where('message_id', '=', messageId)
        .where('preview_id', '=', previewId)
        .executeTakeFirst();
      return shown !== undefined;
    },
  };
}

/**
 * Creates the function that returns the previews of messages, by the id of the message. It asks the database only if
 * one of the texts has a link.
 */
export function createMessagePreviewReader({
  clock,
  database,
  secrets,
}: Pick<Dependencies, 'clock' | 'database' | 'secrets'>): (
  messages: readonly { readonly id: string; readonly content: string }[],
) => Promise<ReadonlyMap<string, LinkPreview>> {
  const urls = createFileUrls(secrets.key('file addresses'));

  return async (messages) => {
    const ids = messages.flatMap(({ id, content }) => (content.includes('://') ? [id] : []));
    if (ids.length === 0) return new Map();
    const rows = await database.read
      .selectFrom('message_link_previews')
      .innerJoin('link_previews', 'link_previews.id', 'message_link_previews.preview_id')
      .select('message_link_previews.message_id')
      .select([...linkPreviewColumns])
      .where('message_link_previews.message_id', 'in', ids)
      .where('link_previews.outcome', '=', 'ready')
      .execute();
    return new Map(
      rows.flatMap((row) => {
        const preview = presentLinkPreview(urls, row, clock.now());
        return preview === null ? [] : [[row.message_id, preview] as const];
      }),
    );
  };
}
