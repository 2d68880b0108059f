import { Button, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { actionLabels, type Outcome } from './report-labels.tsx';
import type { useReportActions } from './use-report-actions.ts';

interface ReportActionsProps {
  abilities: { take: boolean; release: boolean; outcomes: readonly Outcome[] };
  actions: Pick<ReturnType<typeof useReportActions>, 'pending' | 'take' | 'release'>;
  onDecide: (outcome: Outcome) => void;
}

/** The assignment buttons are apart from the decisions, so that nobody presses one by mistake. */
export function ReportActions({ abilities, actions, onDecide }: ReportActionsProps) {
  const { i18n } = useLingui();
  return (
    <>
      {abilities.take || abilities.release ? (
        <Stack direction="row" gap={3} wrap>
          {abilities.take ? (
            <Button
              loading={actions.pending === 'take'}
              onClick={() => void actions.take()}
              variant="secondary"
            >
              {i18n._('Assign to me')}
            </Button>
          ) : null}
          {abilities.release ? (
            <Button
              loading={actions.pending === 'release'}
              onClick={() => void actions.release()}
              variant="secondary"
            >
              {i18n._('Unassign')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      {abilities.outcomes.length === 0 ? null : (
        <Stack direction="row" gap={3} wrap>
          {abilities.outcomes.map((outcome) => (
            <Button
              key={outcome}
              onClick={() => onDecide(outcome)}
              variant={outcome === 'dismissed' || outcome === 'warned' ? 'secondary' : 'danger'}
            >
              {actionLabels(i18n)[outcome]}
            </Button>
          ))}
        </Stack>
      )}
    </>
  );
}
