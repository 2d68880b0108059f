import {
  Button,
  ButtonLink,
  CopyField,
  DialogContent,
  DialogFooter,
  DialogRoot,
  Grid,
  Stack,
  Text,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows the codes, which is possible only once. New codes can be created at any time. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { i18n } = useLingui();
  const text = `${i18n._('Parvis recovery codes')}\n\n${codes.join('\n')}\n`;
  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={i18n._('Your recovery codes')}
        description={i18n._(
          'Each code opens your account once, instead of a passkey or a code from your phone. Keep them where you can find them without your phone. We only show them now.',
        )}
      >
        <Stack gap={4}>
          <Grid as="ol" columns="sm" gap={4}>
            {codes.map((code) => (
              <Text as="li" key={code} weight="semibold" translate="no">
                {code}
              </Text>
            ))}
          </Grid>
          <CopyField label={i18n._('All codes')} value={codes.join(' ')} />
        </Stack>
        <DialogFooter>
          <ButtonLink
            download="parvis-recovery-codes.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            variant="secondary"
          >
            {i18n._('Download')}
          </ButtonLink>
          <Button onClick={onClose}>{i18n._('I have saved them')}</Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
