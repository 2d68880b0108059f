import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { StatementEnded } from './statement-timer.ts';

const NAMED_STATEMENTS = 500;

/** Returns the name of a prepared statement, or undefined for a statement without a name. */
export type StatementNames = (sql: string) => string | undefined;

/**
 * Creates the function that names statements. PostgreSQL parses and plans a named statement only once for each
 * connection, which halves the cost of a feed page. Lists of different lengths make many statements, so the number of
 * names is limited. Further statements are sent without a name.
 */
export function nameStatements(): StatementNames {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= NAMED_STATEMENTS) return undefined;
    const name = `q${createHash('sha1').update(sql).digest('base64url')}`;
    names.set(sql, name);
    return name;
  };
}

/** Wraps the pool for Kysely. `executed` is called after every statement. */
export function namedStatements(pool: Pool, nameOf: StatementNames, executed: StatementEnded): PostgresPool {
  // Kysely recognizes a connection by its object, so the same client always gets the same wrapper.
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();

  const wrap = (client: PoolClient): PostgresPoolClient => {
    const query = (sql: unknown, parameters?: readonly unknown[]): unknown => {
      if (typeof sql !== 'string') throw new TypeError('Cursors are not used.');
      const name = parameters === undefined || parameters.length === 0 ? undefined : nameOf(sql);
      const values = [...(parameters ?? [])];
      const started = performance.now();
      const result = client.query(name === undefined ? { text: sql, values } : { name, text: sql, values });
      const ended = (): void => executed((performance.now() - started) / 1000);
      result.then(ended, ended);
      return result;
    };
    return {
      // Kysely's interface has two signatures here. The one for cursors is not used.
      query: query as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy),
    };
  };

  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      let known = wrapped.get(client);
      if (known === undefined) {
        known = wrap(client);
        wrapped.set(client, known);
      }
      return known;
    },
    end: () => pool.end(),
  };
}
