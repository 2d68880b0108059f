import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

const listed = sql<SqlBool>`status <> 'sold'`;

const former = ['id', 'price_id', 'category_id', 'category_price_id', 'zip_price_id'];

/**
 * Indexes for the lists. They contain every column for filters, so the database reads a listing itself only to show it.
 * They also contain the status. Otherwise SQLite would read the row to check the status, although the index has only
 * listings that are not sold.
 */
const indexes = {
  listings: {
    listings_listed_id: ['id', 'category', 'price', 'zip', 'status'],
    listings_listed_price: ['price', 'id', 'category', 'zip', 'status'],
    listings_listed_category: ['category', 'id', 'price', 'zip', 'status'],
    listings_listed_category_price: ['category', 'price', 'id', 'zip', 'status'],
    listings_listed_zip: ['zip', 'price', 'id', 'category', 'status'],
  },
  listing_words: {
    listing_words_listed_id: ['word', 'listing_id', 'category', 'price', 'zip', 'status'],
    listing_words_listed_price: ['word', 'price', 'listing_id', 'category', 'zip', 'status'],
    listing_words_listed_area: ['word', 'area', 'zip', 'price', 'category', 'listing_id', 'status'],
  },
} as const;

/** Each row of words gets a copy of the columns by which lists filter and sort. A search then reads only these rows. */
export function listingIndexes(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;
      await sql`create table former_words as select word, listing_id, area from listing_words`.execute(
        database,
      );
      await schema.dropTable('listing_words').execute();
      await schema
        .createTable('listing_words')
        .addColumn('listing_id', identifier, (column) =>
          column.notNull().references('listings.id').onDelete('cascade'),
        )
        .addColumn('word', identifier, (column) => column.notNull())
        .addColumn('area', identifier, (column) => column.notNull())
        .addColumn('category', identifier, (column) => column.notNull())
        .addColumn('price', 'integer', (column) => column.notNull())
        .addColumn('status', identifier, (column) => column.notNull())
        .addColumn('zip', identifier)
        .addPrimaryKeyConstraint('listing_words_pkey', ['listing_id', 'word'])
        .$call((table) => (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
        .execute();
      await sql`insert into listing_words (listing_id, word, area, category, price, status, zip)
        select listings.id, former_words.word, former_words.area,
          listings.category, listings.price, listings.status, listings.zip
        from former_words inner join listings on listings.id = former_words.listing_id`.execute(database);
      await sql`drop table former_words`.execute(database);

      for (const columns of former) await schema.dropIndex(`listings_listed_${columns}`).execute();
      for (const [table, itsIndexes] of Object.entries(indexes)) {
        for (const [name, columns] of Object.entries(itsIndexes)) {
          await schema
            .createIndex(name)
            .on(table)
            .columns([...columns])
            .where(listed)
            .execute();
        }
      }
      await schema
        .createIndex('listings_owner_id_price')
        .on('listings')
        .columns(['owner_id', 'price', 'id'])
        .execute();
    },
  };
}
