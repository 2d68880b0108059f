import type { components } from '@parvis/api-client/contract';
import type { Language } from '../../platform/language.ts';
import type { PromisedRow } from '../../platform/database/promised.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Attempt } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import { newId } from '../../platform/identifiers.ts';
import { createAudit } from '../audit/index.ts';
import { promisePolicy } from './policy.ts';
import { promises, type KnownPromise } from './promises.ts';
import { noPromise, notConfirmedByHand, nothingWaits } from './errors.ts';
import { createPromiseRepository } from './repository.ts';

type Schemas = components['schemas'];

/** The number of items shown beside the counts. */
const NEXT = 3;
const NOTE = { multiline: true, atMost: 500 };

const iso = (time: number): string => new Date(time).toISOString();

function presentItem({ subject }: KnownPromise, row: PromisedRow, now: number): Schemas['PromiseItem'] {
  return {
    _id: row.id,
    subject: { type: subject, _id: row.subject_id },
    since: iso(row.started_at),
    dueAt: iso(row.due_at),
    isOverdue: row.due_at < now,
  };
}

function known(id: Schemas['PromiseName']): KnownPromise {
  const promise = promises.find((each) => each.id === id);
  if (promise === undefined) throw noPromise();
  return promise;
}

function confirmationOf({ subject }: KnownPromise, itemId: string): Attempt {
  return {
    action: 'promise.confirm',
    subject: subject === 'member' ? { type: 'member', id: itemId } : null,
  };
}

/** Shows staff how the site meets the deadlines of its terms. */
export function createPromiseService(dependencies: Dependencies) {
  const { clock, database, secrets } = dependencies;
  const repository = createPromiseRepository(database);
  const audit = createAudit(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  async function present(
    promise: KnownPromise,
    { userId }: Actor,
    language: Language,
  ): Promise<Schemas['StaffPromise']> {
    const now = clock.now();
    const [counts, next] = await Promise.all([
      repository.counts(promise, now, userId),
      repository.page(promise, now, userId, { limit: NEXT, after: null }),
    ]);
    const { id, statement, sources, span, owner, confirmedByHand } = promise;
    return {
      _id: id,
      statement: statement[language],
      sources: [...sources],
      span,
      owner,
      confirmedByHand,
      ...counts,
      next: next.map((row) => presentItem(promise, row, now)),
    };
  }

  return {
    list: (actor: Actor, language: Language): Promise<Schemas['PromisesAnswer']> =>
      audit.attempt(actor, { action: 'promise.list', subject: null }, promisePolicy.review, async () => ({
        promises: await Promise.all(promises.map((promise) => present(promise, actor, language))),
      })),

    read: (
      actor: Actor,
      id: Schemas['PromiseName'],
      { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
      language: Language,
    ): Promise<Schemas['PromisePage']> =>
      audit.attempt(actor, { action: 'promise.read', subject: null }, promisePolicy.review, async () => {
        const promise = known(id);
        const scope = `promise ${id}`;
        const [dueAt = '0', last = ''] = cursor === undefined ? [] : cursors.decode(cursor, scope).split(' ');
        const after = cursor === undefined ? null : { dueAt: Number(dueAt), id: last };
        const now = clock.now();
        const rows = await repository.page(promise, now, actor.userId, { limit: limit + 1, after });
        const page = rows.slice(0, limit);
        const end = rows.length > limit ? page.at(-1) : undefined;
        return {
          promise: await present(promise, actor, language),
          items: page.map((row) => presentItem(promise, row, now)),
          nextCursor: end === undefined ? null : cursors.encode(`${end.due_at} ${end.id}`, scope),
        };
      }),

    async requireConfirmable(actor: Actor, id: Schemas['PromiseName'], itemId: string): Promise<void> {
      const promise = known(id);
      audit.require(actor, promisePolicy.confirm);
      if (!promise.confirmedByHand) return;
      const found = await repository.find(database.read, promise, itemId, clock.now());
      if (found === undefined) throw nothingWaits();
    },

    /** Of two simultaneous confirmations one succeeds; the other sees it confirmed. */
    confirm(
      actor: Actor,
      id: Schemas['PromiseName'],
      itemId: string,
      text: string,
      language: Language,
    ): Promise<Schemas['PromiseAnswer']> {
      const promise = known(id);
      const act = confirmationOf(promise, itemId);
      return audit.attempt(actor, act, promisePolicy.confirm, async () => {
        const note = requiredText(text, 'note', NOTE);
        if (!promise.confirmedByHand) {
          throw notConfirmedByHand();
        }
        await database.transaction(async (transaction) => {
          await repository.lockConfirmations(transaction);
          const now = clock.now();
          const item = await repository.find(transaction, promise, itemId, now);
          if (item === undefined) throw nothingWaits();
          await repository.confirm(transaction, {
            id: newId(clock),
            promise: promise.id,
            item_id: itemId,
            actor_id: actor.userId,
            note,
            created_at: now,
          });
          await audit.record(transaction, actor, act, {
            reason: note,
            changes: [{ field: promise.id, before: 'due', after: 'confirmed' }],
          });
        });
        return { promise: await present(promise, actor, language) };
      });
    },
  };
}
