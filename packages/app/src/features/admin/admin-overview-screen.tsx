import { Grid } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { answered } from '../../platform/answered.ts';
import { AdminPage } from './admin-page.tsx';
import { WaitingCard } from './waiting-card.tsx';

const most = 50;

/** What waits for the staff, area by area. */
export function AdminOverviewScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const isAdministrator = useSignedInMember().role === 'administrator';

  return (
    <AdminPage title={i18n._('Overview')}>
      <Grid columns="md" gap={4}>
        <WaitingCard
          href="/admin/reports?state=open"
          linkLabel={i18n._('See the reports')}
          name="reports"
          read={async (signal) => {
            const { reports, nextCursor } = answered(
              await api.GET('/admin/reports', { params: { query: { state: 'open', limit: most } }, signal }),
            );
            return {
              count: reports.length,
              more: nextCursor !== null,
              late: reports.some(({ isOverdue }) => isOverdue),
            };
          }}
          isLate={({ late }) => late}
          text={({ count, more }) =>
            more
              ? i18n._('More than {count} reports', { count })
              : i18n._('{count, plural, =0 {None} one {# report} other {# reports}}', { count })
          }
          title={i18n._('Reports to be decided within 24 hours')}
        />
        <WaitingCard
          href="/admin/promises"
          linkLabel={i18n._('See the promises')}
          name="promises"
          read={async (signal) => {
            const { promises } = answered(await api.GET('/admin/promises', { signal }));
            return {
              overdue: promises.reduce((sum, promise) => sum + promise.overdue, 0),
              due: promises.reduce((sum, promise) => sum + promise.due, 0),
            };
          }}
          isLate={({ overdue }) => overdue > 0}
          text={(waiting) => i18n._('{overdue} overdue, {due} in time', waiting)}
          title={i18n._('What we promise')}
        />
        <WaitingCard
          href="/admin/members?state=suspended"
          linkLabel={i18n._('See the members')}
          name="suspended"
          read={async (signal) => {
            const { members, nextCursor } = answered(
              await api.GET('/admin/members', {
                params: { query: { state: 'suspended', limit: most } },
                signal,
              }),
            );
            return { count: members.length, more: nextCursor !== null };
          }}
          text={({ count, more }) =>
            more
              ? i18n._('More than {count} members', { count })
              : i18n._('{count, plural, =0 {Nobody} one {# member} other {# members}}', { count })
          }
          title={i18n._('Suspended members')}
        />
        <WaitingCard
          href="/admin/contact?state=open&sort=oldest"
          linkLabel={i18n._('See the messages')}
          name="contact"
          read={async (signal) => {
            const { contacts, nextCursor } = answered(
              await api.GET('/admin/contact', {
                params: { query: { state: 'open', limit: most } },
                signal,
              }),
            );
            return { count: contacts.length, more: nextCursor !== null };
          }}
          text={({ count, more }) =>
            more
              ? i18n._('More than {count} messages', { count })
              : i18n._('{count, plural, =0 {None} one {# message} other {# messages}}', { count })
          }
          title={i18n._('Messages that wait for an answer')}
        />
        <WaitingCard
          href="/admin/publications?doubted=true"
          linkLabel={i18n._('See the parishes')}
          name="doubted"
          read={async (signal) => {
            const { publications, nextCursor } = answered(
              await api.GET('/admin/publications', {
                params: { query: { doubted: true, limit: most } },
                signal,
              }),
            );
            return { count: publications.length, more: nextCursor !== null };
          }}
          text={({ count, more }) =>
            more
              ? i18n._('More than {count} parishes', { count })
              : i18n._('{count, plural, =0 {None} one {# parish} other {# parishes}}', { count })
          }
          title={i18n._('Parishes that members call wrong')}
        />
        {isAdministrator ? (
          <>
            <WaitingCard
              href="/admin/appeals"
              linkLabel={i18n._('See the appeals')}
              name="appeals"
              read={async (signal) => {
                const { decisions, nextCursor } = answered(
                  await api.GET('/admin/appeals', { params: { query: { limit: most } }, signal }),
                );
                return { count: decisions.length, more: nextCursor !== null };
              }}
              text={({ count, more }) =>
                more
                  ? i18n._('More than {count} appeals', { count })
                  : i18n._('{count, plural, =0 {None} one {# appeal} other {# appeals}}', { count })
              }
              title={i18n._('Appeals against decisions')}
            />
            <WaitingCard
              href="/admin/payments?state=instructed&sort=oldest"
              linkLabel={i18n._('See the payments')}
              name="payments"
              read={async (signal) => {
                const { payments, nextCursor } = answered(
                  await api.GET('/admin/payments', {
                    params: { query: { state: 'instructed', limit: most } },
                    signal,
                  }),
                );
                return { count: payments.length, more: nextCursor !== null };
              }}
              text={({ count, more }) =>
                more
                  ? i18n._('More than {count} payments', { count })
                  : i18n._('{count, plural, =0 {None} one {# payment} other {# payments}}', { count })
              }
              title={i18n._('Payments that wait for their transfer')}
            />
            <WaitingCard
              href="/admin/jobs"
              linkLabel={i18n._('See the jobs')}
              name="jobs"
              read={async (signal) => {
                const { jobs, nextCursor } = answered(
                  await api.GET('/admin/jobs', { params: { query: { limit: most } }, signal }),
                );
                return { count: jobs.length, more: nextCursor !== null };
              }}
              text={({ count, more }) =>
                more
                  ? i18n._('More than {count} jobs', { count })
                  : i18n._('{count, plural, =0 {None} one {# job} other {# jobs}}', { count })
              }
              title={i18n._('Jobs that were given up')}
            />
          </>
        ) : null}
      </Grid>
    </AdminPage>
  );
}
