import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { badRequest, forbidden } from '../../platform/http/errors.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { i18n } from '../../platform/i18n.ts';
import { newId } from '../../platform/identifiers.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createAudit } from '../audit/index.ts';
import { followedGroupsOf, type PictureCopy } from '../group-chats/index.ts';
import { hiddenContent } from '../hidden-content/index.ts';
import { type NotificationEvent, createNotifier } from '../notifications/index.ts';
import { type RestrictableMember, createMemberRestrictions, outOfReach } from '../staff/index.ts';
import { fullName } from '../people/index.ts';
import { createCaseRepository, type ReportRow } from './case-repository.ts';
import { createCases, mostSeriousOf, lineOf } from './cases.ts';
import { clearedChatsOf } from './cleared-chats.ts';
import { createDecisionRepository } from './decision-repository.ts';
import { excerptOfSnapshot, snapshotOf } from './evidence.ts';
import { appealTimeOver } from './jobs.ts';
import { isHideable, isRemovable, outcomesFor, reportPolicy, type Outcome } from './policy.ts';
import { APPEAL_TIME } from './presenter.ts';
import { notToBeDismissed, outcomeImpossible, reportState } from './errors.ts';

type Schemas = components['schemas'];
type Write = Transaction<DatabaseSchema>;

const DAY = 24 * 60 * 60 * 1000;
const REASON = { multiline: true, atMost: 500 };
const NOTE = { multiline: true, atMost: 2000 };

interface Verdict {
  readonly outcome: Outcome;
  readonly reason: string;
  readonly note: string;
  readonly days: number | null;
  readonly hidesContent: boolean;
}

function verdictOf({ outcome, reason = '', note, days, hideContent }: Schemas['DecisionPayload']): Verdict {
  if (outcome === 'suspended' && days === undefined) {
    throw badRequest(undefined, [{ path: 'days', message: i18n._('Please say for how many days.') }]);
  }
  return {
    outcome,
    reason:
      outcome === 'dismissed'
        ? optionalText(reason, 'reason', REASON)
        : requiredText(reason, 'reason', REASON),
    note: optionalText(note, 'note', NOTE),
    days: outcome === 'suspended' ? (days ?? null) : null,
    hidesContent: (outcome === 'suspended' || outcome === 'banned') && hideContent === true,
  };
}

/** Whether the decision removes the name, the description and the picture of a group chat. */
const isClearing = ({ subject_type: type }: Pick<ReportRow, 'subject_type'>, { outcome }: Verdict): boolean =>
  type === 'group_chat' && outcome === 'removed';

function refusalOf(actor: Actor, report: ReportRow, outcome: Outcome) {
  if (report.status !== 'open') return reportState();
  if (report.handler_id !== null && report.handler_id !== actor.userId) return reportState();
  if (outcome === 'dismissed') return notToBeDismissed();
  const isPossible = outcome === 'removed' ? isRemovable(report.subject_type) : report.member_id !== null;
  return isPossible ? outOfReach() : outcomeImpossible();
}

/**
 * The notification events. The reporters learn that the report was decided. Unless it was dismissed, the member gets
 * the reason.
 */
function eventsOf(
  reports: readonly { readonly id: string; readonly reporter_id: string | null }[],
  memberId: string | null,
  decisionId: string,
  { outcome, reason }: Verdict,
): NotificationEvent[] {
  const service = { actorId: null };
  const toReporters = reports.flatMap(({ id, reporter_id: userId }): NotificationEvent[] =>
    userId === null
      ? []
      : [
          {
            ...service,
            userId,
            kind: 'report_decided',
            subjectId: id,
            excerpt: '',
            dedupeKey: `decided ${id}`,
          },
        ],
  );
  if (memberId === null || outcome === 'dismissed') return toReporters;
  const dedupeKey = `decision ${decisionId}`;
  return [
    ...toReporters,
    { ...service, userId: memberId, kind: 'decision', subjectId: decisionId, excerpt: reason, dedupeKey },
  ];
}

