import { sql, type RawBuilder } from 'kysely';
import type { components } from '@parvis/api-client/contract';
import type { Database } from '../../platform/database/database.ts';
import type { NearbyZip } from '../../platform/places/nearby-zips.ts';
import { HOLY_DAY } from '../service-schedule/index.ts';

/** An hour, in minutes. */
const BEFORE_MASS = 60;

/** The time that the clocks skip on a day, in minutes since the beginning of the day. */
export interface Gap {
  readonly begin: number;
  readonly end: number;
}

/** The services of one day that are searched. */
export interface Day {
  readonly date: string;
  readonly weekday: string;
  /** The values of the column `day` that services of this day can have. */
  readonly keys: readonly string[];
  readonly isHolyDay: boolean;
  readonly gap: Gap | null;
}

export interface Position {
  readonly feet: number;
  readonly clock: number;
  readonly id: string;
  readonly position: number;
}

export interface Part {
  readonly zips: readonly NearbyZip[];
  /** The times on the clock, from the first and before the second, in minutes. */
  readonly from: number;
  readonly until: number;
  readonly day: Day;
  readonly language: string | null;
  readonly confession: boolean;
  readonly sort: components['schemas']['MassOrder'];
  readonly after: Position | null;
  readonly limit: number;
}

export interface FoundMass extends Position {
  readonly minute: number;
  readonly language: string;
  readonly note: string;
  /** The minute of the last confession in the hour before; null if there is none. */
  readonly confession: number | null;
  readonly title: string;
  readonly page_language: components['schemas']['Language'];
  readonly details: string;
}

/** The time on the clock at which a service begins. A time that the clocks skip is later by the length of the gap. */
const clockOf = (table: string, gap: Gap | null): RawBuilder<number> => {
  const minute = sql.ref(`${table}.minute`);
  if (gap === null) return sql`${minute}`;
  const { begin, end } = gap;
  return sql`(${minute} + case when ${minute} >= ${begin} and ${minute} < ${end} then cast(${end - begin} as integer) else 0 end)`;
};

/** A condition: the service takes place on the day. As an `exists`, PostgreSQL would read all replaced days. */
const takesPlace = (table: string, { date, weekday, isHolyDay }: Day): RawBuilder<boolean> => sql`
  ${sql.ref(`${table}.valid_from`)} <= ${date} and ${sql.ref(`${table}.valid_until`)} >= ${date}
  and (${sql.ref(`${table}.day`)} = ${date} or (
    select replaced.day from replaced_service_days as replaced
    where replaced.publication_id = ${sql.ref(`${table}.publication_id`)} and replaced.day = ${date} limit 1
  ) is null)
  ${
    isHolyDay
      ? sql`and (${sql.ref(`${table}.day`)} <> ${weekday} or (
        select holy.day from service_times as holy
        where holy.publication_id = ${sql.ref(`${table}.publication_id`)}
          and holy.kind = ${sql.ref(`${table}.kind`)} and holy.day = ${HOLY_DAY} limit 1
      ) is null)`
      : sql``
  }`;

/** The minute of the last confession in the hour before the Mass. */
const confessionBefore = (day: Day): RawBuilder<number | null> => {
  const mass = clockOf('mass', day.gap);
  const confession = clockOf('confession', day.gap);
  return sql`(select max(confession.minute) from service_times as confession
    where confession.publication_id = mass.publication_id and confession.kind = 'confession'
      and confession.day in (${sql.join(day.keys)})
      and ${confession} >= ${mass} - ${sql.lit(BEFORE_MASS)} and ${confession} < ${mass}
      and ${takesPlace('confession', day)})`;
};

const placeOf = (sort: Part['sort'], { feet, clock, id, position }: Position) =>
  sort === 'distance' ? [feet, clock, id, position] : [clock, feet, id, position];

/** The conditions for the Masses with the ZIP code `near.zip`. */
function isSought({ day, from, until, language, confession, sort, after }: Part): RawBuilder<boolean> {
  const clock = clockOf('mass', day.gap);
  const skipped = day.gap === null ? 0 : day.gap.end - day.gap.begin;
  const order = sort === 'distance' ? sql`near.feet, ${clock}` : sql`${clock}, near.feet`;
  return sql`mass.kind = 'mass' and mass.zip = near.zip
    ${language === null ? sql`` : sql`and mass.language = ${language}`}
    and mass.minute >= ${from - skipped} and mass.minute < ${until}
    ${day.gap === null ? sql`` : sql`and ${clock} >= ${from} and ${clock} < ${until}`}
    and ${takesPlace('mass', day)}
    ${confession ? sql`and ${confessionBefore(day)} is not null` : sql``}
    ${after === null ? sql`` : sql`and (${order}, mass.publication_id, mass.position) > (${sql.join(placeOf(sort, after))})`}`;
}

const found = (
  day: Day,
) => sql`mass.publication_id, mass.kind, mass.day, mass.minute, mass.position, near.feet,
  ${clockOf('mass', day.gap)} as clock`;

const orderOf = (table: string, sort: Part['sort']) => {
  const columns = sort === 'distance' ? ['feet', 'clock'] : ['clock', 'feet'];
  return sql.join([...columns, 'publication_id', 'position'].map((column) => sql.ref(`${table}.${column}`)));
};

/** SQLite keeps the order of a cross join, so it only reads the services with the ZIP codes. */
const inSqlite = (part: Part) => sql`(
  select * from (select ${found(part.day)}
    from (select value ->> 0 as zip, value ->> 1 as feet
      from json_each(${JSON.stringify(part.zips.map(({ zip, feet }) => [zip, feet]))})) as near
    cross join service_times as mass indexed by service_times_zip
    where mass.day in (${sql.join(part.day.keys)}) and ${isSought(part)}) as listed
  order by ${orderOf('listed', part.sort)} limit ${part.limit})`;

/** Uses one index scan for each ZIP code. Otherwise PostgreSQL would read all services. */
const inPostgres = (part: Part) => sql`(
  select listed.* from unnest(
    string_to_array(${part.zips.map(({ zip }) => zip).join(',')}, ',') collate "C",
    string_to_array(${part.zips.map(({ feet }) => feet).join(',')}, ',')::integer[]
  ) as near(zip, feet)
  cross join lateral (
    select ${found(part.day)} from service_times as mass
    where mass.day in (${sql.join(part.day.keys)}) and ${isSought(part)}
    order by ${clockOf('mass', part.day.gap)}, mass.publication_id, mass.position limit ${part.limit}
  ) as listed
  order by ${orderOf('listed', part.sort)} limit ${part.limit})`;

/** Creates the query for Masses near a place. It only reads the services with one of the ZIP codes. */
export function createFindServices({ dialect, read }: Pick<Database, 'dialect' | 'read'>) {
  const search = dialect === 'postgres' ? inPostgres : inSqlite;

  return async function find(part: Part): Promise<readonly FoundMass[]> {
    const { rows } = await sql<FoundMass>`
      select mass.publication_id as id, mass.minute, mass.position, mass.language, mass.note, listed.feet,
        listed.clock, publications.title, publications.language as page_language, publications.details,
        ${confessionBefore(part.day)} as confession
      from ${search(part)} as listed
      join service_times as mass on mass.publication_id = listed.publication_id and mass.kind = listed.kind
        and mass.day = listed.day and mass.minute = listed.minute and mass.position = listed.position
      join publications on publications.id = mass.publication_id and publications.state = 'published'
      order by ${orderOf('listed', part.sort)}`.execute(read);
    return rows;
  };
}
