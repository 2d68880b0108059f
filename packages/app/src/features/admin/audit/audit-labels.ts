import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';

export type AuditLine = Schemas['AuditLine'];

export const auditOutcomes = ['done', 'refused'] as const;

/** The names of the actions in the log. */
const actionNames = (i18n: I18n): Readonly<Record<string, string>> => ({
  'member.list': i18n._('View the members'),
  'member.read': i18n._('View a member'),
  'member.assign': i18n._('Change a role'),
  'member.suspend': i18n._('Suspend a member'),
  'member.ban': i18n._('Ban a member'),
  'member.restore': i18n._('Restore a member'),
  'post.edit': i18n._('Edit a member’s post'),
  'post.delete': i18n._('Delete a member’s post'),
  'comment.edit': i18n._('Edit a member’s comment'),
  'comment.delete': i18n._('Delete a member’s comment'),
  'listing.delete': i18n._('Delete a member’s listing'),
  'group.edit': i18n._('Edit a group'),
  'group.picture': i18n._('Change the picture of a group'),
  'group.role': i18n._('Change a role in a group'),
  'group.remove': i18n._('Remove somebody from a group'),
  'group.delete': i18n._('Delete a group'),
  'payment.list': i18n._('View the payments'),
  'payment.read': i18n._('View a payment'),
  'payment.find': i18n._('Find a payment'),
  'payment.confirm': i18n._('Confirm a payment'),
  'payment.reject': i18n._('Reject a payment'),
  'payment.refund': i18n._('Refund a payment'),
  'payment.answer': i18n._('Answer a dispute'),
  'payment.request': i18n._('Request a payment'),
  'payment.view': i18n._('View a payment as its member'),
  'payment.dispute': i18n._('Dispute a payment'),
  'plan.create': i18n._('Create a plan'),
  'plan.edit': i18n._('Edit a plan'),
  'plan.move': i18n._('Move a plan'),
  'plan.delete': i18n._('Retire a plan'),
  'publication.list': i18n._('View the publications'),
  'publication.read': i18n._('View a publication'),
  'publication.create': i18n._('Create a publication'),
  'publication.edit': i18n._('Edit a publication'),
  'publication.picture': i18n._('Change the picture of a publication'),
  'publication.recording': i18n._('Change the recordings of a publication'),
  'publication.publish': i18n._('Publish'),
  'publication.withdraw': i18n._('Withdraw a publication'),
  'publication.confirm': i18n._('Confirm a publication'),
  'publication.delete': i18n._('Delete a publication'),
  'claim.list': i18n._('View the claims of parishes'),
  'claim.read': i18n._('View the claim of a parish'),
  'claim.letter': i18n._('Create the code for a letter to a parish'),
  'claim.decide': i18n._('Decide the claim of a parish'),
  'parish.roles': i18n._('View the roles for parishes'),
  'parish.assign': i18n._('Give a role for a parish'),
  'parish.revoke': i18n._('Revoke a role for a parish'),
  'parish.leave': i18n._('End the own role for a parish'),
  'bulletin.add': i18n._('Publish a bulletin'),
  'bulletin.remove': i18n._('Delete a bulletin'),
  'import.list': i18n._('View the imports'),
  'import.read': i18n._('View an import'),
  'import.create': i18n._('Upload an import'),
  'import.apply': i18n._('Apply an import'),
  'import.delete': i18n._('Delete an import'),
  'article.announce': i18n._('Send an article as a newsletter'),
  'report.list': i18n._('View the reports'),
  'report.read': i18n._('View a report'),
  'report.file': i18n._('View the file of a report'),
  'report.take': i18n._('Assign a report'),
  'report.release': i18n._('Unassign a report'),
  'report.decide': i18n._('Decide a report'),
  'appeal.decide': i18n._('Decide an appeal'),
  'appeal.list': i18n._('View the appeals'),
  'contact.list': i18n._('View the messages to the staff'),
  'contact.answer': i18n._('Mark a message as answered'),
  'subscriber.list': i18n._('View the subscribers'),
  'subscriber.delete': i18n._('Remove a subscriber'),
  'promise.list': i18n._('View the deadlines'),
  'promise.read': i18n._('View a deadline'),
  'promise.confirm': i18n._('Confirm a deadline'),
  'second-factor.turn-on': i18n._('Turn on two-step login'),
  'second-factor.turn-off': i18n._('Turn off two-step login'),
  'second-factor.renew-codes': i18n._('Create new recovery codes'),
  'second-factor.add-codes': i18n._('Add an authenticator app'),
  'second-factor.remove-codes': i18n._('Remove the authenticator app'),
  'second-factor.add-passkey': i18n._('Add a passkey'),
  'second-factor.remove-passkey': i18n._('Remove a passkey'),
  'job.list': i18n._('View the jobs'),
  'job.retry': i18n._('Try a job again'),
  'server.list': i18n._('View the servers'),
  'audit.list': i18n._('View the audit log'),
});

/** The name of an action. An unknown action is shown as the server calls it. */
export const actionLabels = (i18n: I18n, action: string): string => actionNames(i18n)[action] ?? action;

/** The actions by which the log can be filtered. */
export const actionChoices = (i18n: I18n): { value: string; label: string }[] =>
  Object.entries(actionNames(i18n)).map(([value, label]) => ({ value, label }));

const pages: Readonly<Record<string, string>> = {
  payment: '/admin/payments',
  publication: '/admin/publications',
  report: '/admin/reports',
  group: '/groups',
};

/** The page of the action's subject, if it has one. */
export const subjectPath = ({ action, subject }: AuditLine): string | null => {
  // The subject of an appeal is a decision. A decision has no page of its own, because it is shown with its report.
  if (action === 'appeal.decide') return null;
  if (action === 'group.delete') return null;
  const page = subject === null ? undefined : pages[subject.type];
  return subject === null || page === undefined ? null : `${page}/${subject._id}`;
};

export const subjectLabels = (i18n: I18n, { subject }: AuditLine): string => {
  if (subject === null) return '—';
  const words: Readonly<Record<string, string>> = {
    payment: i18n._('Payment'),
    publication: i18n._('Publication'),
    report: i18n._('Report from a member'),
    contact: i18n._('Message from a visitor'),
    subscriber: i18n._('Subscriber'),
    plan: i18n._('Plan'),
    job: i18n._('Job'),
    group: i18n._('Group'),
  };
  return words[subject.type] ?? subject.type;
};
