import { Checkbox, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';

interface IntentionChoiceProps {
  checked: boolean;
  /** Whether the form is only for prayer intentions. */
  isFixed: boolean;
  onChange: (checked: boolean) => void;
}

/** Makes a new post a prayer intention, and asks not to name children. */
export function IntentionChoice({ checked, isFixed, onChange }: IntentionChoiceProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={1}>
      {isFixed ? null : (
        <Checkbox
          checked={checked}
          label={i18n._('This is a prayer intention')}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
      {checked ? (
        <Text size="sm" tone="muted">
          {i18n._('Please do not name children or teenagers. “A sick child” is enough.')}
        </Text>
      ) : null}
    </Stack>
  );
}
