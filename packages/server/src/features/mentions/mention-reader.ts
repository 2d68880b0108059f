import type { Kysely } from 'kysely';
import type { components } from '@parvis/api-client/contract';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import type { MentionsTable } from './tables.ts';

export type MentionRow = Readonly<Pick<MentionsTable, 'user_id' | 'name'>>;

interface Text {
  readonly id: string;
  readonly content: string;
}

export const presentMentions = (
  mentions: readonly MentionRow[],
): { mentions?: components['schemas']['Mention'][] } =>
  mentions.length === 0 ? {} : { mentions: mentions.map(({ user_id, name }) => ({ _id: user_id, name })) };

/** Reads the mentions of posts or comments. */
export const createMentionReader =
  ({ staffRule }: Pick<Database, 'staffRule'>) =>
  /** Adds the mentioned members whom the viewer can see to the texts. Runs one query if any text contains an `@`. */
  async <Row extends Text>(
    reader: Kysely<DatabaseSchema>,
    viewer: string,
    rows: readonly Row[],
  ): Promise<(Row & { readonly mentions: readonly MentionRow[] })[]> => {
    const ids = rows.filter(({ content }) => content.includes('@')).map(({ id }) => id);
    const found =
      ids.length === 0
        ? []
        : await reader
            .selectFrom('mentions')
            .select(['text_id', 'user_id', 'name'])
            .where('text_id', 'in', ids)
            .where(isOpenTo(staffRule, viewer, 'mentions.user_id'))
            .where(noBlockBetween(viewer, 'mentions.user_id'))
            .orderBy('text_id')
            .orderBy('user_id')
            .execute();
    const byText = Map.groupBy(found, (mention) => mention.text_id);
    return rows.map((row) => ({ ...row, mentions: byText.get(row.id) ?? [] }));
  };
