import { Card, Heading, InformationList, Link, Stack, Text, Time } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { useIdInPath } from '../../../router/id-in-path.ts';
import { AuthoritiesFirst, categoryLabels } from '../../reports/index.ts';
import { AdminDetail, useAdminOne } from '../admin-detail.tsx';
import { AdminPage } from '../admin-page.tsx';
import { AppealCard } from './appeal-card.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { NamedMember } from './named-member.tsx';
import { outcomeLabels, ReportBadge, subjectLabels } from './report-labels.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportedContent } from './reported-content.tsx';
import { useReportActions } from './use-report-actions.ts';

type Answer = Schemas['StaffReportAnswer'];

function StaffAuthorities() {
  const { i18n } = useLingui();
  return (
    <AuthoritiesFirst tone="danger">
      <Text>
        {i18n._(
          'If somebody is in danger now, call 911. Report suspected abuse to the authorities before you decide anything here, then tell the victim assistance coordinator of the diocese.',
        )}
      </Text>
    </AuthoritiesFirst>
  );
}

function DecisionCard({ decision }: { decision: Schemas['StaffDecision'] }) {
  const { i18n } = useLingui();
  const { outcome, createdAt, by, reason, note, excerpt } = decision;
  return (
    <Card as="article">
      <InformationList
        items={[
          { term: i18n._('Decision'), value: outcomeLabels(i18n)[outcome] },
          { term: i18n._('By'), value: by },
          { term: i18n._('When'), value: <Time format="datetime" value={createdAt} /> },
          { term: i18n._('Reported content'), value: excerpt },
          { term: i18n._('Reason'), value: reason },
          { term: i18n._('Note'), value: note },
        ].filter(({ value }) => value !== '')}
      />
    </Card>
  );
}

/** Why the content was reported, until when it has to be decided, and what can be done. */
function ReportCard({ answer, onDecide }: { answer: Answer; onDecide: () => void }) {
  const { i18n } = useLingui();
  const { report, others, abilities } = answer;
  const actions = useReportActions(report._id);
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stack direction="row" gap={3} justify="between" wrap>
          <Heading level={2} size="sm">
            {categoryLabels(i18n)[report.category]}
          </Heading>
          <ReportBadge report={report} />
        </Stack>
        {report.details === '' ? null : (
          <Text dir="auto" multiline>
            {report.details}
          </Text>
        )}
        <InformationList
          items={[
            { term: i18n._('Reported by'), value: <NamedMember member={report.reporter} /> },
            { term: i18n._('Received'), value: <Time format="datetime" value={report.createdAt} /> },
            { term: i18n._('Due'), value: <Time format="datetime" value={report.dueAt} /> },
            { term: i18n._('Assigned to'), value: report.handler?.name ?? i18n._('Nobody') },
            ...(others.length === 0
              ? []
              : [{ term: i18n._('Other reports about it'), value: i18n.number(others.length) }]),
          ]}
        />
        <ReportActions abilities={abilities} actions={actions} onDecide={onDecide} />
      </Stack>
    </Card>
  );
}

function Report(answer: Answer) {
  const { i18n } = useLingui();
  const { report, decision, earlier, abilities } = answer;
  const { decide } = useReportActions(report._id);
  const [isDeciding, setDeciding] = useState(false);
  return (
    <Stack gap={5}>
      {report.queue === 'safeguarding' ? <StaffAuthorities /> : null}
      <ReportedContent {...answer} />
      <ReportCard answer={answer} onDecide={() => setDeciding(true)} />
      {decision === null ? null : (
        <>
          <DecisionCard decision={decision} />
          <AppealCard decision={decision} />
        </>
      )}
      {earlier.length === 0 ? null : (
        <Stack as="section" gap={3}>
          <Heading level={2} size="md">
            {i18n._('Earlier decisions about this member')}
          </Heading>
          {earlier.map((one) => (
            <Stack gap={3} key={one._id}>
              <DecisionCard decision={one} />
              <AppealCard decision={one} />
            </Stack>
          ))}
        </Stack>
      )}
      {isDeciding ? (
        <DecideDialog onClose={() => setDeciding(false)} outcomes={abilities.outcomes} send={decide} />
      ) : null}
    </Stack>
  );
}

/** A report, with a snapshot of the reported content and the possible actions. */
export function AdminReportScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const id = useIdInPath() ?? '';
  const query = useAdminOne({
    area: 'reports',
    id,
    read: async (signal) =>
      unwrap(await api.GET('/admin/reports/{id}', { params: { path: { id } }, signal })),
  });
  const report = query.data?.report;
  return (
    <AdminPage
      title={report === undefined ? i18n._('Report from a member') : subjectLabels(i18n)[report.subjectType]}
    >
      <Link href="/admin/reports" standalone>
        {i18n._('All reports')}
      </Link>
      <AdminDetail
        failure={i18n._('The report could not be loaded')}
        notFoundText={i18n._('This report does not exist.')}
        query={query}
      >
        {(answer) => <Report {...answer} />}
      </AdminDetail>
    </AdminPage>
  );
}
