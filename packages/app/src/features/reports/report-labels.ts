import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';

export type OwnReport = Schemas['OwnReport'];
export type OwnDecision = Schemas['OwnDecision'];
type Outcome = Schemas['ReportOutcome'];
type Subject = Schemas['ReportSubjectType'];
export type ReportCategory = Schemas['ReportCategory'];

export const categories = ['spam', 'harassment', 'indecency', 'fraud', 'safeguarding', 'other'] as const;

export const categoryLabels = (i18n: I18n): Record<ReportCategory, string> => ({
  spam: i18n._('Advertising or spam'),
  harassment: i18n._('Insult, hatred or harassment'),
  indecency: i18n._('Indecent content'),
  fraud: i18n._('Fraud or a false identity'),
  safeguarding: i18n._('A child or a vulnerable person is at risk'),
  other: i18n._('Something else'),
});

export const reportTitle = (i18n: I18n, { subjectType }: Pick<OwnReport, 'subjectType'>): string => {
  const titles: Record<Subject, string> = {
    post: i18n._('A post'),
    comment: i18n._('A comment'),
    member: i18n._('A member'),
    message: i18n._('A message'),
    listing: i18n._('A listing'),
    group: i18n._('A group'),
    group_chat: i18n._('A group chat'),
  };
  return titles[subjectType];
};

/** The outcome of a report, as far as the reporter is allowed to know it. */
export const resultLabels = (
  i18n: I18n,
  { outcome, isOverturned }: Pick<OwnReport, 'outcome' | 'isOverturned'>,
): string => {
  if (outcome === null) return i18n._('Our moderators are looking at it.');
  if (isOverturned) return i18n._('After your appeal, the decision was reversed.');
  const results: Record<Outcome, string> = {
    dismissed: i18n._('Our moderators found nothing in it that is against our rules.'),
    removed: i18n._('It was removed.'),
    warned: i18n._('The member was warned.'),
    suspended: i18n._('The member is suspended for a time.'),
    banned: i18n._('The member is banned.'),
  };
  return results[outcome];
};

/** The title of a decision about the member. */
export const decisionTitle = (
  i18n: I18n,
  { outcome, subjectType }: Pick<OwnDecision, 'outcome' | 'subjectType'>,
): string => {
  const removed: Record<Subject, string> = {
    post: i18n._('Your post was removed'),
    comment: i18n._('Your comment was removed'),
    member: i18n._('Your profile was hidden'),
    message: i18n._('Your message was removed'),
    listing: i18n._('Your listing was removed'),
    group: i18n._('Your group was hidden'),
    group_chat: i18n._('The name and picture of your chat were removed'),
  };
  const titles: Record<Outcome, string> = {
    dismissed: i18n._('Nothing was changed'),
    removed: removed[subjectType],
    warned: i18n._('You were warned'),
    suspended: i18n._('You were suspended'),
    banned: i18n._('You were banned'),
  };
  return titles[outcome];
};

/** The state of a decision. A decision is in force until an appeal overturns it. */
export const decisionStateLabels = (i18n: I18n, { appeal }: Pick<OwnDecision, 'appeal'>): string => {
  if (appeal === null) return i18n._('In force');
  const words = {
    open: i18n._('Appeal under way'),
    upheld: i18n._('Upheld'),
    overturned: i18n._('Reversed'),
  };
  return words[appeal.state];
};
