import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { StatementEnded } from './statement-timer.ts';

const NAMED_STATEMENTS = 500;
const FEATURE_NOT_SUPPORTED = '0A000';

export interface StatementNames {
  /** Returns the name of a prepared statement, or undefined for a statement without a name. */
  nameOf(sql: string): string | undefined;
  /** Gives the statement another name, because its former one belongs to a plan that can no longer be used. */
  rename(sql: string, former: string): void;
}

/**
 * Returns whether a prepared statement such as `select *` fails because its table has another column now. A server of a
 * newer release has then migrated the database.
 */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === FEATURE_NOT_SUPPORTED &&
  error.message === 'cached plan must not change result type';

/**
 * Sends a statement, and sends it again under another name if its plan is stale. PostgreSQL notices this before it
 * executes the statement. In a transaction, the second attempt fails, too, and the caller repeats the transaction.
 */
export async function sendNamed<T>(
  names: StatementNames,
  sql: string,
  name: string | undefined,
  send: (name: string | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await send(name);
  } catch (error) {
    if (name === undefined || !isStalePlan(error)) throw error;
    names.rename(sql, name);
    try {
      return await send(names.nameOf(sql));
    } catch {
      throw error;
    }
  }
}

/**
 * Creates the function that names statements. PostgreSQL parses and plans a named statement only once for each
 * connection, which halves the cost of a feed page. Lists of different lengths make many statements, so the number of
 * names is limited. Further statements are sent without a name.
 */
export function nameStatements(): StatementNames {
  const names = new Map<string, string>();
  return {
    nameOf: (sql) => {
      const known = names.get(sql);
      if (known !== undefined) return known;
      if (names.size >= NAMED_STATEMENTS) return undefined;
      const name = `q${createHash('sha1').update(sql).digest('base64url')}`;
      names.set(sql, name);
      return name;
    },
    rename: (sql, former) => {
      // Several connections can notice the same stale plan.
      if (names.get(sql) === former) names.set(sql, `${former}+`);
    },
  };
}

/** Wraps the pool for Kysely. `executed` is called after every statement. */
export function namedStatements(pool: Pool, names: StatementNames, executed: StatementEnded): PostgresPool {
  // Kysely recognizes a connection by its object, so the same client always gets the same wrapper.
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();

  const wrap = (client: PoolClient): PostgresPoolClient => {
    const query = (sql: unknown, parameters?: readonly unknown[]): unknown => {
      if (typeof sql !== 'string') throw new TypeError('Cursors are not used.');
      const name = parameters === undefined || parameters.length === 0 ? undefined : names.nameOf(sql);
      const values = [...(parameters ?? [])];
      const started = performance.now();
      const result = sendNamed(names, sql, name, (used) =>
        client.query(used === undefined ? { text: sql, values } : { name: used, text: sql, values }),
      );
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
