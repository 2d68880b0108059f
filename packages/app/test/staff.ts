import type { Schemas } from '@parvis/api-client';
import { newId } from './ids.ts';
import { exampleOf, operationNamed, type AnswerOf } from './operations.ts';
import { aMember, type Account } from './render-app.tsx';

type Permission = Schemas['Permission'];
type StaffMember = Schemas['StaffMember'];
type StaffPayment = Schemas['StaffPayment'];

const editing: readonly Permission[] = ['publication.manage'];
const moderation: readonly Permission[] = [
  ...editing,
  'contact.manage',
  'member.review',
  'deadline.review',
  'report.review',
];
const administration: readonly Permission[] = [
  ...moderation,
  'appeal.decide',
  'audit.read',
  'job.manage',
  'newsletter.manage',
  'parish.assign',
  'payment.review',
  'plan.manage',
  'server.read',
  'deadline.confirm',
];

/** An administrator with all permissions that the app checks. */
export const anAdministrator = (): Account =>
  aMember({ role: 'administrator', permissions: [...administration] });
export const aModerator = (): Account => aMember({ role: 'moderator', permissions: [...moderation] });
export const anEditor = (): Account => aMember({ role: 'editor', permissions: [...editing] });

/** A member as an administrator sees them. All actions are allowed. */
export function aStaffMember(changes: Partial<StaffMember> = {}): StaffMember {
  const { member } = exampleOf(operationNamed('GET /admin/members/{id}'))
    .body as AnswerOf<'GET /admin/members/{id}'>;
  return {
    ...member,
    _id: newId(),
    state: 'active',
    restriction: null,
    abilities: { assign: true, suspend: true, ban: true, restore: false },
    ...changes,
  };
}

/** A suspended member, and the suspension. */
export function aSuspendedMember(restriction: Partial<Schemas['Restriction']> = {}) {
  const { member } = exampleOf(operationNamed('GET /admin/members/{id}'))
    .body as AnswerOf<'GET /admin/members/{id}'>;
  if (member.restriction === null) throw new Error('The member of the contract’s example is not suspended.');
  const suspended = { ...member.restriction, ...restriction };
  return {
    member: aStaffMember({
      state: 'suspended',
      restriction: suspended,
      abilities: { assign: false, suspend: true, ban: true, restore: true },
    }),
    restriction: suspended,
  };
}

/** A payment that waits for its transfer, as the staff sees it. */
export function aStaffPayment(changes: Partial<StaffPayment> = {}): StaffPayment {
  const { payment } = exampleOf(operationNamed('GET /admin/payments/{id}'))
    .body as AnswerOf<'GET /admin/payments/{id}'>;
  return {
    ...payment,
    state: 'instructed',
    history: [],
    abilities: { confirm: true, reject: true, refund: false },
    ...changes,
  };
}

/** The same payment after it was confirmed. */
export const aConfirmedPayment = (changes: Partial<StaffPayment> = {}): StaffPayment =>
  aStaffPayment({
    state: 'confirmed',
    abilities: { confirm: false, reject: false, refund: true },
    ...changes,
  });

/** A report of a post. Nobody has been assigned to it. */
export function aReport(changes: Partial<Schemas['StaffReportAnswer']> = {}): Schemas['StaffReportAnswer'] {
  const answer = exampleOf(operationNamed('GET /admin/reports/{id}'))
    .body as AnswerOf<'GET /admin/reports/{id}'>;
  return {
    ...answer,
    report: { ...answer.report, subjectType: 'post', details: 'Please look.' },
    ...changes,
  };
}

/** A decision about a post, against which an appeal is open. */
export function anAppeal(changes: Partial<Schemas['StaffDecision']> = {}): Schemas['StaffDecision'] {
  const { decision } = exampleOf(operationNamed('PUT /admin/appeals/{id}/decide'))
    .body as AnswerOf<'PUT /admin/appeals/{id}/decide'>;
  return {
    ...decision,
    subjectType: 'post',
    appeal: {
      text: 'It was a quotation.',
      createdAt: '2026-01-07T09:00:00.000Z',
      state: 'open',
      reason: '',
      decidedAt: null,
    },
    canDecideAppeal: true,
    ...changes,
  };
}
