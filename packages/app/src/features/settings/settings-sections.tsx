import type { I18n } from '@lingui/core';
import {
  IconBell,
  IconDownload,
  IconEye,
  IconLock,
  IconPin,
  IconStore,
  IconUser,
  IconUsers,
} from '@parvis/design-system';
import type { ReactNode } from 'react';

/** The sections, in the order of the index. If you add one, also add its path to the server's `app-routes.json`. */
export const sectionNames = [
  'appearance',
  'account',
  'notifications',
  'privacy',
  'place',
  'security',
  'payments',
  'data',
] as const;

export type SectionName = (typeof sectionNames)[number];

export const sectionPath = (name: SectionName): string => `/settings/${name}`;

export const sectionNamed = (name: string | null): SectionName | undefined =>
  sectionNames.find((known) => known === name);

/** Earlier releases had all settings on one page. Emails and bookmarks can still contain these fragments. */
export const movedFragments: Readonly<Record<string, string>> = {
  '#account': sectionPath('account'),
  '#payments': sectionPath('payments'),
  '#second-factor': sectionPath('security'),
};

interface Section {
  label: string;
  description: string;
  icon: ReactNode;
}

export const sectionsIn = (i18n: I18n): Readonly<Record<SectionName, Section>> => ({
  appearance: {
    label: i18n._('Appearance and language'),
    description: i18n._('Dark colors, larger text'),
    icon: <IconEye />,
  },
  account: {
    label: i18n._('Account'),
    description: i18n._('Name, email, password'),
    icon: <IconUser />,
  },
  notifications: {
    label: i18n._('Notifications'),
    description: i18n._('On the site and by email'),
    icon: <IconBell />,
  },
  privacy: {
    label: i18n._('Privacy and safety'),
    description: i18n._('What others see, blocked people, reports'),
    icon: <IconUsers />,
  },
  place: {
    label: i18n._('Place and calendar'),
    description: i18n._('ZIP code, feast days'),
    icon: <IconPin />,
  },
  security: {
    label: i18n._('Login and devices'),
    description: i18n._('Two-step login, where you are logged in'),
    icon: <IconLock />,
  },
  payments: {
    label: i18n._('Payments'),
    description: i18n._('Your plan and what you have paid'),
    icon: <IconStore />,
  },
  data: {
    label: i18n._('Data and deletion'),
    description: i18n._('A copy of your data, deleting your account'),
    icon: <IconDownload />,
  },
});
