import { Button, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { deedWords, type Outcome } from './report-words.tsx';
import type { useReportDeeds } from './use-report-deeds.ts';

interface ReportDeedsProps {
  abilities: { take: boolean; release: boolean; outcomes: readonly Outcome[] };
  deeds: Pick<ReturnType<typeof useReportDeeds>, 'take' | 'release'>;
  onDecide: (outcome: Outcome) => void;
}

/** Who works on it stands apart from what ends it, so that neither is pressed for the other. */
export function ReportDeeds({ abilities, deeds, onDecide }: ReportDeedsProps) {
  const { i18n } = useLingui();
  return (
    <>
      {abilities.take || abilities.release ? (
        <Stack direction="row" gap={3} wrap>
          {abilities.take ? (
            <Button onClick={() => void deeds.take()} variant="secondary">
              {i18n._('Take it')}
            </Button>
          ) : null}
          {abilities.release ? (
            <Button onClick={() => void deeds.release()} variant="secondary">
              {i18n._('Leave it to others')}
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
              {deedWords(i18n)[outcome]}
            </Button>
          ))}
        </Stack>
      )}
    </>
  );
}
