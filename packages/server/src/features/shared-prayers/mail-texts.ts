import { formatLocales } from '@parvis/api-client/languages';
import { i18n } from '../../platform/i18n.ts';
import { inLanguage, type Language } from '../../platform/language.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import type { SharedPrayersTable } from './tables.ts';
import type { Slot } from './slots.ts';

const texts = {
  subject: (title: string) => i18n._('Reminder: {title}', { title }),
  hello: (name: string) => i18n._('Hello {name},', { name }),
  lead: {
    rosary: i18n._('Tomorrow you pray your decade of the rosary.'),
    novena: i18n._('Tomorrow is your day of the novena.'),
    adoration: i18n._('Your hour of adoration begins soon.'),
  },
  prayer: i18n._('Prayer'),
  when: i18n._('When'),
  action: i18n._('See the prayer'),
  note: i18n._('If you cannot come, give your slot back, so that somebody else can take it.'),
  settings: i18n._('You can turn these reminders off in the settings of your notifications.'),
};

function whenOf({ day, beginsAt }: Slot, timeZone: string, language: Language): string {
  const locale = formatLocales[language];
  const date = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  if (day !== null)
    return new Intl.DateTimeFormat(locale, { ...date, timeZone: 'UTC' }).format(Date.parse(day));
  return new Intl.DateTimeFormat(locale, {
    ...date,
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(beginsAt);
}

interface Reminded {
  readonly firstName: string;
  readonly language: Language;
  readonly timeZone: string;
}

/** Returns the email that reminds a member of a slot, with the time in the member's own zone. */
export function reminderContent(
  { firstName, language, timeZone }: Reminded,
  { id, kind, title }: Pick<SharedPrayersTable, 'id' | 'kind' | 'title'>,
  slot: Slot,
): MailContent {
  const localized = inLanguage(texts, language);
  const lead = localized.lead[kind];
  return {
    language,
    subject: localized.subject(title),
    preview: lead,
    blocks: [
      { kind: 'heading', text: localized.subject(title) },
      { kind: 'paragraph', text: localized.hello(firstName) },
      { kind: 'paragraph', text: lead },
      {
        kind: 'facts',
        facts: [
          [localized.prayer, title],
          [localized.when, whenOf(slot, timeZone, language)],
        ],
      },
      { kind: 'action', label: localized.action, path: `/shared-prayer/${id}` },
      { kind: 'note', text: localized.note },
      { kind: 'note', text: localized.settings },
    ],
  };
}