/** Creates the service that decides all reports about a subject in one transaction. */
export function createDeciding(dependencies: Dependencies) {
  const { announcer, clock, database, jobs } = dependencies;
  const repository = createCaseRepository(database);
  const decisions = createDecisionRepository(database);
  const memberRestrictions = createMemberRestrictions(dependencies);
  const notifier = createNotifier(dependencies);
  const audit = createAudit(dependencies);
  const cases = createCases(dependencies);
  const followedGroups = followedGroupsOf(dependencies);
  const clearedChats = clearedChatsOf(dependencies);

  /** Locks the group chat or the chat of a group, then the posts, then the members, then the reports. This order avoids deadlocks. */
  async function lockAll(transaction: Write, actor: Actor, report: ReportRow, verdict: Verdict) {
    const { subject_type: type, subject_id: id, member_id: memberId } = report;
    if (type === 'group_chat') await clearedChats.lock(transaction, id);
    const chatId = type === 'group' ? await followedGroups.lock(transaction, id) : null;
    if (isHideable(type)) await hiddenContent.lockPosts(transaction, { type, id });
    if (memberId !== null && verdict.hidesContent)
      await memberRestrictions.lockContent(transaction, memberId);
    const reporters = [report, ...(await repository.others(report))].flatMap(
      ({ reporter_id }) => reporter_id ?? [],
    );
    const locked = [actor.userId, ...reporters, ...(memberId === null ? [] : [memberId])];
    await memberRestrictions.lockMembers(transaction, locked);
    return { open: await repository.lockOpen(transaction, report), chatId };
  }

  async function restrict(
    transaction: Write,
    member: RestrictableMember | null,
    actorName: string,
    { outcome, reason, days, hidesContent }: Verdict,
  ): Promise<string | null> {
    if (member === null || (outcome !== 'suspended' && outcome !== 'banned')) return null;
    const endsAt = days === null ? null : clock.now() + days * DAY;
    return memberRestrictions.restrict(transaction, member, actorName, {
      kind: outcome,
      reason,
      endsAt,
      hidesContent,
    });
  }

  return async (actor: Actor, id: string, payload: Schemas['DecisionPayload']) => {
    const line = lineOf('decide', id);
    return audit.attempt(actor, line, reportPolicy.decide, async () => {
      const verdict = verdictOf(payload);
      const known = await cases.find(actor, id);
      const write = async (transaction: Write, picture: PictureCopy | null) => {
        const { open, chatId } = await lockAll(transaction, actor, known, verdict);
        const report = await cases.find(actor, id, transaction);
        const own = await memberRestrictions.find(actor.userId, transaction);
        if (own === null || own.role !== actor.role) throw forbidden();
        const member = await memberRestrictions.find(report.member_id, transaction);
        const category = mostSeriousOf(open.map((each) => each.category));
        const may = { isThere: member !== null, ...memberRestrictions.abilities(actor, member) };
        if (!outcomesFor(actor, { ...report, category }, may).includes(verdict.outcome)) {
          throw refusalOf(actor, report, verdict.outcome);
        }
        const { subject_type: type, subject_id: subjectId } = report;
        const actorName = fullName(own);
        const decisionId = newId(clock);
        const restrictionId = await restrict(transaction, member, actorName, verdict);
        const isHiding = verdict.outcome === 'removed' || restrictionId !== null;
        const ended: Announcement[] = [];
        if (isHiding && isHideable(type)) {
          const subject = { type, id: subjectId, ownerId: member?.id ?? null };
          await hiddenContent.hide(transaction, subject, clock.now());
          // Nobody can join or leave a hidden group, so its chat stays with its members.
          if (type === 'group')
            ended.push(...(await followedGroups.end(transaction, { groupId: subjectId, chatId })));
        }
        await decisions.insert(transaction, {
          id: decisionId,
          subject_type: type,
          subject_id: subjectId,
          member_id: member?.id ?? null,
          excerpt: excerptOfSnapshot(snapshotOf(report)),
          outcome: verdict.outcome,
          reason: verdict.reason,
          note: verdict.note,
          actor_id: actor.userId,
          actor_name: actorName,
          exclusion_id: restrictionId,
          created_at: clock.now(),
        });
        if (isClearing(report, verdict)) {
          ended.push(...(await clearedChats.clear(transaction, { decisionId, chatId: subjectId }, picture)));
          await jobs.add(transaction, appealTimeOver, {
            key: decisionId,
            payload: { decisionId },
            dueAt: clock.now() + APPEAL_TIME + 1,
          });
        }
        await repository.decide(
          transaction,
          open.map((each) => each.id),
          decisionId,
        );
        await audit.record(transaction, actor, line, {
          reason: verdict.reason,
          changes: [{ field: 'state', before: 'open', after: verdict.outcome }],
        });
        if (restrictionId !== null && member !== null) {
          const subject = { type: 'member' as const, id: member.id };
          const action = verdict.outcome === 'banned' ? 'member.ban' : 'member.suspend';
          await audit.record(transaction, actor, { action, subject }, { reason: verdict.reason });
        }
        return {
          announcements: [
            ...ended,
            ...(await notifier.notify(
              transaction,
              ...eventsOf(open, member?.id ?? null, decisionId, verdict),
            )),
          ],
          memberId: restrictionId === null ? null : (member?.id ?? null),
        };
      };
      const decideWith = (picture: PictureCopy | null) =>
        database.transaction((transaction) => write(transaction, picture));
      const { announcements, memberId } = isClearing(known, verdict)
        ? await clearedChats.withPictureCopy(known.subject_id, decideWith)
        : await decideWith(null);
      announcer.announce(announcements);
      // The job that deletes the picture of a group chat.
      jobs.wake();
      if (memberId !== null) memberRestrictions.close(memberId);
      return cases.answer(actor, id);
    });
  };
}
