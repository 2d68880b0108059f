import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueries } from '@tanstack/react-query';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import type { App } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { can, type Permission } from '../../session/permissions.ts';
import { adminKeys } from './admin-keys.ts';
import { deadlineTitle } from './deadlines/deadline-labels.ts';
import { byUrgency, earliest, type WaitingWork } from './overview-work.ts';

/** Rows are counted exactly up to this number. Beyond it, the text says that there are more. */
const most = 50;

interface Source {
  name: string;
  permission: Permission;
  read: (signal: AbortSignal) => Promise<readonly WaitingWork[]>;
}

type Texts = Pick<WaitingWork, 'title' | 'href' | 'linkLabel'> & {
  counted: (count: number) => string;
  moreThan: (count: number) => string;
};

/** Counts of zero are left out. */
function deadlineCounts(i18n: I18n, overdue: number, due: number): string {
  if (overdue === 0) return i18n._('{due} in time', { due });
  if (due === 0) return i18n._('{overdue} overdue', { overdue });
  return i18n._('{overdue} overdue, {due} in time', { overdue, due });
}

interface Row {
  since: string | null;
  dueAt?: string;
  isOverdue?: boolean;
}

/** The rows of the first page as one line. Nothing if there are no rows. */
function workOf(
  { counted, moreThan, ...texts }: Texts,
  rows: readonly Row[],
  nextCursor: string | null,
): readonly WaitingWork[] {
  if (rows.length === 0) return [];
  return [
    {
      ...texts,
      text: nextCursor === null ? counted(rows.length) : moreThan(rows.length),
      isOverdue: rows.some(({ isOverdue }) => isOverdue === true),
      dueAt: earliest(rows.flatMap(({ dueAt }) => dueAt ?? [])),
      since: earliest(rows.flatMap(({ since }) => since ?? [])),
    },
  ];
}

