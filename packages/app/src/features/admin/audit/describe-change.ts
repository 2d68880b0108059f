import type { I18n } from '@lingui/core';
import { languageNames } from '@parvis/api-client/languages';
import { languageTag } from '../../../i18n/languages.ts';
import { admissionLabels, categoryLabels } from '../../groups/index.ts';
import { roleLabels } from '../members/member-labels.tsx';
import type { AuditLine } from './audit-labels.ts';

type Words = Readonly<Record<string, string>>;

const fieldLabels = (i18n: I18n): Words => ({
  author: i18n._('Author'),
  admission: i18n._('Who can join'),
  appeal: i18n._('State'),
  body: i18n._('Text'),
  bulletin: i18n._('Bulletin'),
  category: i18n._('Category'),
  confirmed: i18n._('Confirmed'),
  content: i18n._('Text'),
  description: i18n._('Description'),
  details: i18n._('Details'),
  diocese: i18n._('Diocese'),
  dispute: i18n._('State'),
  kind: i18n._('Kind'),
  language: i18n._('Language'),
  name: i18n._('Name'),
  offered: i18n._('Available'),
  parish: i18n._('Parish'),
  photos: i18n._('Photos'),
  picture: i18n._('Picture'),
  place: i18n._('Parish or town'),
  price: i18n._('Price'),
  recording: i18n._('Recording'),
  recordings: i18n._('Recordings'),
  role: i18n._('Role'),
  sent: i18n._('Sent'),
  state: i18n._('State'),
  summary: i18n._('Summary'),
  title: i18n._('Title'),
  until: i18n._('Until'),
});

/** The states of the items in each area. */
const stateLabelsByArea = (i18n: I18n): Readonly<Record<string, Words>> => {
  const open = i18n._('Open');
  const [suspended, banned] = [i18n._('Suspended'), i18n._('Banned')];
  const confirmed = i18n._('Confirmed');
  const answered = i18n._('Answered');
  const waiting = i18n._('Waiting');
  return {
    appeal: { open, upheld: i18n._('Upheld'), overturned: i18n._('Reversed') },
    contact: { open, answered },
    job: { dead: i18n._('Failed'), waiting },
    member: { active: i18n._('Active'), suspended, banned },
    payment: {
      open,
      answered,
      confirmed,
      requested: i18n._('Requested'),
      instructed: i18n._('Waiting for the transfer'),
      rejected: i18n._('Rejected'),
      expired: i18n._('Expired'),
      refunded: i18n._('Refunded'),
    },
    promise: { due: i18n._('Due'), confirmed },
    publication: { draft: i18n._('Draft'), published: i18n._('Published') },
    report: {
      open,
      suspended,
      banned,
      dismissed: i18n._('Dismissed'),
      removed: i18n._('Removed'),
      warned: i18n._('Warned'),
    },
  };
};

const deadlineLabels = (i18n: I18n): Words => ({
  reports: i18n._('Review of reports'),
  'plan-activation': i18n._('Plan activation'),
  'payment-disputes': i18n._('Disputed payments'),
  'data-reports': i18n._('Copies of personal data'),
  backups: i18n._('Deletion from backups'),
  'privacy-help': i18n._('Privacy requests'),
  'unused-accounts': i18n._('Unused accounts'),
});

/** The words for values that the contract enumerates. */
const valueText = (i18n: I18n, area: string, field: string): Words => {
  switch (field) {
    case 'kind':
      return {
        article: i18n._('Article'),
        event: i18n._('Event'),
        parish: i18n._('Parish'),
        resource: i18n._('Resource'),
      };
    case 'language':
      return languageNames;
    case 'offered':
      return { true: i18n._('Yes'), false: i18n._('No') };
    case 'role':
      return {
        ...roleLabels(i18n),
        asking: i18n._('Asks to join'),
        removed: i18n._('Removed'),
      };
    case 'category':
      return categoryLabels(i18n);
    case 'admission':
      return admissionLabels(i18n);
    default:
      return area === 'promise' || ['appeal', 'dispute', 'state'].includes(field)
        ? (stateLabelsByArea(i18n)[area] ?? {})
        : {};
  }
};

const nothing: ReadonlySet<string> = new Set(['', 'null']);

/** The text for a changed file. The log contains only the file's id, which a reader cannot use. */
function fileText(i18n: I18n, before: string, after: string): string {
  if (nothing.has(before)) return i18n._('Added');
  return nothing.has(after) ? i18n._('Deleted') : i18n._('Replaced');
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The text for a changed field, with its old and new value. An unknown field is shown as the server calls it. */
export function describeChange(
  i18n: I18n,
  { action }: Pick<AuditLine, 'action'>,
  { field, before, after }: AuditLine['changes'][number],
): string {
  const area = action.split('.', 1)[0] ?? '';
  const words = valueText(i18n, area, field);
  const dates = new Intl.DateTimeFormat(languageTag(i18n.locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const localized = (value: string): string => {
    if (nothing.has(value)) return '—';
    return moment.test(value) ? dates.format(new Date(value)) : (words[value] ?? value);
  };
  const names = area === 'promise' ? deadlineLabels(i18n) : fieldLabels(i18n);
  const name = names[field] ?? field;
  if (field === 'picture') return `${name}: ${fileText(i18n, before, after)}`;
  return nothing.has(before)
    ? `${name}: ${localized(after)}`
    : i18n._('{name}: {after} (was {before})', { name, after: localized(after), before: localized(before) });
}
