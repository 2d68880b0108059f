import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { payerWords, storedNameWords } from '../../names.ts';
import type { DatabaseSchema } from '../schema.ts';

type Database = Kysely<DatabaseSchema>;

const BATCH = 500;
/** The number of rows that both engines accept in one statement. */
const ROWS = 1000;

async function renewNames(database: Database): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const users = await database
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const words = users.flatMap(({ id, first_name, last_name }) =>
      storedNameWords(first_name, last_name).map((word) => ({ word, user_id: id })),
    );
    for (let from = 0; from < words.length; from += ROWS) {
      const rows = words.slice(from, from + ROWS);
      await database
        .insertInto('name_words')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    last = users.at(-1)?.id;
  }
}

async function renewPayers(database: Database): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const payments = await database
      .selectFrom('payments')
      .select(['id', 'payer_name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const words = payments.flatMap(({ id, payer_name }) =>
      payerWords(payer_name).map((word) => ({ payment_id: id, word })),
    );
    for (let from = 0; from < words.length; from += ROWS) {
      const rows = words.slice(from, from + ROWS);
      await database
        .insertInto('payer_words')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    last = payments.at(-1)?.id;
  }
}

/**
 * Adds spellings, so that a search finds more forms of a name: its parts together, in the other order, or with two
 * letters in place of one. Existing spellings stay.
 */
export const nameSpellings: Migration = {
  async up(database: Database): Promise<void> {
    await renewNames(database);
    await renewPayers(database);
  },
};