const sourcesOf = (i18n: I18n, api: App['api'], hasReports: boolean): readonly Source[] => [
  {
    name: 'reports',
    permission: 'report.review',
    read: async (signal) => {
      const { reports, nextCursor } = unwrap(
        await api.GET('/admin/reports', { params: { query: { state: 'open', limit: most } }, signal }),
      );
      const rows = reports.map(({ createdAt, dueAt, isOverdue }) => ({ since: createdAt, dueAt, isOverdue }));
      const texts = {
        title: i18n._('Reports to be decided within 24 hours'),
        href: '/admin/reports?state=open',
        linkLabel: i18n._('See the reports'),
        counted: (count: number) =>
          i18n._('{count, plural, =0 {None} one {# report} other {# reports}}', { count }),
        moreThan: (count: number) => i18n._('More than {count} reports', { count }),
      };
      return workOf(texts, rows, nextCursor);
    },
  },
  {
    name: 'deadlines',
    permission: 'deadline.review',
    read: async (signal) => {
      const { deadlines } = unwrap(await api.GET('/admin/deadlines', { signal }));
      return deadlines
        .filter(({ _id: id, due, overdue }) => due + overdue > 0 && !(hasReports && id === 'reports'))
        .map(({ _id: id, due, overdue, next }) => ({
          title: deadlineTitle(i18n, id),
          text: deadlineCounts(i18n, overdue, due),
          href: `/admin/deadlines/${id}`,
          linkLabel: i18n._('See the deadline'),
          isOverdue: overdue > 0,
          dueAt: next[0]?.dueAt ?? null,
          since: next[0]?.since ?? null,
        }));
    },
  },
  {
    name: 'contact',
    permission: 'contact.manage',
    read: async (signal) => {
      const { contacts, nextCursor } = unwrap(
        await api.GET('/admin/contact', {
          params: { query: { state: 'open', sort: 'oldest', limit: most } },
          signal,
        }),
      );
      const texts = {
        title: i18n._('Messages waiting for an answer'),
        href: '/admin/contact?state=open&sort=oldest',
        linkLabel: i18n._('See the messages'),
        counted: (count: number) =>
          i18n._('{count, plural, =0 {None} one {# message} other {# messages}}', { count }),
        moreThan: (count: number) => i18n._('More than {count} messages', { count }),
      };
      const rows = contacts.map(({ createdAt }) => ({ since: createdAt }));
      return workOf(texts, rows, nextCursor);
    },
  },
  {
    name: 'corrections',
    permission: 'publication.manage',
    read: async (signal) => {
      const { publications, nextCursor } = unwrap(
        await api.GET('/admin/publications', {
          params: { query: { hasCorrections: true, limit: most } },
          signal,
        }),
      );
      const texts = {
        title: i18n._('Reported corrections'),
        href: '/admin/publications?hasCorrections=true',
        linkLabel: i18n._('See the parishes'),
        counted: (count: number) => i18n._('{count, plural, one {# parish} other {# parishes}}', { count }),
        moreThan: (count: number) => i18n._('More than {count} parishes', { count }),
      };
      const rows = publications.map(() => ({ since: null }));
      return workOf(texts, rows, nextCursor);
    },
  },
  {
    name: 'parish-claims',
    permission: 'parish.assign',
    read: async (signal) => {
      const { claims, nextCursor } = unwrap(
        await api.GET('/admin/parish-claims', {
          params: { query: { state: 'proved', limit: most } },
          signal,
        }),
      );
      const texts = {
        title: i18n._('Claims of parishes'),
        href: '/admin/parish-claims?state=proved',
        linkLabel: i18n._('See the claims'),
        counted: (count: number) =>
          i18n._('{count, plural, =0 {None} one {# claim} other {# claims}}', { count }),
        moreThan: (count: number) => i18n._('More than {count} claims', { count }),
      };
      const rows = claims.map(({ createdAt }) => ({ since: createdAt }));
      return workOf(texts, rows, nextCursor);
    },
  },
  {
    name: 'appeals',
    permission: 'appeal.decide',
    read: async (signal) => {
      const { decisions, nextCursor } = unwrap(
        await api.GET('/admin/appeals', { params: { query: { limit: most } }, signal }),
      );
      const texts = {
        title: i18n._('Appeals against decisions'),
        href: '/admin/appeals',
        linkLabel: i18n._('See the appeals'),
        counted: (count: number) =>
          i18n._('{count, plural, =0 {None} one {# appeal} other {# appeals}}', { count }),
        moreThan: (count: number) => i18n._('More than {count} appeals', { count }),
      };
      const rows = decisions.map(({ appeal }) => ({ since: appeal?.createdAt ?? null }));
      return workOf(texts, rows, nextCursor);
    },
  },
  {
    name: 'payments',
    permission: 'payment.review',
    read: async (signal) => {
      const { payments, nextCursor } = unwrap(
        await api.GET('/admin/payments', {
          params: { query: { state: 'instructed', sort: 'oldest', limit: most } },
          signal,
        }),
      );
      const texts = {
        title: i18n._('Payments waiting for their transfer'),
        href: '/admin/payments?state=instructed&sort=oldest',
        linkLabel: i18n._('See the payments'),
        counted: (count: number) =>
          i18n._('{count, plural, =0 {None} one {# payment} other {# payments}}', { count }),
        moreThan: (count: number) => i18n._('More than {count} payments', { count }),
      };
      const rows = payments.map(({ createdAt }) => ({ since: createdAt }));
      return workOf(texts, rows, nextCursor);
    },
  },
  {
    name: 'jobs',
    permission: 'job.manage',
    read: async (signal) => {
      const { jobs, nextCursor } = unwrap(
        await api.GET('/admin/jobs', { params: { query: { limit: most } }, signal }),
      );
      const texts = {
        title: i18n._('Failed jobs'),
        href: '/admin/jobs',
        linkLabel: i18n._('See the jobs'),
        counted: (count: number) =>
          i18n._('{count, plural, =0 {None} one {# job} other {# jobs}}', { count }),
        moreThan: (count: number) => i18n._('More than {count} jobs', { count }),
      };
      const rows = jobs.map(({ createdAt }) => ({ since: createdAt }));
      return workOf(texts, rows, nextCursor);
    },
  },
];

/** The waiting work that this member of the staff can do, the most urgent first. */
export function useWaitingWork() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const member = useSignedInMember();
  const sources = sourcesOf(i18n, api, can(member, 'report.review')).filter(({ permission }) =>
    can(member, permission),
  );
  const queries = useQueries({
    queries: sources.map(({ name, read }) => ({
      queryKey: adminKeys.waiting(name),
      queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
      refetchOnReconnect: true,
    })),
  });
  const failed = queries.filter(({ data, error }) => data === undefined && error !== null);
  return {
    work: queries.flatMap(({ data }) => data ?? []).toSorted(byUrgency),
    /** The lines appear together, so that none of them moves. */
    isLoading: queries.some(({ data, error }) => data === undefined && error === null),
    error: failed[0]?.error ?? null,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
    now: Math.max(0, ...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  };
}
