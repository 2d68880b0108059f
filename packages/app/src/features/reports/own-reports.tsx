import { Badge, Card, Heading, InformationList, Stack, Text, Time } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { ReportList } from './report-list.tsx';
import { categoryLabels, reportTitle, resultLabels, type OwnReport } from './report-labels.ts';
import { useOwnReports } from './use-own-reports.ts';

function ReportCard({ report, isNamed }: { report: OwnReport; isNamed: boolean }) {
  const { i18n } = useLingui();
  const id = useId();
  const { category, createdAt, decidedAt, details, dueAt, excerpt } = report;
  return (
    <Card aria-current={isNamed} aria-labelledby={id} as="article" id={report._id} padding="lg" tabIndex={-1}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Stack direction="row" gap={3} justify="between" wrap>
            <Heading id={id} level={2} size="sm">
              {reportTitle(i18n, report)}
            </Heading>
            {decidedAt === null ? (
              <Badge tone="warning">{i18n._('Open')}</Badge>
            ) : (
              <Badge tone="success">{i18n._('Decided')}</Badge>
            )}
          </Stack>
          {excerpt === '' ? null : (
            <Text dir="auto" multiline tone="muted">
              {excerpt}
            </Text>
          )}
        </Stack>
        <Text weight="medium">{resultLabels(i18n, report)}</Text>
        <InformationList
          items={[
            { term: i18n._('Why'), value: categoryLabels(i18n)[category] },
            ...(details === '' ? [] : [{ term: i18n._('Your note'), value: details }]),
            { term: i18n._('Reported'), value: <Time format="datetime" value={createdAt} /> },
            decidedAt === null
              ? {
                  term: i18n._('Answer by'),
                  value: <Time format="datetime" value={dueAt} />,
                }
              : { term: i18n._('Decided'), value: <Time format="datetime" value={decidedAt} /> },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** The member's own reports and their outcomes. */
export function OwnReports() {
  const { i18n } = useLingui();
  const list = useOwnReports();
  return (
    <ReportList
      emptyText={i18n._(
        'Posts, comments, listings, messages, groups and members have “Report” in their menu.',
      )}
      emptyTitle={i18n._('You have reported nothing')}
      failure={i18n._('Your reports could not be loaded')}
      idOf={({ _id }) => _id}
      items={(list.data?.pages ?? []).flatMap((page) => page.reports)}
      label={i18n._('Your reports')}
      list={list}
    >
      {(report, isNamed) => <ReportCard isNamed={isNamed} report={report} />}
    </ReportList>
  );
}
