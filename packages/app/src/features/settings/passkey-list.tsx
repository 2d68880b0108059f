import { Badge, Button, Stack, Text, Time } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';

type Passkey = Schemas['Passkey'];

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  /** The id of the passkey that is being removed. */
  isRemoving: (passkey: Passkey) => boolean;
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

export function PasskeyList({ passkeys, isRemoving, onRename, onRemove }: PasskeyListProps) {
  const { i18n } = useLingui();
  return (
    <Stack as="ul" gap={4} role="list">
      {passkeys.map((passkey) => (
        <Stack key={passkey._id} as="li" direction="row" justify="between" gap={3} wrap>
          <Stack gap={1}>
            <Stack direction="row" gap={2} wrap>
              <Text as="span" weight="medium">
                {passkey.name}
              </Text>
              <Badge>{passkey.isSynced ? i18n._('Synced') : i18n._('On one device')}</Badge>
            </Stack>
            <Text as="span" size="sm" tone="muted">
              {i18n._('Added:')} <Time format="date" value={passkey.createdAt} />
            </Text>
            <Text as="span" size="sm" tone="muted">
              {passkey.lastUsedAt === null ? (
                i18n._('Not used yet')
              ) : (
                <>
                  {i18n._('Last used:')} <Time value={passkey.lastUsedAt} />
                </>
              )}
            </Text>
          </Stack>
          <Stack direction="row" gap={2} wrap>
            <Button
              aria-label={i18n._('Rename {name}', { name: passkey.name })}
              onClick={() => onRename(passkey)}
              size="sm"
              variant="secondary"
            >
              {i18n._('Rename')}
            </Button>
            <Button
              aria-label={i18n._('Remove {name}', { name: passkey.name })}
              loading={isRemoving(passkey)}
              onClick={() => onRemove(passkey)}
              size="sm"
              variant="secondary"
            >
              {i18n._('Remove')}
            </Button>
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
