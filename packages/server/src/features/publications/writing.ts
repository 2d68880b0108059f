import type { Insertable, Selectable, Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import { textWords } from '../../platform/text-words.ts';
import { type Change, changesBetween } from '../audit/index.ts';
import { indexServices } from '../service-schedule/index.ts';
import { parishPlace, soughtDetails } from './details.ts';
import { createEventCancellations } from './event-cancellations.ts';
import { planNext } from './occurrence-job.ts';
import { createPublicationRepository } from './repository.ts';
import type { PublicationsTable } from './tables.ts';

type Write = Transaction<DatabaseSchema>;
export type LockedPublication = Selectable<PublicationsTable>;

/** The changes that the audit log shows. If the body has changed, the log shows only this fact and not the texts. */
function shownChanges(before: LockedPublication, change: Partial<LockedPublication>): readonly Change[] {
  const { title_key: _, category: __, body, ...shown } = { title_key: '', category: '', ...change };
  const changes = changesBetween({ ...before }, shown);
  const isRewritten = body !== undefined && body !== before.body;
  return isRewritten ? [...changes, { field: 'body', before: '…', after: '…' }] : changes;
}

type NewPublication = Pick<
  Insertable<PublicationsTable>,
  | 'kind'
  | 'language'
  | 'title'
  | 'title_key'
  | 'summary'
  | 'body'
  | 'author'
  | 'category'
  | 'details'
  | 'begins_at'
  | 'ends_at'
>;

/** Creates the functions that write publications. Each needs the lock on its publication. */
export function createPublicationWriting(dependencies: Pick<Dependencies, 'clock' | 'database' | 'jobs'>) {
  const { clock, database } = dependencies;
  const repository = createPublicationRepository(database);
  const cancellations = createEventCancellations(database);

  async function settle(
    transaction: Write,
    publication: Pick<
      LockedPublication,
      'id' | 'kind' | 'title' | 'summary' | 'author' | 'details' | 'ends_at'
    >,
  ): Promise<void> {
    const { id, kind, title, summary, author, ends_at } = publication;
    const sought = [title, summary, author, soughtDetails(publication)].join(' ');
    await repository.setWords(transaction, id, textWords(sought));
    if (kind === 'event') await planNext(dependencies, transaction, { publicationId: id, endsAt: ends_at });
  }

  return {
    /** Inserts a draft and returns its id. */
    async insert(
      transaction: Write,
      publication: NewPublication,
      { key, fingerprint }: { key: string | null; fingerprint: string | null },
    ): Promise<string> {
      const id = newId(clock);
      const now = clock.now();
      const made = { ...publication, id };
      if (made.kind === 'parish') made.category = parishPlace(made);
      await repository.insert(transaction, {
        ...made,
        state: 'draft',
        file_id: null,
        file_description: '',
        idempotency_key: key,
        fingerprint,
        published_at: null,
        confirmed_at: now,
        created_at: now,
        updated_at: now,
      });
      await settle(transaction, made);
      return id;
    },

    /** Writes the new values. Returns what has changed, as the audit log shows it, with the changes of other tables. */
    async edit(
      transaction: Write,
      locked: LockedPublication,
      change: Partial<LockedPublication>,
      others: readonly Change[] = [],
    ): Promise<readonly Change[]> {
      const changes = [...shownChanges(locked, change), ...others];
      if (changes.length === 0) return [];
      const changed = { ...locked, ...change };
      const place = locked.kind === 'parish' ? { category: parishPlace(changed) } : {};
      const revision = locked.revision + 1;
      await repository.update(transaction, locked.id, {
        ...change,
        ...place,
        revision,
        updated_at: clock.now(),
      });
      await settle(transaction, changed);
      if (locked.kind === 'parish') await indexServices(transaction, { ...changed, revision });
      return changes;
    },

    async publish(transaction: Write, locked: LockedPublication): Promise<readonly Change[]> {
      const { id, state, published_at } = locked;
      if (state === 'published') return [];
      const now = clock.now();
      const change = { state: 'published' as const, revision: locked.revision + 1 };
      await repository.update(transaction, id, {
        ...change,
        published_at: published_at ?? now,
        updated_at: now,
      });
      await cancellations.remove(transaction, id);
      if (locked.kind === 'parish') await indexServices(transaction, { ...locked, ...change });
      return [{ field: 'state', before: state, after: 'published' }];
    },

    async withdraw(transaction: Write, locked: LockedPublication): Promise<readonly Change[]> {
      const { id, state } = locked;
      if (state === 'draft') return [];
      const change = { state: 'draft' as const, revision: locked.revision + 1 };
      await repository.update(transaction, id, change);
      await cancellations.add(transaction, locked, clock.now());
      if (locked.kind === 'parish') await indexServices(transaction, { ...locked, ...change });
      return [{ field: 'state', before: state, after: 'draft' }];
    },
  };
}
