import { Grid } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { can } from '../../session/permissions.ts';
import { AdminPage } from './admin-page.tsx';
import { hasSilentServer, serversText } from './servers/server-labels.ts';
import { CountedCard, WaitingCard } from './waiting-card.tsx';

/** The pending work of the staff, by area. */
export function AdminOverviewScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const member = useSignedInMember();

  return (
    <AdminPage title={i18n._('Overview')}>
      <Grid columns="md" gap={4}>
        {can(member, 'report.review') ? (
          <CountedCard
            counted={(count) =>
              i18n._('{count, plural, =0 {None} one {# report} other {# reports}}', { count })
            }
            href="/admin/reports?state=open"
            linkLabel={i18n._('See the reports')}
            moreThan={(count) => i18n._('More than {count} reports', { count })}
            name="reports"
            read={async (limit, signal) => {
              const { reports: rows, nextCursor } = unwrap(
                await api.GET('/admin/reports', { params: { query: { state: 'open', limit } }, signal }),
              );
              return { rows, nextCursor };
            }}
            isLate={({ isOverdue }) => isOverdue}
            title={i18n._('Reports to be decided within 24 hours')}
          />
        ) : null}
        {can(member, 'deadline.review') ? (
          <WaitingCard
            href="/admin/deadlines"
            linkLabel={i18n._('See the deadlines')}
            name="deadlines"
            read={async (signal) => {
              const { deadlines } = unwrap(await api.GET('/admin/deadlines', { signal }));
              return {
                overdue: deadlines.reduce((sum, deadline) => sum + deadline.overdue, 0),
                due: deadlines.reduce((sum, deadline) => sum + deadline.due, 0),
              };
            }}
            isLate={({ overdue }) => overdue > 0}
            text={(waiting) => i18n._('{overdue} overdue, {due} in time', waiting)}
            title={i18n._('Deadlines')}
          />
        ) : null}
        {can(member, 'member.review') ? (
          <CountedCard
            counted={(count) =>
              i18n._('{count, plural, =0 {Nobody} one {# member} other {# members}}', { count })
            }
            href="/admin/members?state=suspended"
            linkLabel={i18n._('See the members')}
            moreThan={(count) => i18n._('More than {count} members', { count })}
            name="suspended"
            read={async (limit, signal) => {
              const { members: rows, nextCursor } = unwrap(
                await api.GET('/admin/members', { params: { query: { state: 'suspended', limit } }, signal }),
              );
              return { rows, nextCursor };
            }}
            title={i18n._('Suspended members')}
          />
        ) : null}
        {can(member, 'contact.manage') ? (
          <CountedCard
            counted={(count) =>
              i18n._('{count, plural, =0 {None} one {# message} other {# messages}}', { count })
            }
            href="/admin/contact?state=open&sort=oldest"
            linkLabel={i18n._('See the messages')}
            moreThan={(count) => i18n._('More than {count} messages', { count })}
            name="contact"
            read={async (limit, signal) => {
              const { contacts: rows, nextCursor } = unwrap(
                await api.GET('/admin/contact', { params: { query: { state: 'open', limit } }, signal }),
              );
              return { rows, nextCursor };
            }}
            title={i18n._('Messages waiting for an answer')}
          />
        ) : null}
        {can(member, 'publication.manage') ? (
          <CountedCard
            counted={(count) => i18n.number(count)}
            href="/admin/publications?hasCorrections=true"
            linkLabel={i18n._('See the parishes')}
            moreThan={(count) => i18n._('More than {count} parishes', { count })}
            name="hasCorrections"
            read={async (limit, signal) => {
              const { publications: rows, nextCursor } = unwrap(
                await api.GET('/admin/publications', {
                  params: { query: { hasCorrections: true, limit } },
                  signal,
                }),
              );
              return { rows, nextCursor };
            }}
            title={i18n._('Reported corrections')}
          />
        ) : null}
        {can(member, 'appeal.decide') ? (
          <CountedCard
            counted={(count) =>
              i18n._('{count, plural, =0 {None} one {# appeal} other {# appeals}}', { count })
            }
            href="/admin/appeals"
            linkLabel={i18n._('See the appeals')}
            moreThan={(count) => i18n._('More than {count} appeals', { count })}
            name="appeals"
            read={async (limit, signal) => {
              const { decisions: rows, nextCursor } = unwrap(
                await api.GET('/admin/appeals', { params: { query: { limit } }, signal }),
              );
              return { rows, nextCursor };
            }}
            title={i18n._('Appeals against decisions')}
          />
        ) : null}
        {can(member, 'payment.review') ? (
          <CountedCard
            counted={(count) =>
              i18n._('{count, plural, =0 {None} one {# payment} other {# payments}}', { count })
            }
            href="/admin/payments?state=instructed&sort=oldest"
            linkLabel={i18n._('See the payments')}
            moreThan={(count) => i18n._('More than {count} payments', { count })}
            name="payments"
            read={async (limit, signal) => {
              const { payments: rows, nextCursor } = unwrap(
                await api.GET('/admin/payments', {
                  params: { query: { state: 'instructed', limit } },
                  signal,
                }),
              );
              return { rows, nextCursor };
            }}
            title={i18n._('Payments waiting for their transfer')}
          />
        ) : null}
        {can(member, 'job.manage') ? (
          <CountedCard
            counted={(count) => i18n._('{count, plural, =0 {None} one {# job} other {# jobs}}', { count })}
            href="/admin/jobs"
            linkLabel={i18n._('See the jobs')}
            moreThan={(count) => i18n._('More than {count} jobs', { count })}
            name="jobs"
            read={async (limit, signal) => {
              const { jobs: rows, nextCursor } = unwrap(
                await api.GET('/admin/jobs', { params: { query: { limit } }, signal }),
              );
              return { rows, nextCursor };
            }}
            title={i18n._('Failed jobs')}
          />
        ) : null}
        {can(member, 'server.read') ? (
          <WaitingCard
            href="/admin/servers"
            linkLabel={i18n._('See the servers')}
            name="servers"
            read={async (signal) => unwrap(await api.GET('/admin/servers', { signal }))}
            isLate={hasSilentServer}
            text={(answer) => serversText(i18n, answer)}
            title={i18n._('Servers')}
          />
        ) : null}
      </Grid>
    </AdminPage>
  );
}
