import type { LogEvent } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { activeSpan, endAfter, errorTypeOf, runInSpan } from './spans.ts';

/** The names of the engines in the conventions of OpenTelemetry. */
const systems = { sqlite: 'sqlite', postgres: 'postgresql' } as const;

/**
 * On SQLite, a group of transactions shares these statements, so they belong to none of them. On both engines, their
 * time is a part of the transaction's span.
 */
const controlsTransaction = /^\s*(?:begin|start transaction|commit|rollback|savepoint|release)\b/i;

const operation = /^\s*(?<verb>[a-z]+)/i;
const target = /\b(?:from|into|update)\s+"?(?<table>[a-z_]+)"?/i;

/** Summarizes a statement, such as `select posts`. */
function summaryOf(sql: string): string {
  const verb = operation.exec(sql)?.groups?.['verb']?.toLowerCase() ?? 'statement';
  const table = target.exec(sql)?.groups?.['table'];
  return table === undefined ? verb : `${verb} ${table}`;
}

/** Creates the observer that adds each statement to the trace of its caller: its text, but not its values. */
export const statementObserver =
  ({ databaseUrl }: Pick<Config, 'databaseUrl'>) =>
  (event: LogEvent): void => {
    const parent = activeSpan();
    const { sql } = event.query;
    if (parent === undefined || controlsTransaction.test(sql)) return;
    const summary = summaryOf(sql);
    const span = parent.startChild(summary, {
      kind: 'client',
      startTime: performance.timeOrigin + performance.now() - event.queryDurationMillis,
      attributes: {
        'db.system.name': databaseUrl === null ? systems.sqlite : systems.postgres,
        'db.query.summary': summary,
        'db.query.text': sql,
      },
    });
    if (event.level === 'error') span.fail(errorTypeOf(event.error));
    span.end();
  };

/** Traces transactions. Their span includes the wait for a connection, or for the writer of SQLite. */
export const traceTransactions = (database: Database): Database => ({
  ...database,
  transaction: (work) => {
    const parent = activeSpan();
    if (parent === undefined) return database.transaction(work);
    const span = parent.startChild('transaction', {
      kind: 'client',
      attributes: { 'db.system.name': systems[database.dialect] },
    });
    // SQLite runs the work in a group of transactions, so the work does not inherit the caller's span.
    return endAfter(span, () =>
      database.transaction((transaction) => runInSpan(span, () => work(transaction))),
    );
  },
});
