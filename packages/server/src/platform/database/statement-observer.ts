import type { KyselyConfig, LogEvent } from 'kysely';

/** Called after each statement, in the context of its caller. */
export type StatementObserver = (event: LogEvent) => void;

/** Returns the setting of Kysely for an observer. Without one, Kysely measures nothing. */
export const observed = (observe: StatementObserver | undefined): Pick<KyselyConfig, 'log'> =>
  observe === undefined ? {} : { log: observe };
