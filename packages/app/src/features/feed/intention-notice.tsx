import { Badge, IconHandsPraying, IconCheck, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { Schemas } from '@parvis/api-client';

/** Says above the text of a post that it is a prayer intention, and how it was answered. */
export function IntentionNotice({
  answeredAt,
  anonymous,
  isOwn,
  thanks,
}: Schemas['Intention'] & { isOwn: boolean }) {
  const { i18n } = useLingui();
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={2} wrap>
        <Badge tone="primary">
          <IconHandsPraying /> {i18n._('Prayer intention')}
        </Badge>
        {answeredAt === null ? null : (
          <Badge tone="success">
            <IconCheck /> {i18n._('Prayer answered')}
          </Badge>
        )}
      </Stack>
      {anonymous === 'visible' ? (
        <Text size="sm" tone="muted">
          {isOwn
            ? i18n._('Others do not see your name. Staff can see who wrote it.')
            : i18n._('Others do not see who wrote it.')}
        </Text>
      ) : null}
      {thanks === '' ? null : <Text dir="auto">{thanks}</Text>}
    </Stack>
  );
}
