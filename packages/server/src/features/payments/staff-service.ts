import type { components } from '@parvis/api-client/contract';
import { fullName } from '../people/index.ts';
import type { PaymentState } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { soughtTextWords } from '../../platform/text-words.ts';
import { soughtWords, spellingsOf } from '../../platform/names.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createAudit } from '../audit/index.ts';
import { createNotifier } from '../notifications/index.ts';
import { decisionMail } from './kinds.ts';
import { contactOf } from './payer-contact.ts';
import { newsOf } from './news.ts';
import { moves, paymentPolicy, type Decision } from './policy.ts';
import { presentStaffPayment } from './presenter.ts';
import { readReference } from './reference.ts';
import { paymentNotFound, referenceMistyped, referenceUnknown, stateDiffers } from './errors.ts';
import { createPaymentRepository, type PaymentRow, type Write } from './repository.ts';
import { createSteps } from './steps.ts';
import { createSubscriptions } from './subscriptions.ts';

type Schemas = components['schemas'];

const NOTE = { multiline: true, atMost: 500 };

interface ListQuery {
  readonly state: PaymentState | null;
  readonly isDisputed: boolean;
  readonly search: string;
  readonly sort: 'newest' | 'oldest';
  readonly limit: number;
  readonly cursor: string | undefined;
}

const actOn = (decision: Decision, id: string) => ({
  action: `payment.${decision}`,
  subject: { type: 'payment' as const, id },
});

export function createStaffPaymentService(dependencies: Dependencies) {
  const { announcer, database, jobs, secrets } = dependencies;
  const repository = createPaymentRepository(database);
  const steps = createSteps(dependencies);
  const subscriptions = createSubscriptions(dependencies);
  const notifier = createNotifier(dependencies);
  const audit = createAudit(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  async function present(actor: Actor, rows: readonly PaymentRow[]): Promise<Schemas['StaffPayment'][]> {
    const ids = rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
    const members = await repository.members([...new Set(ids)]);
    return rows.map((row) => presentStaffPayment(actor, row, members));
  }

  async function presentOne(actor: Actor, row: PaymentRow): Promise<Schemas['StaffPayment']> {
    const [payment] = await present(actor, [row]);
    if (payment === undefined) throw paymentNotFound();
    return payment;
  }

  async function find(id: string): Promise<PaymentRow> {
    const payment = await repository.find(id);
    if (payment === null) throw paymentNotFound();
    return payment;
  }

  /** Carries out a decision for the member, who must be locked. */
  async function follow(
    transaction: Write,
    payment: PaymentRow,
    decision: Decision,
    note: string,
  ): Promise<Announcement[]> {
    const { id, user_id, plan_id, amount } = payment;
    const notified = await notifier.notify(transaction, ...newsOf(payment, decision, note));
    if (user_id === null || plan_id === null || decision === 'reject') return notified;
    if (decision === 'refund') await subscriptions.remove(transaction, user_id, id);
    else await subscriptions.add(transaction, user_id, { paymentId: id, planId: plan_id, amount });
    return [subscriptions.changed(user_id), ...notified];
  }

  /** Returns null if the same actor has already made this decision. */
  async function decideIn(
    transaction: Write,
    actor: Actor,
    current: PaymentRow,
    decision: Decision,
    note: string,
  ): Promise<Announcement[] | null> {
    if (current.user_id !== null) await repository.lockMember(transaction, current.user_id);
    const locked = await repository.lockRow(transaction, current.id);
    if (locked === null) throw paymentNotFound();
    const { from, to } = moves[decision];
    const last = locked.steps.at(-1);
    if (locked.state === to && last?.actor_id === actor.userId) return null;
    if (!from.includes(locked.state)) throw stateDiffers(locked.state, last?.actor_name ?? null);
    const [member] = await repository.members([actor.userId], transaction);
    const name = member === undefined ? '' : fullName(member);
    await steps.move(transaction, locked, { to, actor: { id: actor.userId, name }, note });
    await jobs.add(transaction, decisionMail, {
      key: `${locked.id} ${to}`,
      payload: { paymentId: locked.id, state: to },
    });
    await audit.record(transaction, actor, actOn(decision, locked.id), {
      reason: note,
      changes: [{ field: 'state', before: locked.state, after: to }],
    });
    return [...steps.changed(locked), ...(await follow(transaction, locked, decision, note))];
  }

  return {
    /** Returns the payment after an action on it. */
    present: async (actor: Actor, id: string): Promise<Schemas['StaffPayment']> =>
      presentOne(actor, await find(id)),

    async list(actor: Actor, { state, isDisputed, search, sort, limit, cursor }: ListQuery) {
      const act = { action: 'payment.list', subject: null };
      return audit.attempt(actor, act, paymentPolicy.review, async () => {
        const text = search.trim();
        const found =
          text === ''
            ? null
            : {
                reference: readReference(text),
                // A payer who has deleted their account has an empty contact.
                contact: contactOf(text) || null,
                emailKey: text.toLowerCase(),
                words: soughtWords(text),
                payerWords: spellingsOf(text)
                  .map(soughtTextWords)
                  .filter((words) => words.length > 0),
              };
        const scope = `all payments ${JSON.stringify([state, isDisputed, text, sort])}`;
        const after = cursor === undefined ? null : cursors.decode(cursor, scope);
        const rows = await repository.page({ state, isDisputed, found }, { sort, limit: limit + 1, after });
        const { page, last } = pageOf(rows, limit);
        return {
          payments: await present(actor, page),
          nextCursor: last === null ? null : cursors.encode(last, scope),
        };
      });
    },

    async read(actor: Actor, id: string): Promise<Schemas['StaffPayment']> {
      const act = { action: 'payment.read', subject: { type: 'payment' as const, id } };
      return audit.attempt(actor, act, paymentPolicy.review, async () => presentOne(actor, await find(id)));
    },

    async findByReference(actor: Actor, typed: string): Promise<Schemas['StaffPayment']> {
      const act = { action: 'payment.find', subject: null };
      return audit.attempt(actor, act, paymentPolicy.review, async () => {
        const reference = readReference(typed);
        if (reference === null) throw referenceMistyped();
        const payment = await repository.findByReference(reference);
        if (payment === null) throw referenceUnknown();
        return presentOne(actor, payment);
      });
    },

    async requireDecidable(actor: Actor, id: string, decision: Decision): Promise<void> {
      audit.require(actor, paymentPolicy[decision]);
      await find(id);
    },

    /**
     * Stores a decision. If two members of the staff decide at the same time, one succeeds. The other gets a refusal
     * with the name of the one who has decided.
     */
    async decide(
      actor: Actor,
      id: string,
      decision: Decision,
      text: string,
    ): Promise<Schemas['StaffPayment']> {
      return audit.attempt(actor, actOn(decision, id), paymentPolicy[decision], async () => {
        const note =
          decision === 'confirm' ? optionalText(text, 'note', NOTE) : requiredText(text, 'note', NOTE);
        const current = await find(id);
        const announcements = await database.transaction((transaction) =>
          decideIn(transaction, actor, current, decision, note),
        );
        if (announcements !== null) {
          announcer.announce(announcements);
          jobs.wake();
        }
        return presentOne(actor, await find(id));
      });
    },
  };
}
