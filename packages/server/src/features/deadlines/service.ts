import type { components } from '@parvis/api-client/contract';
import type { Language } from '../../platform/language.ts';
import type { DueRow } from '../../platform/database/due-rows.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Attempt } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import { newId } from '../../platform/identifiers.ts';
import { rolesWith } from '../../platform/permissions.ts';
import { createAudit } from '../audit/index.ts';
import { deadlinePolicy } from './policy.ts';
import { deadlines, type KnownDeadline } from './deadlines.ts';
import { noDeadline, notConfirmedByHand, nothingWaits } from './errors.ts';
import { createDeadlineRepository } from './repository.ts';

type Schemas = components['schemas'];

/** The number of items that the overview shows next to the counts. */
const NEXT = 3;
const NOTE = { multiline: true, atMost: 500 };

const iso = (time: number): string => new Date(time).toISOString();

function presentItem({ subject }: KnownDeadline, row: DueRow, now: number): Schemas['DeadlineItem'] {
  return {
    _id: row.id,
    subject: { type: subject, _id: row.subject_id },
    since: iso(row.started_at),
    dueAt: iso(row.due_at),
    isOverdue: row.due_at < now,
  };
}

function known(id: Schemas['DeadlineName']): KnownDeadline {
  const deadline = deadlines.find((each) => each.id === id);
  if (deadline === undefined) throw noDeadline();
  return deadline;
}

function confirmationOf({ subject }: KnownDeadline, itemId: string): Attempt {
  return {
    action: 'promise.confirm',
    subject: subject === 'member' ? { type: 'member', id: itemId } : null,
  };
}

/** Creates the service that shows staff how well the site keeps its deadlines. */
export function createDeadlineService(dependencies: Dependencies) {
  const { clock, database, secrets } = dependencies;
  const repository = createDeadlineRepository(database);
  const audit = createAudit(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  async function present(
    deadline: KnownDeadline,
    { userId }: Actor,
    language: Language,
  ): Promise<Schemas['StaffDeadline']> {
    const now = clock.now();
    const [counts, next] = await Promise.all([
      repository.counts(deadline, now, userId),
      repository.page(deadline, now, userId, { limit: NEXT, after: null }),
    ]);
    const { id, statement, sources, span, owner, confirmedByHand } = deadline;
    return {
      _id: id,
      statement: statement[language],
      sources: [...sources],
      span,
      owner: { kind: owner.kind, roles: [...rolesWith(owner.permission)] },
      confirmedByHand,
      ...counts,
      next: next.map((row) => presentItem(deadline, row, now)),
    };
  }

  return {
    list: (actor: Actor, language: Language): Promise<Schemas['DeadlinesAnswer']> =>
      audit.attempt(actor, { action: 'promise.list', subject: null }, deadlinePolicy.review, async () => ({
        deadlines: await Promise.all(deadlines.map((deadline) => present(deadline, actor, language))),
      })),

    read: (
      actor: Actor,
      id: Schemas['DeadlineName'],
      { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
      language: Language,
    ): Promise<Schemas['DeadlinePage']> =>
      audit.attempt(actor, { action: 'promise.read', subject: null }, deadlinePolicy.review, async () => {
        const deadline = known(id);
        const scope = `deadline ${id}`;
        const [dueAt = '0', last = ''] = cursor === undefined ? [] : cursors.decode(cursor, scope).split(' ');
        const after = cursor === undefined ? null : { dueAt: Number(dueAt), id: last };
        const now = clock.now();
        const rows = await repository.page(deadline, now, actor.userId, { limit: limit + 1, after });
        const page = rows.slice(0, limit);
        const end = rows.length > limit ? page.at(-1) : undefined;
        return {
          deadline: await present(deadline, actor, language),
          items: page.map((row) => presentItem(deadline, row, now)),
          nextCursor: end === undefined ? null : cursors.encode(`${end.due_at} ${end.id}`, scope),
        };
      }),

    async requireConfirmable(actor: Actor, id: Schemas['DeadlineName'], itemId: string): Promise<void> {
      const deadline = known(id);
      audit.require(actor, deadlinePolicy.confirm);
      if (!deadline.confirmedByHand) return;
      const found = await repository.find(database.read, deadline, itemId, clock.now());
      if (found === undefined) throw nothingWaits();
    },

    /**
     * Confirms an item. If two members of the staff confirm it at the same time, one succeeds, and the other gets the
     * error that the item is already confirmed.
     */
    confirm(
      actor: Actor,
      id: Schemas['DeadlineName'],
      itemId: string,
      text: string,
      language: Language,
    ): Promise<Schemas['DeadlineAnswer']> {
      const deadline = known(id);
      const act = confirmationOf(deadline, itemId);
      return audit.attempt(actor, act, deadlinePolicy.confirm, async () => {
        const note = requiredText(text, 'note', NOTE);
        if (!deadline.confirmedByHand) {
          throw notConfirmedByHand();
        }
        await database.transaction(async (transaction) => {
          await repository.lockConfirmations(transaction);
          const now = clock.now();
          const item = await repository.find(transaction, deadline, itemId, now);
          if (item === undefined) throw nothingWaits();
          await repository.confirm(transaction, {
            id: newId(clock),
            promise: deadline.id,
            item_id: itemId,
            actor_id: actor.userId,
            note,
            created_at: now,
          });
          await audit.record(transaction, actor, act, {
            reason: note,
            changes: [{ field: deadline.id, before: 'due', after: 'confirmed' }],
          });
        });
        return { deadline: await present(deadline, actor, language) };
      });
    },
  };
}
