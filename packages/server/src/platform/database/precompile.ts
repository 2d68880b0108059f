import type { Compilable, CompiledQuery, Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

type Value = string | number | null;

/** Runs the query in the given transaction or, without one, on the database for which it was built. */
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
 * Builds a query at the first call. Later calls only fill in its parameters, because building takes longer than
 * running it.
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
    // The builder only passes its parameters on to the compiled query, so the placeholders can be given the types of
    // the parameters.
    compiled ??= build(placeholders as Parameters).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    const query: CompiledQuery<Row> = { ...compiled, parameters };
    const { rows } = await (transaction ?? database).executeQuery(query);
    return rows;
  };
}
