import { Button } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { goToFooter } from './community-footer.ts';

/** A feed goes on by itself: nobody scrolls past it. */
export function ToEndOfPage() {
  const { i18n } = useLingui();
  return (
    <Button onClick={goToFooter} size="sm" variant="ghost">
      {i18n._('To the end of the page')}
    </Button>
  );
}
