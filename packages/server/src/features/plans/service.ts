import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { fingerprintOf, runIdempotent, requireRepeat } from '../../platform/idempotency.ts';
import { newId } from '../../platform/identifiers.ts';
import { centsOf } from '../../platform/money.ts';
import { searchable } from '../../platform/text.ts';
import { changesBetween, createAudit } from '../audit/index.ts';
import { planPolicy } from './policy.ts';
import { presentPlan } from './presenter.ts';
import { planIsDefault, planNameTaken, planNotFound } from './errors.ts';
import { createPlanRepository, type StoredPlan } from './repository.ts';

type Schemas = components['schemas'];

const SCOPE = 'plans';
const NAME = { multiline: false, atMost: 40 };
const DESCRIPTION = { multiline: true, atMost: 300 };
const BENEFIT = { multiline: false, atMost: 120 };
/** The difference between the positions of two plans that follow each other. */
const STEP = 10;

function cleanPlan(draft: Schemas['PlanUpdatePayload']) {
  const { name, description, price, benefits, highlight } = draft;
  return {
    ...(name === undefined ? {} : nameOf(name)),
    ...(description === undefined
      ? {}
      : { description: optionalText(description, 'description', DESCRIPTION) }),
    ...(price === undefined ? {} : { price: centsOf(price, 'price') }),
    ...(benefits === undefined ? {} : { benefits: JSON.stringify(benefits.map(cleanBenefit)) }),
    ...(highlight === undefined ? {} : { highlight: highlight ? (1 as const) : (0 as const) }),
  };
}

function nameOf(text: string) {
  const name = requiredText(text, 'name', NAME);
  return { name, name_key: searchable(name) };
}

const cleanBenefit = (benefit: string, index: number): string =>
  requiredText(benefit, `benefits.${index}`, BENEFIT);

const actOn = (action: string, id: string) => ({ action, subject: { type: 'plan' as const, id } });

export function createPlanService(dependencies: Dependencies) {
  const { clock, database, secrets } = dependencies;
  const repository = createPlanRepository(database);
  const audit = createAudit(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  return {
    async list({
      limit,
      cursor,
    }: {
      limit: number;
      cursor: string | undefined;
    }): Promise<Schemas['PlanPage']> {
      // The cursor is signed, so only this server can have written its content.
      const after =
        cursor === undefined
          ? null
          : (JSON.parse(cursors.decode(cursor, SCOPE)) as { position: number; id: string });
      const rows = await repository.page(limit + 1, after);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        plans: page.map(presentPlan),
        nextCursor:
          last === undefined
            ? null
            : cursors.encode(JSON.stringify({ position: last.position, id: last.id }), SCOPE),
      };
    },

    /**
     * A repeated idempotency key returns the plan that the first request created, even if both arrive at the same
     * time.
     */
    async create(actor: Actor, draft: Schemas['PlanPayload'], key: string | null) {
      const act = { action: 'plan.create', subject: null };
      return audit.attempt(actor, act, planPolicy.create, async () => {
        const fields = {
          description: '',
          benefits: '[]',
          highlight: 0 as const,
          ...nameOf(draft.name),
          price: 0,
          ...cleanPlan(draft),
        };
        const fingerprint = key === null ? null : fingerprintOf([JSON.stringify(fields)]);
        const findExisting = async (): Promise<StoredPlan | null> => {
          const made = key === null ? null : await repository.findByKey(key);
          if (made !== null) requireRepeat(made.fingerprint, fingerprint);
          return made;
        };
        const made = await findExisting();
        if (made !== null) return { isNew: false, plan: presentPlan(made) };
        const make = (): Promise<StoredPlan> =>
          database.transaction(async (transaction) => {
            const position = (await repository.lastPosition(transaction)) + STEP;
            const plan = { ...fields, id: newId(clock), position, is_default: 0 as const };
            const origin = { idempotency_key: key, fingerprint, created_at: clock.now() };
            await repository.insert(transaction, { ...plan, ...origin });
            await audit.record(transaction, actor, actOn('plan.create', plan.id), {
              changes: changesBetween({}, { name: plan.name, price: plan.price }),
            });
            return { ...plan, retired_at: null };
          });
        const outcome = await runIdempotent({
          make,
          isTaken: (error) => database.isUniqueViolation(error),
          find: async () => {
            const repeated = await findExisting();
            // No plan has this idempotency key, so the name caused the conflict.
            if (repeated === null) throw planNameTaken();
            return repeated;
          },
        });
        return { isNew: outcome.isNew, plan: presentPlan(outcome.made) };
      });
    },

    async requireEditable(actor: Actor, id: string): Promise<void> {
      audit.require(actor, planPolicy.edit);
      if ((await repository.findOffered(id)) === null) throw planNotFound();
    },

    async update(actor: Actor, id: string, draft: Schemas['PlanUpdatePayload']): Promise<Schemas['Plan']> {
      const act = actOn('plan.edit', id);
      return audit.attempt(actor, act, planPolicy.edit, async () => {
        const change = cleanPlan(draft);
        const changed = database.transaction(async (transaction) => {
          const plan = await repository.lockRow(transaction, id);
          if (plan === null) throw planNotFound();
          if (plan.is_default === 1 && (change.price ?? 0) > 0) throw planIsDefault();
          await repository.update(transaction, id, { ...change, updated_at: clock.now() });
          const { name_key: _, ...shown } = { name_key: '', ...change };
          await audit.record(transaction, actor, act, { changes: changesBetween({ ...plan }, shown) });
          return { ...plan, ...change };
        });
        try {
          return presentPlan(await changed);
        } catch (error) {
          // If another request creates a plan with the same name at the same time, the unique constraint is violated.
          if (database.isUniqueViolation(error, 'plans_name_key_unique')) throw planNameTaken();
          throw error;
        }
      });
    },

    /** Moves a plan up or down. A plan that is already at the end stays there. */
    move(actor: Actor, id: string, { direction }: Schemas['PlanMovePayload']): Promise<Schemas['PlanMoved']> {
      const act = actOn('plan.move', id);
      return audit.attempt(actor, act, planPolicy.edit, () =>
        database.transaction(async (transaction) => {
          const offered = await repository.lockOffered(transaction);
          const from = offered.findIndex((plan) => plan.id === id);
          if (from === -1) throw planNotFound();
          const to = direction === 'earlier' ? from - 1 : from + 1;
          if (to < 0 || to >= offered.length) return { place: from + 1, of: offered.length };
          const ordered = offered.toSpliced(from, 1).toSpliced(to, 0, ...offered.slice(from, from + 1));
          for (const [index, plan] of ordered.entries()) {
            const position = (index + 1) * STEP;
            if (plan.position !== position)
              await repository.update(transaction, plan.id, { position, updated_at: clock.now() });
          }
          await audit.record(transaction, actor, act, {
            changes: [{ field: 'place', before: String(from + 1), after: String(to + 1) }],
          });
          return { place: to + 1, of: offered.length };
        }),
      );
    },

    async delete(actor: Actor, id: string): Promise<void> {
      const act = actOn('plan.delete', id);
      await audit.attempt(actor, act, planPolicy.delete, () =>
        database.transaction(async (transaction) => {
          const plan = await repository.lockRow(transaction, id);
          if (plan === null) throw planNotFound();
          if (plan.is_default === 1) throw planIsDefault();
          await repository.update(transaction, id, { retired_at: clock.now() });
          await audit.record(transaction, actor, act, {
            changes: [{ field: 'offered', before: 'true', after: 'false' }],
          });
        }),
      );
    },
  };
}
