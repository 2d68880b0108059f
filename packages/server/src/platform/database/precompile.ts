import type { Compilable, CompiledQuery, Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

type Value = string | number | null;

/** Runs on the database that it was built with, or in a transaction. */
export type Precompiled<Parameters, Row> = (
  values: Parameters,
  transaction?: Transaction<DatabaseSchema>,
) => Promise<Row[]>;

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Builds a query at its first call, and only fills in its parameters afterwards, because building it takes longer than
 * the database needs to answer it.
 */
export function precompile<Parameters extends Record<string, Value>, Row>(
  database: Kysely<DatabaseSchema>,
  build: (parameters: Parameters) => Compilable<Row>,
): Precompiled<Parameters, Row> {
  const placeholders = new Proxy<Record<string, unknown>>(
    {},
    { get: (_, name) => new Placeholder(String(name)) },
  );
  let compiled: CompiledQuery<Row> | undefined;

  return async (values, transaction) => {
    // The builder only passes its parameters on to the compiled query, so placeholders may have their types.
    compiled ??= build(placeholders as Parameters).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    const query: CompiledQuery<Row> = { ...compiled, parameters };
    const { rows } = await (transaction ?? database).executeQuery(query);
    return rows;
  };
}
