import { Card, Heading, InformationList, Link, LinkedText, Stack, Text, Time } from '@parvis/design-system';
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
import { outcomeLabels, ReportBadge, subjectLabels, type Outcome } from './report-labels.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportedFile } from './reported-file.tsx';
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

function Reported({ title, content }: { title: string; content: Schemas['ReportedText'] }) {
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        {content.title === '' ? null : (
          <Text dir="auto" weight="semibold">
            {content.title}
          </Text>
        )}
        {content.text === '' ? null : (
          <Text dir="auto" multiline>
            <LinkedText>{content.text}</LinkedText>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** A member's name, linked to their staff page. */
function Named({ member }: { member: Schemas['NamedMember'] | null }) {
  const { i18n } = useLingui();
  return member === null ? (
    i18n._('Former member')
  ) : (
    <Link href={`/admin/members/${member._id}`} standalone>
      {member.name}
    </Link>
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

function Report({ report, snapshot, file, current, decision, others, earlier, abilities }: Answer) {
  const { i18n } = useLingui();
  const actions = useReportActions(report._id);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isChanged =
    current !== null &&
    snapshot !== null &&
    (current.title !== snapshot.title || current.text !== snapshot.text);
  return (
    <Stack gap={5}>
      {report.queue === 'safeguarding' ? <StaffAuthorities /> : null}
      <Card>
        <Stack gap={4}>
          <InformationList
            items={[
              { term: i18n._('State'), value: <ReportBadge report={report} /> },
              { term: i18n._('Why'), value: categoryLabels(i18n)[report.category] },
              ...(report.details === '' ? [] : [{ term: i18n._('Details'), value: report.details }]),
              { term: i18n._('Reported by'), value: <Named member={report.reporter} /> },
              { term: i18n._('Member'), value: <Named member={report.member} /> },
              { term: i18n._('Received'), value: <Time format="datetime" value={report.createdAt} /> },
              { term: i18n._('Due'), value: <Time format="datetime" value={report.dueAt} /> },
              { term: i18n._('Assigned to'), value: report.handler?.name ?? i18n._('Nobody') },
              { term: i18n._('Other reports about it'), value: String(others.length) },
            ]}
          />
          <ReportActions abilities={abilities} actions={actions} onDecide={setOutcome} />
        </Stack>
      </Card>
      {snapshot === null ? null : <Reported content={snapshot} title={i18n._('As it was reported')} />}
      {report.subjectType === 'group' && current !== null ? (
        <Link href={`/groups/${report.subjectId}`} standalone>
          {i18n._('Open the group')}
        </Link>
      ) : null}
      {file === null ? null : <ReportedFile file={file} reportId={report._id} />}
      {isChanged ? <Reported content={current} title={i18n._('As it is now')} /> : null}
      {current === null && report.subjectType !== 'message' ? (
        <Text tone="muted">{i18n._('The reported content is no longer there.')}</Text>
      ) : null}
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
      {outcome === null ? null : (
        <DecideDialog onClose={() => setOutcome(null)} outcome={outcome} send={actions.decide} />
      )}
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
