import { Checkbox, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { DraftKind } from './post-draft.ts';

interface IntentionChoiceProps {
  kind: DraftKind;
  /** Whether the form is only for prayer intentions. */
  isFixed: boolean;
  isInGroup: boolean;
  onChange: (kind: DraftKind) => void;
}

/** Makes a new post a prayer intention, also without the name of its author, and asks not to name children. */
export function IntentionChoice({ kind, isFixed, isInGroup, onChange }: IntentionChoiceProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={1}>
      {isFixed ? null : (
        <Checkbox
          checked={kind !== null}
          label={i18n._('This is a prayer intention')}
          onChange={({ target }) => onChange(target.checked ? 'intention' : null)}
        />
      )}
      {kind === null || isInGroup ? null : (
        <Checkbox
          checked={kind === 'anonymous_intention'}
          label={i18n._('Do not show my name')}
          description={i18n._('Staff can see who wrote it.')}
          onChange={({ target }) => onChange(target.checked ? 'anonymous_intention' : 'intention')}
        />
      )}
      {kind === null ? null : (
        <Text size="sm" tone="muted">
          {i18n._('Please do not name children or teenagers. “A sick child” is enough.')}
        </Text>
      )}
    </Stack>
  );
}
