import type { Dependencies } from '../../platform/dependencies.ts';
import type { Finish } from '../../platform/jobs/jobs.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { createNotifier } from '../notifications/index.ts';
import { recipientOf } from '../people/index.ts';
import {
  decisionMail,
  disputeMail,
  endMail,
  goOnMail,
  instructionMail,
  paymentExpiry,
  periodEnd,
  reminderMail,
} from './kinds.ts';
import { closing, disputeAnswer, ended, goesOn, instructions, receipt, reminder } from './mails.ts';
import { newsOfContinuation, newsOfExpiry } from './news.ts';
import { createPeriodRepository } from './period-repository.ts';
import { runningPlan } from './periods.ts';
import { openStates } from './policy.ts';
import { createPaymentRepository, type MemberRow, type PaymentRow } from './repository.ts';
import { createSteps } from './steps.ts';
import { createSubscriptions } from './subscriptions.ts';

const nothingToWrite: Finish = async () => [];

/** Registers the handlers of the jobs for payments and subscriptions. */
export function handlePaymentJobs(dependencies: Dependencies): void {
  const { clock, config, database, jobs, mailer } = dependencies;
  const repository = createPaymentRepository(database);
  const periods = createPeriodRepository(database);
  const steps = createSteps(dependencies);
  const subscriptions = createSubscriptions(dependencies);
  const notifier = createNotifier(dependencies);

  const send = (id: string, member: MemberRow, content: MailContent): Promise<void> =>
    mailer.send({ id, to: recipientOf(member), content });

  async function memberOf(userId: string | null): Promise<MemberRow | null> {
    const [member] = userId === null ? [] : await repository.members([userId]);
    return member ?? null;
  }

  jobs.handle(instructionMail, async ({ paymentId }, { id }) => {
    const payment = await repository.find(paymentId);
    const member = await memberOf(payment?.user_id ?? null);
    if (payment === null || member === null || payment.state !== 'requested') return nothingToWrite;
    await send(id, member, instructions(member, payment, config));
    return async (transaction) => {
      const locked = await repository.lockRow(transaction, paymentId);
      // The staff may have decided in the meantime.
      if (locked?.state !== 'requested') return [];
      await steps.move(transaction, locked, { to: 'instructed', actor: null });
      return steps.changed(locked);
    };
  });

  jobs.handle(paymentExpiry, async ({ paymentId }) => {
    const current = await repository.find(paymentId);
    return async (transaction) => {
      // Locks the member before the payment, to avoid deadlocks.
      if (current !== null && current.user_id !== null) {
        await repository.lockMember(transaction, current.user_id);
      }
      const locked = await repository.lockRow(transaction, paymentId);
      if (locked === null || !openStates.includes(locked.state)) return [];
      await steps.move(transaction, locked, { to: 'expired', actor: null });
      await jobs.add(transaction, decisionMail, {
        key: `${paymentId} expired`,
        payload: { paymentId, state: 'expired' },
      });
      return [...steps.changed(locked), ...(await notifier.notify(transaction, ...newsOfExpiry(locked)))];
    };
  });

  async function decided(
    member: MemberRow,
    payment: PaymentRow,
    state: 'confirmed' | 'rejected' | 'expired' | 'refunded',
  ): Promise<MailContent | null> {
    const step = payment.steps.find((each) => each.state === state);
    if (step === undefined) return null;
    if (state !== 'confirmed') return closing(member, payment, state, step.note);
    const bought = await periods.ofMember(member.id, step.created_at);
    const period = bought.find((each) => each.id === payment.id) ?? null;
    return receipt(member, payment, period, step.created_at);
  }

  jobs.handle(decisionMail, async ({ paymentId, state }, { id }) => {
    const payment = await repository.find(paymentId);
    const member = await memberOf(payment?.user_id ?? null);
    if (payment === null || member === null) return nothingToWrite;
    const content = await decided(member, payment, state);
    if (content !== null) await send(id, member, content);
    return nothingToWrite;
  });

  jobs.handle(disputeMail, async ({ paymentId }, { id }) => {
    const payment = await repository.find(paymentId);
    const member = await memberOf(payment?.user_id ?? null);
    if (payment === null || payment.dispute === null || member === null) return nothingToWrite;
    await send(id, member, disputeAnswer(member, payment, payment.dispute.answer));
    return nothingToWrite;
  });

  jobs.handle(reminderMail, async ({ userId, endsAt }, { id }) => {
    const [member, left] = await Promise.all([memberOf(userId), subscriptions.periods(userId)]);
    const last = left.at(-1);
    if (member === null || last?.endsAt !== endsAt) return nothingToWrite;
    if (!(await notifier.isWanted(userId, 'plan_reminder_mail'))) return nothingToWrite;
    await send(id, member, reminder(member, last.plan.name, endsAt));
    return nothingToWrite;
  });

  jobs.handle(periodEnd, async ({ userId, endsAt }) => async (transaction) => {
    // Reads the periods as they were just before the end, so that the ended period is the first one.
    const left = await periods.ofMember(userId, endsAt - 1, transaction);
    const [over, ...following] = left;
    if (over?.endsAt !== endsAt) return [];
    const changed = subscriptions.changed(userId);
    const job = { key: `${userId} ${endsAt}`, payload: { userId, endsAt, planName: over.plan.name } };
    const next = runningPlan(following, endsAt);
    if (next === null) {
      await jobs.add(transaction, endMail, job);
      return [changed];
    }
    // No email is sent if the same plan goes on for another month. No email is sent either if the next period has ended
    // too: the end of the next period has its own job.
    if (next.period.planId === over.planId || next.until <= clock.now()) return [changed];
    await jobs.add(transaction, goOnMail, job);
    const members = await repository.members([userId], transaction);
    const news = members.map((member) => newsOfContinuation(member, next, endsAt));
    return [changed, ...(await notifier.notify(transaction, ...news))];
  });

  jobs.handle(goOnMail, async ({ userId, planName }, { id }) => {
    const [member, left] = await Promise.all([memberOf(userId), subscriptions.periods(userId)]);
    const running = runningPlan(left, clock.now());
    // After this job was added, the member may have renewed the plan, or the next plan may have been refunded.
    if (member === null || running?.period.plan.name === planName) return nothingToWrite;
    const content =
      running === null
        ? ended(member, planName)
        : goesOn(member, planName, running.period.plan.name, running.until);
    await send(id, member, content);
    return nothingToWrite;
  });

  jobs.handle(endMail, async ({ userId, planName }, { id }) => {
    const member = await memberOf(userId);
    if (member !== null) await send(id, member, ended(member, planName));
    return nothingToWrite;
  });
}
