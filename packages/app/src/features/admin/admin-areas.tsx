import {
  IconArrowUp,
  IconBook,
  IconCandle,
  IconClock,
  IconDocument,
  IconFlag,
  IconHome,
  IconMail,
  IconMessage,
  IconReply,
  IconSend,
  IconUsers,
} from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';

export interface AdminArea {
  href: string;
  label: string;
  icon: ReactNode;
  /** Moderators have no part in it. */
  administratorsAlone?: true;
}

/** What the staff keeps, in the order of the menu. */
export const adminAreas = (i18n: I18n): readonly AdminArea[] => [
  { href: '/admin', label: i18n._('Overview'), icon: <IconHome /> },
  { href: '/admin/members', label: i18n._('Members'), icon: <IconUsers /> },
  { href: '/admin/reports', label: i18n._('Reports'), icon: <IconFlag /> },
  { href: '/admin/appeals', label: i18n._('Appeals'), icon: <IconReply />, administratorsAlone: true },
  { href: '/admin/promises', label: i18n._('Promises'), icon: <IconCandle /> },
  { href: '/admin/publications', label: i18n._('Publications'), icon: <IconBook /> },
  { href: '/admin/contact', label: i18n._('Messages to the staff'), icon: <IconMessage /> },
  {
    href: '/admin/subscribers',
    label: i18n._('Subscribers'),
    icon: <IconSend />,
    administratorsAlone: true,
  },
  {
    href: '/admin/payments',
    label: i18n._('Payments'),
    icon: <IconMail />,
    administratorsAlone: true,
  },
  { href: '/admin/plans', label: i18n._('Plans'), icon: <IconArrowUp />, administratorsAlone: true },
  { href: '/admin/jobs', label: i18n._('Jobs'), icon: <IconClock />, administratorsAlone: true },
  { href: '/admin/audit', label: i18n._('Audit log'), icon: <IconDocument />, administratorsAlone: true },
];
