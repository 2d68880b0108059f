import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { PublicationsTable } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { fingerprintOf, runIdempotent, requireRepeat } from '../../platform/idempotency.ts';
import { soughtTextWords } from '../../platform/text-words.ts';
import { type Change, changesBetween, createAudit } from '../audit/index.ts';
import { createPersonPresenter } from '../people/index.ts';
import { cleanDetails, requireDetails } from './details.ts';
import { cleanTexts, titleOf } from './draft-texts.ts';
import { staffOfSite, type Authority } from './authority.ts';
import { createPublicationPages } from './pages.ts';
import { linkParish } from './parish-links.ts';
import { publicationPolicy } from './policy.ts';
import { createPublicationPresenter } from './presenter.ts';
import { changedMeanwhile, noParish, publicationNotFound } from './errors.ts';
import { createRecordingRepository } from './recording-repository.ts';
import { everything } from './filter.ts';
import { createPublicationRepository, type PublicationOrder } from './repository.ts';
import { createPublicationWriting, type LockedPublication } from './writing.ts';

type Schemas = components['schemas'];
type Write = Transaction<DatabaseSchema>;

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

export function createPublicationService(dependencies: Dependencies) {
  const { clock, database } = dependencies;
  const repository = createPublicationRepository(database);
  const writing = createPublicationWriting(dependencies);
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

  const act = (
    actor: Actor,
    id: string,
    action: string,
    { rule, requireFor }: Authority,
    work: Work,
  ): Promise<Schemas['Publication']> =>
    audit.attempt(actor, actOn(action, id), rule, () =>
      change(actor, id, action, async (transaction, locked, touch) => {
        await requireFor(transaction, locked);
        return work(transaction, locked, touch);
      }),
    );

  async function correctionsOf(id: string, viewer: string): Promise<Schemas['Correction'][]> {
    const corrections = await repository.corrections(id, viewer);
    return corrections.map((row) => ({
      user: personOf(row),
      note: row.note,
      createdAt: new Date(row.created_at).toISOString(),
    }));
  }

  return {
    answer,
    change,
    correctionsOf,

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
        return correctionsOf(id, actor.userId);
      }),

    /**
     * A repeated idempotency key returns the publication that the first request created, even if both arrive at the
     * same time.
     */
    create(
      actor: Actor,
      draft: Schemas['PublicationPayload'],
      key: string | null,
      { rule, requireFor }: Authority = staffOfSite,
    ) {
      const line = { action: 'publication.create', subject: null };
      return audit.attempt(actor, line, rule, async () => {
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
        const fingerprint =
          key === null
            ? null
            : fingerprintOf([
                JSON.stringify([fields, details.details, ...(draft.parishId ? [draft.parishId] : [])]),
              ]);
        const findExisting = async () => {
          const made = key === null ? null : await repository.findByKey(key);
          if (made !== null) requireRepeat(made.fingerprint, fingerprint);
          return made?.id ?? null;
        };
        const known = await findExisting();
        if (known !== null) return { isNew: false, publication: await answer(known) };
        const make = (): Promise<string> =>
          database.transaction(async (transaction) => {
            const id = await writing.insert(transaction, { ...fields, ...details }, { key, fingerprint });
            await linkParish(transaction, { id, kind }, draft);
            await requireFor(transaction, { id, kind });
            await audit.record(transaction, actor, actOn('create', id), {
              changes: changesBetween({}, { kind, title: fields.title }),
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

    /** With a `revision`, throws if somebody else has changed the publication since then. */
    update: (
      actor: Actor,
      id: string,
      { revision: read, ...draft }: Schemas['PublicationUpdatePayload'] & { readonly revision?: number },
      authority: Authority = staffOfSite,
    ) =>
      act(actor, id, 'edit', authority, async (transaction, locked) => {
        if (read !== undefined && read !== locked.revision) throw changedMeanwhile();
        const details = await cleanDetails(locked.kind, draft, clock.now());
        const links = await linkParish(transaction, locked, draft);
        return writing.edit(transaction, locked, { ...cleanTexts(draft), ...details }, links);
      }),

    publish: (actor: Actor, id: string, authority: Authority = staffOfSite) =>
      act(actor, id, 'publish', authority, (transaction, locked) => writing.publish(transaction, locked)),

    withdraw: (actor: Actor, id: string, authority: Authority = staffOfSite) =>
      act(actor, id, 'withdraw', authority, (transaction, locked) => writing.withdraw(transaction, locked)),

    confirm: (actor: Actor, id: string, authority: Authority = staffOfSite) =>
      act(actor, id, 'confirm', authority, async (transaction, { kind, confirmed_at }) => {
        if (kind !== 'parish') throw noParish();
        const now = clock.now();
        await repository.update(transaction, id, { confirmed_at: now, confirmed_by: authority.name() });
        await repository.clearMarks(transaction, id);
        return changesBetween(
          { confirmed: new Date(confirmed_at).toISOString() },
          { confirmed: new Date(now).toISOString() },
        );
      }),
  };
}
