import type { DecisionsTable, ReportsTable } from './tables.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { can, permitted } from '../../platform/permissions.ts';
import { everyMember } from '../../platform/policy.ts';

export type Outcome = DecisionsTable['outcome'];

const outcomes: readonly Outcome[] = ['dismissed', 'removed', 'warned', 'suspended', 'banned'];

export const reportPolicy = {
  create: everyMember,
  own: everyMember,
  review: permitted('report.review'),
  file: permitted('report.review'),
  take: permitted('report.decide'),
  release: permitted('report.decide'),
  decide: permitted('report.decide'),
};

export const decisionPolicy = {
  own: everyMember,
  appeal: everyMember,
};

export const appealPolicy = {
  list: permitted('appeal.decide'),
  decide: permitted('appeal.decide'),
};

type ReportState = Pick<ReportsTable, 'status' | 'category' | 'subject_type'> & {
  readonly member_id: string | null;
  readonly handler_id: string | null;
};

export type Hideable = 'post' | 'comment' | 'listing' | 'group';

/** Whether content of this type can be hidden. */
export const isHideable = (type: ReportsTable['subject_type']): type is Hideable =>
  type === 'post' || type === 'comment' || type === 'listing' || type === 'group';

/** Whether content of this type can be removed. Of a group chat, only its name, picture and description are removed. */
export const isRemovable = (type: ReportsTable['subject_type']): boolean =>
  isHideable(type) || type === 'group_chat';

export const mayTake = (actor: Actor, { status, handler_id }: ReportState): boolean =>
  status === 'open' && handler_id !== actor.userId && (handler_id === null || can(actor, 'report.reassign'));

export const mayRelease = (actor: Actor, { status, handler_id }: ReportState): boolean =>
  status === 'open' && handler_id !== null && (handler_id === actor.userId || can(actor, 'report.reassign'));

/**
 * Whether the report is about the actor. If so, the actor sees neither the report nor the reporter, even as staff.
 */
export const isAbout = ({ userId }: Actor, { member_id }: Pick<ReportState, 'member_id'>): boolean =>
  member_id === userId;

/** A moderator alone cannot dismiss a report about a minor or a vulnerable adult. */
const mayDismiss = (actor: Actor, category: ReportsTable['category']): boolean =>
  category !== 'safeguarding' || can(actor, 'report.dismiss.safeguarding');

/**
 * Returns the outcomes that the actor is allowed to choose. `category` is the most serious one of all reports about
 * the subject.
 */
export function outcomesFor(
  actor: Actor,
  report: ReportState,
  may: { readonly isThere: boolean; readonly suspend: boolean; readonly ban: boolean },
): Outcome[] {
  const isTaken = report.handler_id !== null && report.handler_id !== actor.userId;
  if (report.status !== 'open' || isTaken) return [];
  const possible: Record<Outcome, boolean> = {
    dismissed: mayDismiss(actor, report.category),
    removed: isRemovable(report.subject_type),
    warned: may.isThere,
    suspended: may.suspend,
    banned: may.ban,
  };
  return outcomes.filter((outcome) => possible[outcome]);
}
