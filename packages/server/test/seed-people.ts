import fastify from 'fastify';
import { sql } from 'kysely';
import { readConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { newId } from '../src/platform/identifiers.ts';
import { storedNameWords } from '../src/platform/names.ts';
import { searchable } from '../src/platform/text.ts';

const common =
  'Maria Anna José John Elizabeth Joseph Catherine Michael Theresa Paul Margaret Peter Cecilia Thomas Agnes Francis Lucía Andrew Rosemary Mark'.split(
    ' ',
  );
const surnames =
  'Rossi García Smith Kowalski Murphy Müller Nguyễn Silva Martin Moreau Novák Santos Marino Bianchi O’Brien Fernández Schmidt Ferrari Dubois Tran'.split(
    ' ',
  );
const beginnings = [
  'Al',
  'Bel',
  'Cor',
  'Dam',
  'Er',
  'Fab',
  'Gor',
  'Hil',
  'Is',
  'Jul',
  'Kon',
  'Lam',
  'Mil',
  'Nor',
];
const endings = [
  'bert',
  'dora',
  'vin',
  'gard',
  'linda',
  'mund',
  'nella',
  'rich',
  'sind',
  'tana',
  'wald',
  'zio',
];

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? '';

/**
 * Returns a pseudo-random number, which is the same in each run. Every first name occurs together with every last
 * name.
 */
const drawn = (index: number, salt: number): number =>
  Math.imul(Math.imul(index + salt, 0x9e_37_79_b1) ^ ((index + salt) >>> 7), 0x85_eb_ca_6b) >>> 12;

/** Returns a name. Half of the members have one of the common names, and the others have one of a few thousand. */
function nameOf(index: number, names: readonly string[]): string {
  if (index % 2 === 0) return pick(names, index / 2);
  const middle = pick(endings, Math.floor(index / 27));
  return `${pick(beginnings, index)}${middle}${pick(endings, Math.floor(index / 331))}`;
}

/** The number of rows that both engines accept in one statement. */
const BATCH = 500;

async function writePeople(database: Database, count: number): Promise<void> {
  const now = Date.now();
  for (let from = 0; from < count; from += BATCH) {
    const people = Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) => {
      const index = from + offset;
      const first_name = nameOf(drawn(index, 3), common);
      const last_name = nameOf(drawn(index, 1_000_003), surnames);
      return { id: newId(), index, first_name, last_name, search: searchable(`${first_name} ${last_name}`) };
    });
    await database.transaction(async (transaction) => {
      await transaction
        .insertInto('users')
        .values(
          people.map(({ index, ...person }) => ({
            ...person,
            email: `person-${index}@example.org`,
            email_key: `person-${index}@example.org`,
            phone: null,
            password_hash: '',
            role: 'member' as const,
            email_visible: 1 as const,
            terms_accepted_at: null,
            created_at: now,
            updated_at: now,
          })),
        )
        .execute();
      await transaction
        .insertInto('name_words')
        .values(
          people.flatMap(({ id, first_name, last_name }) =>
            storedNameWords(first_name, last_name).map((word) => ({ word, user_id: id })),
          ),
        )
        .execute();
    });
  }
  // Analyzes now, as a server would have done after some time. Otherwise PostgreSQL would do it during the
  // measurement.
  await sql.raw(database.dialect === 'postgres' ? 'vacuum analyze' : 'analyze').execute(database.write);
}

/** Writes this many members with their names into the database. The server must have run once and must be stopped. */
export async function seedPeople(
  { dataFolder, databaseUrl }: { dataFolder: string; databaseUrl: string | null },
  count: number,
): Promise<void> {
  const config = readConfig({ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? undefined });
  const database = await openDatabase(config, fastify().log, 'command');
  try {
    await writePeople(database, count);
  } finally {
    await database.close();
  }
}
