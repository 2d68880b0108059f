import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { forbidden } from '../../platform/http/errors.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createAudit } from '../audit/index.ts';
import { hiddenContent } from '../hidden-content/index.ts';
import { type NotificationEvent, createNotifier } from '../notifications/index.ts';
import { createMemberRestrictions } from '../staff/index.ts';
import { fullName } from '../people/index.ts';
import { clearedChatsOf } from './cleared-chats.ts';
import { createDecisionRepository, type DecisionRow } from './decision-repository.ts';
import { appealPolicy, isHideable } from './policy.ts';
import { canAppeal, isImpartial, presentOwnDecision, presentStaffDecision } from './presenter.ts';
import { appealAboutOneself, appealState, decisionNotFound } from './errors.ts';

type Schemas = components['schemas'];

const TEXT = { multiline: true, atMost: 2000 };
const REASON = { multiline: true, atMost: 500 };
/** Less than any id, so that the first page starts with the oldest row. */
const FIRST = '';
const LAST = 'g';

/** The notification events. The member gets the reason. The reporters learn that the decision was reversed. */
const eventsOf = (
  { id, member_id: memberId }: DecisionRow,
  reports: readonly { readonly id: string; readonly reporterId: string }[],
  reason: string,
): NotificationEvent[] => [
  ...reports.map(({ id: reportId, reporterId }): NotificationEvent => ({
    userId: reporterId,
    kind: 'report_decided',
    actorId: null,
    subjectId: reportId,
    excerpt: '',
    dedupeKey: `overturned ${reportId}`,
  })),
  ...(memberId === null
    ? []
    : [
        {
          userId: memberId,
          kind: 'decision' as const,
          actorId: null,
          subjectId: id,
          excerpt: reason,
          dedupeKey: `appeal ${id}`,
        },
      ]),
];

/** Creates the service for members' appeals against decisions about them, and for the outcome of the appeals. */
export function createAppeals(dependencies: Dependencies) {
  const { announcer, clock, database, jobs, secrets } = dependencies;
  const repository = createDecisionRepository(database);
  const clearedChats = clearedChatsOf(dependencies);
  const memberRestrictions = createMemberRestrictions(dependencies);
  const notifier = createNotifier(dependencies);
  const audit = createAudit(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  async function find(id: string): Promise<DecisionRow> {
    const decision = await repository.find(id);
    if (decision === null) throw decisionNotFound();
    return decision;
  }

  return {
    async listOwn({ userId }: Actor, limit: number, cursor: string | undefined) {
      const scope = `decisions about ${userId}`;
      const before = cursor === undefined ? LAST : cursors.decode(cursor, scope);
      const { page, last } = pageOf(await repository.ofMember(userId, limit + 1, before), limit);
      return {
        decisions: page.map((row) => presentOwnDecision(row, clock.now())),
        nextCursor: last === null ? null : cursors.encode(last, scope),
      };
    },

    async requireOwn({ userId }: Actor, id: string): Promise<void> {
      const decision = await find(id);
      if (decision.member_id !== userId || decision.outcome === 'dismissed') throw decisionNotFound();
    },

    async appeal({ userId }: Actor, id: string, text: string): Promise<Schemas['OwnDecisionAnswer']> {
      const written = requiredText(text, 'text', TEXT);
      await database.transaction(async (transaction) => {
        await repository.lockRow(transaction, id);
        const decision = await repository.find(id, transaction);
        if (decision?.member_id !== userId || decision.outcome === 'dismissed') throw decisionNotFound();
        if (!canAppeal(decision, clock.now())) throw appealState();
        await repository.appeal(transaction, id, written, clock.now());
      });
      return { decision: presentOwnDecision(await find(id), clock.now()) };
    },

    async list(
      actor: Actor,
      { state, limit, cursor }: { state: 'open' | 'decided'; limit: number; cursor: string | undefined },
    ): Promise<Schemas['StaffDecisionPage']> {
      const line = { action: 'appeal.list', subject: null };
      return audit.attempt(actor, line, appealPolicy.list, async () => {
        const scope = `appeals ${state}`;
        const after = cursor === undefined ? FIRST : cursors.decode(cursor, scope);
        const { page, last } = pageOf(await repository.appeals(actor.userId, state, limit + 1, after), limit);
        return {
          decisions: page.map((row) => presentStaffDecision(actor, row)),
          nextCursor: last === null ? null : cursors.encode(last, scope),
        };
      });
    },

    async requireDecidable(actor: Actor, id: string): Promise<void> {
      audit.require(actor, appealPolicy.decide);
      if (!isImpartial(actor, await find(id))) throw appealAboutOneself();
    },

    async decide(actor: Actor, id: string, { outcome, reason }: Schemas['AppealDecisionPayload']) {
      const line = { action: 'appeal.decide', subject: { type: 'report' as const, id } };
      return audit.attempt(actor, line, appealPolicy.decide, async () => {
        const text = requiredText(reason, 'reason', REASON);
        const known = await find(id);
        const { subject_type: type, subject_id: subjectId, member_id: memberId } = known;
        const announcements = await database.transaction(async (transaction) => {
          if (type === 'group_chat') await clearedChats.lock(transaction, subjectId);
          if (isHideable(type)) await hiddenContent.lockPosts(transaction, { type, id: subjectId });
          if (memberId !== null) await memberRestrictions.lockContent(transaction, memberId);
          await memberRestrictions.lockMembers(transaction, [
            actor.userId,
            ...(await repository.reports(id)).map(({ reporterId }) => reporterId),
            ...(memberId === null ? [] : [memberId]),
          ]);
          await repository.lockRow(transaction, id);
          const decision = await repository.find(id, transaction);
          const own = await memberRestrictions.find(actor.userId, transaction);
          if (own === null || own.role !== actor.role) throw forbidden();
          if (decision !== null && !isImpartial(actor, decision)) throw appealAboutOneself();
          if (decision?.appeal_state !== 'open') throw appealState();
          const actorName = fullName(own);
          await repository.decideAppeal(transaction, id, {
            state: outcome,
            reason: text,
            actorName,
            at: clock.now(),
          });
          const restored: Announcement[] = [];
          if (outcome === 'upheld') await clearedChats.forget(transaction, id);
          else {
            restored.push(...(await clearedChats.restore(transaction, decision)));
            if (isHideable(type) && !(await repository.isHiddenBesides(transaction, decision))) {
              await hiddenContent.show(transaction, { type, id: subjectId });
            }
            const member = await memberRestrictions.find(memberId, transaction);
            const restriction = member?.restriction ?? null;
            if (restriction !== null && restriction.id === decision.exclusion_id) {
              await memberRestrictions.lift(transaction, restriction, actorName, text);
            }
          }
          await audit.record(transaction, actor, line, {
            reason: text,
            changes: [{ field: 'appeal', before: 'open', after: outcome }],
          });
          const reports = outcome === 'overturned' ? await repository.reports(id, transaction) : [];
          return [...restored, ...(await notifier.notify(transaction, ...eventsOf(decision, reports, text)))];
        });
        announcer.announce(announcements);
        // The job that deletes the picture of a group chat.
        jobs.wake();
        return { decision: presentStaffDecision(actor, await find(id)) };
      });
    },
  };
}
