import type { components } from '@parvis/api-client/contract';
import type { ReportsTable } from './tables.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { joined, type Text } from '../../platform/language.ts';
import type { ReportRow } from './case-repository.ts';
import type { DecisionRow } from './decision-repository.ts';
import { excerptOfSnapshot, snapshotOf, type StoredFile } from './evidence.ts';
import { appealPolicy } from './policy.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;
export const APPEAL_TIME = 30 * DAY;

const RECEIVED = i18n._('Thank you. Our moderators will review it within 24 hours.');
const EMERGENCY = i18n._(
  'If somebody is in danger now, please call the emergency services (911). Suspected abuse of a child: Childhelp, 1-800-422-4453, or the National Center for Missing & Exploited Children, 1-800-843-5678; then the victim assistance coordinator of the diocese.',
);
const AGAIN = i18n._('You have already reported this. We are looking at it.');

export function reportMessage(category: ReportsTable['category'], isNew: boolean): Text {
  const message = isNew ? RECEIVED : AGAIN;
  return category === 'safeguarding' ? joined(' ', message, EMERGENCY) : message;
}

const timestamp = (time: number): string => new Date(time).toISOString();

const named = (_id: string | null, name: string | null): Schemas['NamedMember'] | null =>
  _id === null || name === null ? null : { _id, name };

export function presentOwnReport(row: ReportRow): Schemas['OwnReport'] {
  return {
    _id: row.id,
    subjectType: row.subject_type,
    category: row.category,
    details: row.details,
    excerpt: excerptOfSnapshot(snapshotOf(row)),
    state: row.status,
    outcome: row.outcome,
    isOverturned: row.appeal_state === 'overturned',
    createdAt: timestamp(row.created_at),
    dueAt: timestamp(row.due_at),
    decidedAt: row.decided_at === null ? null : timestamp(row.decided_at),
  };
}

export function presentReportedFile(file: StoredFile): Schemas['ReportedFile'] {
  const { name, contentType, bytes, kind, width, height } = file;
  return { name, contentType, bytes, isPicture: kind === 'image', width, height };
}

export function presentStaffReport(row: ReportRow, now: number): Schemas['StaffReport'] {
  return {
    _id: row.id,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    category: row.category,
    queue: row.category === 'safeguarding' ? 'safeguarding' : 'general',
    details: row.details,
    excerpt: excerptOfSnapshot(snapshotOf(row)),
    state: row.status,
    outcome: row.outcome,
    createdAt: timestamp(row.created_at),
    dueAt: timestamp(row.due_at),
    isOverdue: row.status === 'open' && row.due_at < now,
    reporter: named(row.reporter_id, row.reporter_name),
    member: named(row.member_id, row.member_name),
    handler: named(row.handler_id, row.handler_name),
  };
}

function presentAppeal(row: DecisionRow): Schemas['Appeal'] | null {
  const { appeal_state: state, appealed_at: appealedAt, appeal_decided_at: decidedAt } = row;
  if (state === null || appealedAt === null) return null;
  return {
    text: row.appeal_text ?? '',
    createdAt: timestamp(appealedAt),
    state,
    reason: row.appeal_reason ?? '',
    decidedAt: decidedAt === null ? null : timestamp(decidedAt),
  };
}

export const canAppeal = ({ outcome, appeal_state, created_at }: DecisionRow, now: number): boolean =>
  outcome !== 'dismissed' && appeal_state === null && now <= created_at + APPEAL_TIME;

/** True if the actor neither made the decision nor is the member whom it is about. */
export const isImpartial = ({ userId }: Actor, { actor_id, member_id }: DecisionRow): boolean =>
  userId !== actor_id && userId !== member_id;

export function presentOwnDecision(row: DecisionRow, now: number): Schemas['OwnDecision'] {
  return {
    _id: row.id,
    subjectType: row.subject_type,
    excerpt: row.excerpt,
    outcome: row.outcome,
    reason: row.reason,
    createdAt: timestamp(row.created_at),
    appealUntil: timestamp(row.created_at + APPEAL_TIME),
    canAppeal: canAppeal(row, now),
    appeal: presentAppeal(row),
  };
}

export function presentStaffDecision(actor: Actor, row: DecisionRow): Schemas['StaffDecision'] {
  return {
    _id: row.id,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    excerpt: row.excerpt,
    outcome: row.outcome,
    reason: row.reason,
    note: row.note,
    by: row.actor_name,
    member: named(row.member_id, row.member_name),
    createdAt: timestamp(row.created_at),
    reportId: row.report_id,
    appeal: presentAppeal(row),
    canDecideAppeal: row.appeal_state === 'open' && appealPolicy.decide(actor) && isImpartial(actor, row),
  };
}
