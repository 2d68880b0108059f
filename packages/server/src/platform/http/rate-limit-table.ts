import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { MOST_KEYS, type Window } from './rate-limiter.ts';

/** Points that a server has counted for a key. They begin a new window if the stored one has ended. */
export interface CountedPoints {
  readonly key: string;
  readonly points: number;
  /** The end of the new window. */
  readonly endsAt: number;
}

/** The windows that all servers use, in PostgreSQL or Redis. */
export interface RateLimitTable {
  /** Adds the points, and returns the windows with the points of all servers. Each key may occur once. */
  count(name: string, counted: readonly CountedPoints[], now: number): Promise<Map<string, Window>>;
  find(name: string, key: string, now: number): Promise<Window | null>;
  /** Deletes the window of a key. Returns whether there was one. */
  remove(name: string, key: string): Promise<boolean>;
  /** Deletes the windows that have ended, and those above the maximum of a limit. */
  sweep(now: number): Promise<void>;
}

/** Stores the windows of PostgreSQL. `hashOf` hides the keys, which are addresses and ids of members. */
export function createRateLimitTable(
  { read, write }: Pick<Database, 'read' | 'write'>,
  hashOf: (key: string) => string,
  mostKeys = MOST_KEYS,
): RateLimitTable {
  return {
    async count(name, counted, now) {
      const byHash = new Map(counted.map((each) => [hashOf(each.key), each]));
      // Locks the rows in the same order on each server, to avoid deadlocks.
      const sorted = [...byHash].toSorted(([first], [second]) => (first < second ? -1 : 1));
      const hashes = sorted.map(([hash]) => hash);
      const points = sorted.map(([, each]) => each.points);
      const ends = sorted.map(([, each]) => each.endsAt);
      const { rows } = await sql<{ key: string; points: number; ends_at: number }>`
        insert into rate_limits as stored (name, key, points, ends_at)
        select ${name}, key, points, ends_at
        from unnest(${hashes}::text[], ${points}::bigint[], ${ends}::bigint[])
          with ordinality as counted (key, points, ends_at, place)
        order by place
        on conflict (name, key) do update set
          points = excluded.points + case when stored.ends_at > ${now} then stored.points else 0 end,
          ends_at = case when stored.ends_at > ${now} then stored.ends_at else excluded.ends_at end
        returning key, points, ends_at
      `.execute(write);
      return new Map(
        rows.map((row) => [byHash.get(row.key)?.key ?? '', { points: row.points, endsAt: row.ends_at }]),
      );
    },

    async find(name, key, now) {
      const found = await read
        .selectFrom('rate_limits')
        .select(['points', 'ends_at'])
        .where('name', '=', name)
        .where('key', '=', hashOf(key))
        .where('ends_at', '>', now)
        .executeTakeFirst();
      return found === undefined ? null : { points: found.points, endsAt: found.ends_at };
    },

    async remove(name, key) {
      const { numDeletedRows } = await write
        .deleteFrom('rate_limits')
        .where('name', '=', name)
        .where('key', '=', hashOf(key))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async sweep(now) {
      // Skips locked rows, to avoid deadlocks with servers that count. Deletes the keys with the fewest points first, so
      // that an attacker cannot delete a window by filling the table with other keys.
      await sql`
        delete from rate_limits where (name, key) in (
          select name, key from rate_limits
          where ends_at <= ${now} or (name, key) in (
            select name, key from (
              select name, key,
                row_number() over (partition by name order by points desc, ends_at desc) as place
              from rate_limits
            ) as ranked
            where place > ${mostKeys}
          )
          for update skip locked
        )
      `.execute(write);
    },
  };
}
