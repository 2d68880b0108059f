import { Badge, Button, Card, Heading, InformationList, Stack, Text, Time } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { useFocusRestoration } from '../../platform/use-focus-restoration.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import { ReportList } from './report-list.tsx';
import { decisionTitle, decisionStateLabels, type OwnDecision } from './report-labels.ts';
import { useOwnDecisions } from './use-own-reports.ts';

interface DecisionCardProps {
  decision: OwnDecision;
  isNamed: boolean;
  onAppeal: () => void;
}

const tones = { open: 'warning', upheld: 'danger', overturned: 'success' } as const;

function DecisionCard({ decision, isNamed, onAppeal }: DecisionCardProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { appeal, appealUntil, canAppeal, createdAt, excerpt, reason } = decision;
  const title = decisionTitle(i18n, decision);
  return (
    <Card
      aria-current={isNamed}
      aria-labelledby={id}
      as="article"
      id={decision._id}
      padding="lg"
      tabIndex={-1}
    >
      <Stack gap={4}>
        <Stack gap={2}>
          <Stack direction="row" gap={3} justify="between" wrap>
            <Heading id={id} level={2} size="sm">
              {title}
            </Heading>
            <Badge tone={appeal === null ? 'danger' : tones[appeal.state]}>
              {decisionStateLabels(i18n, decision)}
            </Badge>
          </Stack>
          {excerpt === '' ? null : (
            <Text dir="auto" multiline tone="muted">
              {excerpt}
            </Text>
          )}
        </Stack>
        <InformationList
          items={[
            { term: i18n._('Reason'), value: reason },
            { term: i18n._('Decided'), value: <Time format="datetime" value={createdAt} /> },
            ...(appeal === null ? [] : [{ term: i18n._('Your appeal'), value: appeal.text }]),
            ...(appeal === null || appeal.decidedAt === null
              ? []
              : [
                  { term: i18n._('Answer to your appeal'), value: appeal.reason },
                  { term: i18n._('Answered'), value: <Time format="datetime" value={appeal.decidedAt} /> },
                ]),
          ]}
        />
        {appeal?.state === 'open' ? (
          <Text>{i18n._('Another administrator reviews your appeal and tells you the result.')}</Text>
        ) : null}
        {canAppeal ? (
          <Stack align="start" gap={2}>
            <Text tone="muted">
              {i18n._('You may appeal once, until:')} <Time format="datetime" value={appealUntil} />
            </Text>
            <Button aria-label={i18n._('Appeal: {title}', { title })} onClick={onAppeal} variant="secondary">
              {i18n._('Appeal')}
            </Button>
          </Stack>
        ) : null}
        {appeal === null && !canAppeal ? (
          <Text tone="muted">{i18n._('The time to appeal is over.')}</Text>
        ) : null}
      </Stack>
    </Card>
  );
}

/** Decisions about the member, with their reasons. The member can appeal. */
export function OwnDecisions() {
  const { i18n } = useLingui();
  const list = useOwnDecisions();
  useFocusRestoration();
  const [disputed, setDisputed] = useState<OwnDecision | null>(null);
  return (
    <>
      <ReportList
        emptyText={i18n._('If our moderators ever decide something about you, it is explained here.')}
        emptyTitle={i18n._('Nothing was decided about you')}
        failure={i18n._('The decisions could not be loaded')}
        idOf={({ _id }) => _id}
        items={(list.data?.pages ?? []).flatMap((page) => page.decisions)}
        label={i18n._('Decisions about you')}
        list={list}
      >
        {(decision, isNamed) => (
          <DecisionCard decision={decision} isNamed={isNamed} onAppeal={() => setDisputed(decision)} />
        )}
      </ReportList>
      {disputed === null ? null : <AppealDialog decision={disputed} onClose={() => setDisputed(null)} />}
    </>
  );
}
