import { Button } from '@parvis/design-system';
import { useLingui } from '@lingui/react';

interface ShowAllProps {
  isFiltered: boolean;
  onReset: () => void;
}

/** A button that resets the filters of a table without matches. */
export function ShowAll({ isFiltered, onReset }: ShowAllProps) {
  const { i18n } = useLingui();
  return isFiltered ? (
    <Button onClick={onReset} size="sm" variant="secondary">
      {i18n._('Show all')}
    </Button>
  ) : null;
}
