import { Checkbox } from '@parvis/design-system';
import { useLingui } from '@lingui/react';

interface HideContentProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox that hides the member's content during the restriction. */
export function HideContent({ checked, onChange }: HideContentProps) {
  const { i18n } = useLingui();
  return (
    <Checkbox
      checked={checked}
      description={i18n._('This also hides their profile, until they can return.')}
      label={i18n._('Hide what the member has written')}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
