import { Skeleton, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { FEW } from './events.ts';

/** The space of the next events while they load: a title, a day and a time each. */
export function UpcomingEventsPlaceholder() {
  const { i18n } = useLingui();
  return (
    <Stack aria-busy aria-label={i18n._('Loading…')} gap={3} role="group">
      {Array.from({ length: FEW }, (_, index) => (
        <Stack gap={0} key={index}>
          <Skeleton shape="link" width="80%" />
          <Text as="span" size="sm">
            <Skeleton width="60%" />
          </Text>
          <Text as="span" size="sm">
            <Skeleton width="50%" />
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
