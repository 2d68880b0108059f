import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { textWords } from '../../text-words.ts';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

const BATCH = 500;

async function wordsOfStored(database: Kysely<DatabaseSchema>): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const payments = await database
      .selectFrom('payments')
      .select(['id', 'payer_name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, payer_name } of payments) {
      const words = textWords(payer_name).map((word) => ({ payment_id: id, word }));
      if (words.length > 0) await database.insertInto('payer_words').values(words).execute();
    }
    last = payments.at(-1)?.id;
  }
}

/** Adds the words of payers' names, so that staff can find a payment by the name that the bank shows. */
export function payerWords(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      await database.schema
        .createTable('payer_words')
        .addColumn('payment_id', identifier, (column) =>
          column.notNull().references('payments.id').onDelete('cascade'),
        )
        .addColumn('word', identifier, (column) => column.notNull())
        .addPrimaryKeyConstraint('payer_words_pkey', ['payment_id', 'word'])
        .execute();
      await database.schema
        .createIndex('payer_words_word')
        .on('payer_words')
        .columns(['word', 'payment_id'])
        .execute();
      await wordsOfStored(database);
    },
  };
}
