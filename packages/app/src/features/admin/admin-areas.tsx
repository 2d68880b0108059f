import {
  IconArrowUp,
  IconBook,
  IconCandle,
  IconChurch,
  IconClock,
  IconDocument,
  IconFlag,
  IconGlobe,
  IconHome,
  IconMail,
  IconMessage,
  IconReply,
  IconSend,
  IconUsers,
} from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Permission } from '../../session/permissions.ts';

export interface AdminArea {
  href: string;
  label: string;
  icon: ReactNode;
  /** The permission to see the area. The overview needs none. */
  permission?: Permission;
}

/** The staff's areas, in menu order. */
export const adminAreas = (i18n: I18n): readonly AdminArea[] => [
  { href: '/admin', label: i18n._('Overview'), icon: <IconHome /> },
  { href: '/admin/members', label: i18n._('Members'), icon: <IconUsers />, permission: 'member.review' },
  { href: '/admin/reports', label: i18n._('Reports'), icon: <IconFlag />, permission: 'report.review' },
  { href: '/admin/appeals', label: i18n._('Appeals'), icon: <IconReply />, permission: 'appeal.decide' },
  {
    href: '/admin/deadlines',
    label: i18n._('Deadlines'),
    icon: <IconCandle />,
    permission: 'deadline.review',
  },
  {
    href: '/admin/publications',
    label: i18n._('Publications'),
    icon: <IconBook />,
    permission: 'publication.manage',
  },
  {
    href: '/admin/parish-claims',
    label: i18n._('Claims of parishes'),
    icon: <IconChurch />,
    permission: 'parish.assign',
  },
  {
    href: '/admin/parish-roles',
    label: i18n._('Parish staff'),
    icon: <IconUsers />,
    permission: 'parish.assign',
  },
  {
    href: '/admin/contact',
    label: i18n._('Messages to the staff'),
    icon: <IconMessage />,
    permission: 'contact.manage',
  },
  {
    href: '/admin/subscribers',
    label: i18n._('Subscribers'),
    icon: <IconSend />,
    permission: 'newsletter.manage',
  },
  {
    href: '/admin/payments',
    label: i18n._('Payments'),
    icon: <IconMail />,
    permission: 'payment.review',
  },
  { href: '/admin/plans', label: i18n._('Plans'), icon: <IconArrowUp />, permission: 'plan.manage' },
  { href: '/admin/jobs', label: i18n._('Jobs'), icon: <IconClock />, permission: 'job.manage' },
  { href: '/admin/servers', label: i18n._('Servers'), icon: <IconGlobe />, permission: 'server.read' },
  { href: '/admin/audit', label: i18n._('Audit log'), icon: <IconDocument />, permission: 'audit.read' },
];
