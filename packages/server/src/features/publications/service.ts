import type { components } from '@parvis/api-client/contract';
import type { Selectable, Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { PublicationsTable } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { fingerprintOf, runIdempotent, requireRepeat } from '../../platform/idempotency.ts';
import { newId } from '../../platform/identifiers.ts';
import { soughtTextWords, textWords } from '../../platform/text-words.ts';
import { type Change, changesBetween, createAudit } from '../audit/index.ts';
import { indexServices } from '../service-schedule/index.ts';
import { createPersonPresenter } from '../people/index.ts';
import { cleanDetails, keyOf, parishPlace, requireDetails, soughtDetails } from './details.ts';
import { createEventCancellations } from './event-cancellations.ts';
import { planNext } from './occurrence-job.ts';
import { createPublicationPages } from './pages.ts';
import { publicationPolicy } from './policy.ts';
import { createPublicationPresenter } from './presenter.ts';
import { noParish, publicationNotFound } from './errors.ts';
import { createRecordingRepository } from './recording-repository.ts';
import { everything } from './filter.ts';
import { createPublicationRepository, type PublicationOrder } from './repository.ts';

type Schemas = components['schemas'];
type Write = Transaction<DatabaseSchema>;
type LockedPublication = Selectable<PublicationsTable>;

const TITLE = { multiline: false, atMost: 120 };
const SUMMARY = { multiline: true, atMost: 300 };
const BODY = { multiline: true, atMost: 50_000 };
const AUTHOR = { multiline: false, atMost: 120 };

const orders: Readonly<Record<'newest' | 'oldest' | 'changed' | 'title', PublicationOrder>> = {
  newest: { column: 'created_at', direction: 'desc' },
  oldest: { column: 'created_at', direction: 'asc' },
  changed: { column: 'updated_at', direction: 'desc' },
  title: { column: 'title_key', direction: 'asc' },
};

interface ListOptions {
  readonly kind: PublicationsTable['kind'] | null;
  readonly state: PublicationsTable['state'] | null;
  readonly search: string;
  readonly hasCorrections: boolean;
  readonly sort: keyof typeof orders;
  readonly limit: number;
  readonly cursor: string | undefined;
}

const titleOf = (text: string) => {
  const title = requiredText(text, 'title', TITLE);
  return { title, title_key: keyOf(title) };
};

function cleanTexts({ title, summary, body, author, language }: Schemas['PublicationUpdatePayload']) {
  return {
    ...(title === undefined ? {} : titleOf(title)),
    ...(summary === undefined ? {} : { summary: optionalText(summary, 'summary', SUMMARY) }),
    ...(body === undefined ? {} : { body: optionalText(body, 'body', BODY) }),
    ...(author === undefined ? {} : { author: optionalText(author, 'author', AUTHOR) }),
    ...(language === undefined ? {} : { language }),
  };
}

/** Makes a change and returns what the audit log shows of it. Returns an empty list if nothing has changed. */
type Work = (
  transaction: Write,
  locked: LockedPublication,
  /** Sets `updated_at` to the current time. */
  touch: () => Promise<void>,
) => Promise<readonly Change[]>;

const actOn = (action: string, id: string) => ({
  action: `publication.${action}`,
  subject: { type: 'publication' as const, id },
});

/** The changes that the audit log shows. If the body has changed, the log shows only this fact and not the texts. */
function shownChanges(before: LockedPublication, change: Partial<LockedPublication>): readonly Change[] {
  const { title_key: _, category: __, body, ...shown } = { title_key: '', category: '', ...change };
  const changes = changesBetween({ ...before }, shown);
  const isRewritten = body !== undefined && body !== before.body;
  return isRewritten ? [...changes, { field: 'body', before: '…', after: '…' }] : changes;
}

export function createPublicationService(dependencies: Dependencies) {
  const { clock, database } = dependencies;
  const repository = createPublicationRepository(database);
  const cancellations = createEventCancellations(database);
  const recordings = createRecordingRepository(database);
  const audit = createAudit(dependencies);
  const present = createPublicationPresenter(dependencies).publication;
  const { personOf } = createPersonPresenter(dependencies);
  const readPage = createPublicationPages(dependencies);

  async function answer(id: string): Promise<Schemas['Publication']> {
    const row = await repository.find(id, null);
    if (row === null) throw publicationNotFound();
    return present(row, row.kind === 'resource' ? await recordings.of(id) : []);
  }

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

  /** Makes a change and writes its audit line in one transaction. Call this within `attempt`. */
  async function change(
    actor: Actor,
    id: string,
    action: string,
    work: Work,
  ): Promise<Schemas['Publication']> {
    await database.transaction(async (transaction) => {
      const locked = await repository.lockRow(transaction, id);
      if (locked === null) throw publicationNotFound();
      const changes = await work(transaction, locked, () =>
        repository.update(transaction, id, { updated_at: clock.now() }),
      );
      if (changes.length > 0) await audit.record(transaction, actor, actOn(action, id), { changes });
    });
    return answer(id);
  }

  const act = (actor: Actor, id: string, action: string, work: Work): Promise<Schemas['Publication']> =>
    audit.attempt(actor, actOn(action, id), publicationPolicy.manage, () => change(actor, id, action, work));

  return {
    change,

    async requireManaged(actor: Actor, id: string): Promise<void> {
      audit.require(actor, publicationPolicy.manage);
      await answer(id);
    },

    list(actor: Actor, { kind, state, search, hasCorrections, sort, limit, cursor }: ListOptions) {
      const line = { action: 'publication.list', subject: null };
      return audit.attempt(
        actor,
        line,
        publicationPolicy.manage,
        async (): Promise<Schemas['PublicationPage']> => {
          const filter = { ...everything, kind, state, hasCorrections, words: soughtTextWords(search) };
          const order = orders[sort];
          const { rows, nextCursor } = await readPage({ filter, order, limit, cursor, viewer: null });
          return { publications: rows.map((row) => present(row)), nextCursor };
        },
      );
    },

    read: (actor: Actor, id: string): Promise<Schemas['Publication']> =>
      audit.attempt(actor, actOn('read', id), publicationPolicy.manage, () => answer(id)),

    corrections: (actor: Actor, id: string): Promise<Schemas['Correction'][]> =>
      audit.attempt(actor, actOn('read', id), publicationPolicy.manage, async () => {
        const { kind } = await answer(id);
        if (kind !== 'parish') throw noParish();
        const corrections = await repository.corrections(id, actor.userId);
        return corrections.map((row) => ({
          user: personOf(row),
          note: row.note,
          createdAt: new Date(row.created_at).toISOString(),
        }));
      }),

    /**
     * A repeated idempotency key returns the publication that the first request created, even if both arrive at the
     * same time.
     */
    create(actor: Actor, draft: Schemas['PublicationPayload'], key: string | null) {
      const line = { action: 'publication.create', subject: null };
      return audit.attempt(actor, line, publicationPolicy.manage, async () => {
        const { kind } = draft;
        const details = await requireDetails(kind, draft, clock.now());
        const fields = {
          summary: '',
          body: '',
          author: '',
          language: 'en' as const,
          ...cleanTexts(draft),
          ...titleOf(draft.title),
          kind,
        };
        const fingerprint = key === null ? null : fingerprintOf([JSON.stringify([fields, details.details])]);
        const findExisting = async () => {
          const made = key === null ? null : await repository.findByKey(key);
          if (made !== null) requireRepeat(made.fingerprint, fingerprint);
          return made?.id ?? null;
        };
        const known = await findExisting();
        if (known !== null) return { isNew: false, publication: await answer(known) };
        const make = (): Promise<string> =>
          database.transaction(async (transaction) => {
            const id = newId(clock);
            const now = clock.now();
            const made = { ...fields, ...details, id };
            if (kind === 'parish') made.category = parishPlace(made);
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
            await audit.record(transaction, actor, actOn('create', id), {
              changes: changesBetween({}, { kind, title: made.title }),
            });
            return id;
          });
        const { isNew, made } = await runIdempotent({
          make,
          isTaken: (error) =>
            key !== null && database.isUniqueViolation(error, 'publications_idempotency_key_unique'),
          find: findExisting,
        });
        return { isNew, publication: await answer(made) };
      });
    },

    update: (actor: Actor, id: string, draft: Schemas['PublicationUpdatePayload']) =>
      act(actor, id, 'edit', async (transaction, locked) => {
        const details = await cleanDetails(locked.kind, draft, clock.now());
        const change = { ...cleanTexts(draft), ...details };
        const changes = shownChanges(locked, change);
        if (changes.length === 0) return [];
        const changed = { ...locked, ...change };
        const place = locked.kind === 'parish' ? { category: parishPlace(changed) } : {};
        const revision = locked.revision + 1;
        await repository.update(transaction, id, { ...change, ...place, revision, updated_at: clock.now() });
        await settle(transaction, changed);
        if (locked.kind === 'parish') await indexServices(transaction, { ...changed, revision });
        return changes;
      }),

    publish: (actor: Actor, id: string) =>
      act(actor, id, 'publish', async (transaction, locked) => {
        const { state, published_at } = locked;
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
      }),

    withdraw: (actor: Actor, id: string) =>
      act(actor, id, 'withdraw', async (transaction, locked) => {
        const { state } = locked;
        if (state === 'draft') return [];
        const change = { state: 'draft' as const, revision: locked.revision + 1 };
        await repository.update(transaction, id, change);
        await cancellations.add(transaction, locked, clock.now());
        if (locked.kind === 'parish') await indexServices(transaction, { ...locked, ...change });
        return [{ field: 'state', before: state, after: 'draft' }];
      }),

    confirm: (actor: Actor, id: string) =>
      act(actor, id, 'confirm', async (transaction, { kind, confirmed_at }) => {
        if (kind !== 'parish') throw noParish();
        const now = clock.now();
        await repository.update(transaction, id, { confirmed_at: now });
        await repository.clearMarks(transaction, id);
        return changesBetween(
          { confirmed: new Date(confirmed_at).toISOString() },
          { confirmed: new Date(now).toISOString() },
        );
      }),
  };
}
