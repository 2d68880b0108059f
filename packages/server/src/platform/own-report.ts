import type { Selectable } from 'kysely';
import type { DatabaseSchema } from './database/schema.ts';

/** The state of a server at one time. */
export type ServerReport = Selectable<DatabaseSchema['servers']>;

/** The newest report of this server. It is also known if the database stores no reports. */
export interface OwnReport {
  /** Null before the server listens. */
  newest: ServerReport | null;
}
