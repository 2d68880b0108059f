import { Heading, Link, Stack, TabNav, TabNavLink, Text, ThreeColumnLayout } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../router/use-title.ts';
import { CommunityMenu } from '../../shell/community-menu.tsx';
import { OwnDecisions } from './own-decisions.tsx';
import { OwnReports } from './own-reports.tsx';

/** The member's reports, and the decisions about the member. */
export function ReportsScreen() {
  const { i18n } = useLingui();
  const [address] = useSearchParams();
  const areDecisions = address.get('list') === 'decisions';
  useTitle(i18n._('Reports and decisions'));
  return (
    <ThreeColumnLayout start={<CommunityMenu />}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{i18n._('Reports and decisions')}</Heading>
          <Text tone="muted">
            {areDecisions
              ? i18n._('Decisions of our moderators about you or your content, and the reasons for them.')
              : i18n._('Our moderators read every report within 24 hours. Nobody else learns who sent it.')}
          </Text>
        </Stack>
        <TabNav label={i18n._('Reports and decisions')}>
          <TabNavLink current={!areDecisions} href="/reports">
            {i18n._('Your reports')}
          </TabNavLink>
          <TabNavLink current={areDecisions} href="/reports?list=decisions">
            {i18n._('Decisions about you')}
          </TabNavLink>
        </TabNav>
        {areDecisions ? <OwnDecisions /> : <OwnReports />}
        <Link href="/settings" standalone>
          {i18n._('Settings')}
        </Link>
      </Stack>
    </ThreeColumnLayout>
  );
}
