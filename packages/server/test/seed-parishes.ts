import fastify from 'fastify';
import { sql } from 'kysely';
import { readConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { zipCodes } from '../src/platform/places/zip-codes.ts';
import { serviceRowsOf } from '../src/features/service-schedule/service-rows.ts';
import { parishDetails } from './publications.ts';

const BATCH = 200;
/** A ZIP code in the middle of the United States, and more miles than from there to any other. */
const CENTER = '66952';
const EVERYWHERE = 10_000;
/** Each parish has 12 Masses, 6 confessions and 2 hours of adoration a week. */
const times = [
  ...[0, 0, 0, 0, 1, 2, 3, 3, 4, 5, 6, 6].map((day, index) => ({
    kind: 'mass' as const,
    day,
    time: `${String(7 + index).padStart(2, '0')}:30`,
    note: index % 4 === 0 ? 'Spanish' : '',
  })),
  ...[0, 1, 3, 5, 6, 6].map((day, index) => ({
    kind: 'confession' as const,
    day,
    time: `${String(7 + index * 2).padStart(2, '0')}:00`,
    note: '',
  })),
  ...[4, 5].map((day) => ({ kind: 'adoration' as const, day, time: '12:00', note: '' })),
];

/** Stores parishes with 20 services each. They are spread evenly over the given ZIP codes, or over those from 90000. */
export async function seedParishes(
  { write }: Pick<Database, 'write'>,
  count: number,
  zips: readonly string[] = Array.from({ length: 1000 }, (_, index) => String(90_000 + index)),
): Promise<void> {
  for (let begin = 0; begin < count; begin += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - begin) }, (_, index) => {
      const number = begin + index;
      const zip = zips[Math.floor((number * zips.length) / count)] ?? '02134';
      const details = JSON.stringify({ ...parishDetails, zip, times, exceptions: [] });
      return { id: `parish-${number}`, language: 'en' as const, details };
    });
    await write
      .insertInto('publications')
      .values(
        batch.map((parish) => ({
          ...parish,
          kind: 'parish' as const,
          state: 'published' as const,
          title: `Saint ${parish.id}`,
          title_key: `saint ${parish.id}`,
          summary: '',
          body: '',
          author: '',
          category: '',
          begins_at: 0,
          ends_at: 0,
          file_description: '',
          published_at: 0,
          confirmed_at: 0,
          created_at: 0,
          updated_at: 0,
        })),
      )
      .execute();
    await write
      .insertInto('replaced_service_days')
      .values(batch.map(({ id }) => ({ publication_id: id, day: '2000-12-25' })))
      .execute();
    const rows = batch.flatMap((parish) => serviceRowsOf(parish).services);
    for (let first = 0; first < rows.length; first += 2000) {
      await write
        .insertInto('service_times')
        .values(rows.slice(first, first + 2000))
        .execute();
    }
  }
}

/** Opens the database and stores parishes in all towns of the United States. No server may use the database. */
export async function seedAllTowns(
  { dataFolder, databaseUrl }: { dataFolder: string; databaseUrl: string | null },
  count: number,
): Promise<void> {
  const config = readConfig({ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? undefined });
  const database = await openDatabase(config, fastify().log, 'command');
  try {
    const zips = (await zipCodes()).within(CENTER, EVERYWHERE);
    await seedParishes(database, count, zips.toSorted());
    await sql.raw(database.dialect === 'postgres' ? 'vacuum analyze' : 'analyze').execute(database.write);
  } finally {
    await database.close();
  }
}
