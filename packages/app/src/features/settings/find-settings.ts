import type { I18n } from '@lingui/core';
import { chosenKinds } from './notification-kinds.ts';
import { sectionPath, type SectionName } from './settings-sections.tsx';

export interface Setting {
  section: SectionName;
  /** The id of the element that gets the focus. */
  id: string;
  label: string;
  /** Other words for the same setting. */
  words: string;
}

export const settingPath = ({ section, id }: Pick<Setting, 'section' | 'id'>): string =>
  `${sectionPath(section)}#${id}`;

export const notificationRowId = (kind: string): string => `notify-${kind}`;

/** All settings that the search finds. */
export const settingsIn = (i18n: I18n): readonly Setting[] => [
  {
    section: 'appearance',
    id: 'colors',
    label: i18n._('Colors'),
    words: i18n._('dark mode, light, night, theme, black, white'),
  },
  {
    section: 'appearance',
    id: 'text-size',
    label: i18n._('Size of the text'),
    words: i18n._('font, letters, bigger, larger, smaller, zoom'),
  },
  {
    section: 'appearance',
    id: 'contrast',
    label: i18n._('More contrast'),
    words: i18n._('eyes, legible, see better'),
  },
  {
    section: 'appearance',
    id: 'day-color',
    label: i18n._('Color of the liturgical day'),
    words: i18n._('season, ornaments, green, purple, red'),
  },
  {
    section: 'appearance',
    id: 'shortcuts',
    label: i18n._('Use keyboard shortcuts'),
    words: i18n._('keys, letters, hotkeys, typing'),
  },
  {
    section: 'appearance',
    id: 'language',
    label: i18n._('Language'),
    words: i18n._('English, Spanish, Portuguese, translation'),
  },
  {
    section: 'account',
    id: 'change-email',
    label: i18n._('Change email address'),
    words: i18n._('mail, login, confirm'),
  },
  {
    section: 'account',
    id: 'change-password',
    label: i18n._('Change password'),
    words: i18n._('login, forgotten, security'),
  },
  {
    section: 'account',
    id: 'account',
    label: i18n._('Your account'),
    words: i18n._('name, phone number, profile'),
  },
  ...chosenKinds(i18n).map(({ kind, way, label, description }): Setting => ({
    section: 'notifications',
    id: notificationRowId(kind),
    label,
    words: `${description} ${i18n._('notify, alert')} ${way === 'email' ? i18n._('email') : i18n._('bell')}`,
  })),
  {
    section: 'notifications',
    id: 'digest',
    label: i18n._('What you have missed, by email'),
    words: i18n._('digest, summary, newsletter, weekly, daily, unsubscribe'),
  },
  {
    section: 'notifications',
    id: 'push',
    label: i18n._('Notifications on this device'),
    words: i18n._('push, phone, alert, badge, icon, sound'),
  },
  {
    section: 'notifications',
    id: 'push-text',
    label: i18n._('Show the text of messages'),
    words: i18n._('push, preview, lock screen, private'),
  },
  {
    section: 'notifications',
    id: 'quiet-hours',
    label: i18n._('Quiet hours'),
    words: i18n._('push, night, silent, do not disturb, sleep'),
  },
  {
    section: 'notifications',
    id: 'quiet-days',
    label: i18n._('Quiet days'),
    words: i18n._('push, Sunday, Good Friday, Triduum, Easter, silent'),
  },
  {
    section: 'privacy',
    id: 'show-email',
    label: i18n._('Show my email address'),
    words: i18n._('hide, visible, private'),
  },
  {
    section: 'privacy',
    id: 'show-online',
    label: i18n._('Show when I am online'),
    words: i18n._('presence, last seen, invisible, hide'),
  },
  {
    section: 'privacy',
    id: 'message-requests',
    label: i18n._('Who can send me a message request'),
    words: i18n._('strangers, chats, spam, messages'),
  },
  {
    section: 'privacy',
    id: 'show-listings',
    label: i18n._('Show my listings to visitors'),
    words: i18n._('public, search engines, marketplace'),
  },
  {
    section: 'privacy',
    id: 'blocked-people',
    label: i18n._('Blocked people'),
    words: i18n._('unblock, mute, harassment'),
  },
  {
    section: 'privacy',
    id: 'reports-and-decisions',
    label: i18n._('Reports and decisions'),
    words: i18n._('moderators, appeal, complaint'),
  },
  {
    section: 'place',
    id: 'zip-code',
    label: i18n._('Your place'),
    words: i18n._('ZIP code, distance, town, address, location'),
  },
  {
    section: 'place',
    id: 'parishes',
    label: i18n._('Your parishes'),
    words: i18n._('my parish, church, follow, unfollow'),
  },
  {
    section: 'place',
    id: 'liturgical-calendar',
    label: i18n._('Liturgical calendar'),
    words: i18n._('feast days, holy days, fasting, diocese'),
  },
  {
    section: 'security',
    id: 'second-factor',
    label: i18n._('Two-step login'),
    words: i18n._('2FA, passkey, code, authenticator, fingerprint, recovery'),
  },
  {
    section: 'security',
    id: 'devices',
    label: i18n._('Your devices'),
    words: i18n._('sessions, log out everywhere, lost phone, computer'),
  },
  {
    section: 'payments',
    id: 'payments',
    label: i18n._('Plan and payments'),
    words: i18n._('subscription, upgrade, receipt, invoice, money'),
  },
  {
    section: 'data',
    id: 'your-data',
    label: i18n._('Your data'),
    words: i18n._('download, copy, export, GDPR'),
  },
  {
    section: 'data',
    id: 'delete-account',
    label: i18n._('Delete your account'),
    words: i18n._('close, leave, remove, quit'),
  },
];

/** The words of a text without case and accents, because members often type neither. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Finds the settings that have, for each word of the query, a word that begins with it. Settings with all words in
 * their labels come first.
 */
export function findSettings(
  settings: readonly Setting[],
  sections: Readonly<Record<SectionName, { label: string }>>,
  query: string,
): readonly Setting[] {
  const wanted = wordsOf(query);
  const hasAll = (text: string): boolean => {
    const words = wordsOf(text);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
  if (wanted.length === 0) return [];
  const [byLabel, byOtherWords]: [Setting[], Setting[]] = [[], []];
  for (const setting of settings) {
    const { label, words, section } = setting;
    if (hasAll(label)) byLabel.push(setting);
    else if (hasAll(`${label} ${words} ${sections[section].label}`)) byOtherWords.push(setting);
  }
  return [...byLabel, ...byOtherWords];
}
