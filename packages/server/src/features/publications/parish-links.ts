import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Change } from '../audit/index.ts';
import { belongsToNoParish, parishUnknown } from './errors.ts';
import type { PublicationsTable } from './tables.ts';

type Write = Transaction<DatabaseSchema>;

/** Returns no id and no title if the publication belongs to no parish. */
export async function parishOf(
  transaction: Write,
  id: string,
): Promise<{ id: string | null; title: string }> {
  const row = await transaction
    .selectFrom('publication_parishes')
    .innerJoin('publications', 'publications.id', 'publication_parishes.parish_id')
    .select(['publications.id', 'publications.title'])
    .where('publication_parishes.publication_id', '=', id)
    .executeTakeFirst();
  return row ?? { id: null, title: '' };
}

/** Returns the title of the parish. Throws if there is no such parish. */
async function addParish(transaction: Write, id: string, parishId: string): Promise<string> {
  // While this lock is held, nobody can delete the parish.
  const parish = await transaction
    .selectFrom('publications')
    .select('title')
    .where('id', '=', parishId)
    .where('kind', '=', 'parish')
    .forKeyShare()
    .executeTakeFirst();
  if (parish === undefined) throw parishUnknown();
  await transaction
    .insertInto('publication_parishes')
    .values({ publication_id: id, parish_id: parishId })
    .execute();
  return parish.title;
}

/**
 * Links a publication to the parish of the draft. Null removes the link. Returns the changes that the audit log shows.
 */
export async function linkParish(
  transaction: Write,
  { id, kind }: Pick<PublicationsTable, 'id' | 'kind'>,
  { parishId }: Pick<components['schemas']['PublicationUpdatePayload'], 'parishId'>,
): Promise<readonly Change[]> {
  if (parishId === undefined) return [];
  if (kind === 'parish' && parishId !== null) throw belongsToNoParish();
  const before = await parishOf(transaction, id);
  if (before.id === parishId) return [];
  await transaction.deleteFrom('publication_parishes').where('publication_id', '=', id).execute();
  const after = parishId === null ? '' : await addParish(transaction, id, parishId);
  return [{ field: 'parish', before: before.title, after }];
}
