import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Actor } from '../../platform/http/contract.ts';
import type { Permission } from '../../platform/permissions.ts';
import { publicationPolicy } from './policy.ts';
import type { ConfirmedBy, PublicationsTable } from './tables.ts';

type Decided = Pick<PublicationsTable, 'id' | 'kind'>;

/** Decides who may change publications: the staff of the site all of them, and the staff of a parish its own. */
export interface Authority {
  readonly rule: ((actor: Actor) => boolean) & { readonly permission?: Permission };
  /** Throws if the actor may not change this publication. Runs in the transaction that has locked it. */
  readonly requireFor: (transaction: Transaction<DatabaseSchema>, publication: Decided) => Promise<void>;
  /** Returns in whose name the page of a parish is confirmed. */
  readonly name: () => ConfirmedBy;
}

export const staffOfSite: Authority = {
  rule: publicationPolicy.manage,
  requireFor: async () => undefined,
  name: () => 'site',
};
