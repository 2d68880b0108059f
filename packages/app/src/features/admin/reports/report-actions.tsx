import { Button, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { Schemas } from '@parvis/api-client';
import type { useReportActions } from './use-report-actions.ts';

interface ReportActionsProps {
  abilities: Schemas['ReportAbilities'];
  actions: Pick<ReturnType<typeof useReportActions>, 'pending' | 'take' | 'release'>;
  onDecide: () => void;
}

export function ReportActions({ abilities, actions, onDecide }: ReportActionsProps) {
  const { i18n } = useLingui();
  const { outcomes, take, release } = abilities;
  if (outcomes.length === 0 && !take && !release) return null;
  return (
    <Stack direction="row" gap={3} wrap>
      {outcomes.length === 0 ? null : <Button onClick={onDecide}>{i18n._('Decide')}</Button>}
      {take ? (
        <Button loading={actions.pending === 'take'} onClick={() => void actions.take()} variant="secondary">
          {i18n._('Assign to me')}
        </Button>
      ) : null}
      {release ? (
        <Button
          loading={actions.pending === 'release'}
          onClick={() => void actions.release()}
          variant="secondary"
        >
          {i18n._('Unassign')}
        </Button>
      ) : null}
    </Stack>
  );
}
