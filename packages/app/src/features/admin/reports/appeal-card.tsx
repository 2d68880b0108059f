import { Button, Card, Heading, InformationList, Stack, Text, Time } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { AppealBadge, verdicts, verdictLabels, type StaffDecision, type Verdict } from './appeal-labels.tsx';
import { VerdictDialog } from './verdict-dialog.tsx';

/** An appeal against a decision, and the possible actions. */
export function AppealCard({ decision }: { decision: StaffDecision }) {
  const { i18n } = useLingui();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { appeal, canDecideAppeal } = decision;
  if (appeal === null) return null;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stack direction="row" gap={3} justify="between" wrap>
          <Heading level={2} size="sm">
            {i18n._('Appeal')}
          </Heading>
          <AppealBadge state={appeal.state} />
        </Stack>
        <InformationList
          items={[
            { term: i18n._('Appeal text'), value: appeal.text },
            { term: i18n._('When'), value: <Time format="datetime" value={appeal.createdAt} /> },
            ...(appeal.decidedAt === null
              ? []
              : [
                  { term: i18n._('Answer'), value: appeal.reason },
                  { term: i18n._('Answered'), value: <Time format="datetime" value={appeal.decidedAt} /> },
                ]),
          ]}
        />
        {canDecideAppeal ? (
          <Stack direction="row" gap={3} wrap>
            {verdicts.map((one) => (
              <Button
                key={one}
                onClick={() => setVerdict(one)}
                variant={one === 'overturned' ? 'primary' : 'secondary'}
              >
                {verdictLabels(i18n)[one]}
              </Button>
            ))}
          </Stack>
        ) : null}
        {appeal.state === 'open' && !canDecideAppeal ? (
          <Text tone="muted">
            {i18n._('It is decided by an administrator who did not make the decision.')}
          </Text>
        ) : null}
      </Stack>
      {verdict === null ? null : (
        <VerdictDialog decision={decision} onClose={() => setVerdict(null)} verdict={verdict} />
      )}
    </Card>
  );
}
