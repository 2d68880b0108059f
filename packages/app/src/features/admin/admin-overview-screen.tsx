import { Grid, Heading, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { can } from '../../session/permissions.ts';
import { AdminPage } from './admin-page.tsx';
import { hasSilentServer, serversText } from './servers/server-labels.ts';
import { StatisticsSection } from './statistics-section.tsx';
import { CountedCard, WaitingCard } from './waiting-card.tsx';
import { useWaitingWork } from './use-waiting-work.ts';
import { WaitingList } from './waiting-list.tsx';

/** What is so now and is not work: suspended members and servers. */
function StateSection() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const member = useSignedInMember();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="md">
        {i18n._('Now')}
      </Heading>
      <Grid columns="md" gap={4}>
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
    </Stack>
  );
}

/** The waiting work of the staff, the most urgent first, and charts over time. */
export function AdminOverviewScreen() {
  const { i18n } = useLingui();
  const waiting = useWaitingWork();
  const hasMore = can(useSignedInMember(), 'member.review');
  return (
    <AdminPage title={i18n._('Overview')}>
      <Stack gap={6}>
        <WaitingList {...waiting} loadingHeight={hasMore ? '100vh' : '16rem'} />
        {/* Nobody knows the height of the list before it has loaded, so that the sections below would move. */}
        {hasMore && !waiting.isLoading ? (
          <>
            <StateSection />
            <StatisticsSection />
          </>
        ) : null}
      </Stack>
    </AdminPage>
  );
}
