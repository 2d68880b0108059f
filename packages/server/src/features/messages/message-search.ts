import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isVisible, messagesOf, type MessageRow } from './repository.ts';

type Write = Transaction<DatabaseSchema>;

/** A chat from the view of one of its members, who does not find the messages that they cannot see. */
interface ReadChat {
  readonly chatId: string;
  readonly readerId: string;
}

/** The range of sequence numbers to search. The messages at both ends are not included. */
interface Bounds {
  readonly after: number;
  readonly before: number;
}

export interface MessageSearch {
  /** Stores the words of a message for the search. */
  add(transaction: Write, chatId: string, seq: number, words: readonly string[]): Promise<void>;
  /** Returns the messages that match every prefix, newest first. */
  find(chat: ReadChat, words: readonly string[], bounds: Bounds, limit: number): Promise<MessageRow[]>;
  /** Removes the words of a message. */
  remove(transaction: Write, chatId: string, seq: number, words: readonly string[]): Promise<void>;
}

/**
 * If there are at most this many matches, they are read from the word index. If there are more, a scan of the newest
 * messages soon finds enough.
 */
const FEW = 200;
const NEWEST = 2000;
/** The highest character. A prefix followed by this character sorts after all words that begin with the prefix. */
const HIGHEST = '\u{10FFFF}';

/** The range of words that start with this word. */
const rangeOf = (word: string) => ({ word, beyond: word + HIGHEST });

export function createMessageSearch({ read, dialect }: Database): MessageSearch {
  const position = sql.raw(dialect === 'postgres' ? 'strpos' : 'instr');

  const add = precompile(read, (parameters: { chatId: string; seq: number; words: string }) => {
    const each =
      dialect === 'postgres'
        ? sql`unnest(string_to_array(${parameters.words}, ' ')) as words (value)`
        : sql`json_each(${parameters.words}) as words`;
    return read
      .insertInto('message_words')
      .columns(['chat_id', 'word', 'seq'])
      .expression(
        sql`select ${parameters.chatId}, words.value, cast(${parameters.seq} as integer) from ${each}`,
      );
  });

  const has = (word: string) => sql<SqlBool>`${position}(' ' || messages.search, ${` ${word}`}) > 0`;

  const within = (
    { chatId, readerId }: ReadChat,
    words: readonly string[],
    { after, before }: Bounds,
    limit: number,
  ) =>
    words.reduce(
      (query, word) => query.where(has(word)),
      messagesOf(read, readerId)
        .where('messages.chat_id', '=', chatId)
        .where(isVisible)
        .where('messages.seq', '>', after)
        .where('messages.seq', '<', before)
        .orderBy('messages.seq', 'desc')
        // The limit is a literal. If it were a parameter, PostgreSQL would expect a tenth of all rows and plan the
        // query for that many.
        .limit(sql.lit(limit)),
    );

  /**
   * A condition: the message has one of these sequence numbers. All values are in one parameter, so that the
   * statement is the same for any number of values.
   */
  const isAt = (places: readonly number[]): RawBuilder<SqlBool> =>
    dialect === 'postgres'
      ? sql`(messages.seq = any(cast(string_to_array(${places.join(',')}, ',') as integer[])))`
      : sql`(messages.seq in (select json_each.value from json_each(${JSON.stringify(places)})))`;

  const placesOf = ({ chatId, word, beyond }: { chatId: string; word: string; beyond: string }) =>
    read
      .selectFrom('message_words')
      .select('message_words.seq')
      .where('message_words.chat_id', '=', chatId)
      .where('message_words.word', '>=', word)
      .where('message_words.word', '<', beyond);

  const firstPlaces = precompile(read, (of: { chatId: string; word: string; beyond: string }) =>
    placesOf(of).limit(sql.lit(FEW + 1)),
  );

  /** Finds the first word that has at most FEW matches. Returns the sequence numbers of those messages. */
  async function rarest(chatId: string, words: readonly string[]) {
    for (const word of words) {
      const places = await firstPlaces({ chatId, ...rangeOf(word) });
      if (places.length <= FEW) return { word, places: places.map(({ seq }) => seq) };
    }
    return null;
  }

  return {
    async add(transaction, chatId, seq, words) {
      if (words.length === 0) return;
      const list = dialect === 'postgres' ? words.join(' ') : JSON.stringify(words);
      await add({ chatId, seq, words: list }, transaction);
    },

    async remove(transaction, chatId, seq, words) {
      if (words.length === 0) return;
      await transaction
        .deleteFrom('message_words')
        .where('chat_id', '=', chatId)
        .where('seq', '=', seq)
        .where('word', 'in', words)
        .execute();
    },

    async find(chat, words, bounds, limit) {
      const { chatId } = chat;
      const [first] = words;
      if (first === undefined) return [];
      const rare = await rarest(chatId, words);
      if (rare !== null) {
        const others = words.filter((word) => word !== rare.word);
        const places = [...new Set(rare.places)]
          .filter((seq) => seq > bounds.after && seq < bounds.before)
          .toSorted((one, other) => other - one);
        if (places.length === 0) return [];
        return within(chat, others, bounds, limit).where(isAt(places)).execute();
      }
      const edge = bounds.before - NEWEST;
      const newest = await within(
        chat,
        words,
        { ...bounds, after: Math.max(bounds.after, edge) },
        limit,
      ).execute();
      if (newest.length === limit || edge <= bounds.after) return newest;
      return within(chat, words, bounds, limit)
        .where('messages.seq', 'in', placesOf({ chatId, ...rangeOf(first) }))
        .execute();
    },
  };
}
