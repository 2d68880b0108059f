import { Button, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useLatestChoice } from './use-latest-choice.ts';

interface QuietTimeZoneProps {
  timeZone: string;
  /** The time zone of this browser. */
  ownTimeZone: string;
  failure: string;
  save: (timeZone: string) => Promise<void>;
}

/** The time zone of the quiet hours and days. A member who has moved can change it. */
export function QuietTimeZone({ timeZone, ownTimeZone, failure, save }: QuietTimeZoneProps) {
  const { i18n } = useLingui();
  const choice = useLatestChoice<string>(save, failure);
  return (
    <Stack align="start" gap={2}>
      <Text size="sm" tone="muted">
        {i18n._('Quiet hours and quiet days follow the time zone {zone}.', { zone: timeZone })}
      </Text>
      {timeZone === ownTimeZone ? null : (
        <Button
          loading={choice.wanted !== undefined}
          onClick={() => void choice.choose(ownTimeZone)}
          size="sm"
          variant="secondary"
        >
          {i18n._('Use the time zone of this device for quiet times')}
        </Button>
      )}
    </Stack>
  );
}
