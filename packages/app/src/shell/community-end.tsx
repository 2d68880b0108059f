import { Button } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { use } from 'react';
import { useApp } from '../app-context.tsx';
import { goToFooter } from './community-footer.ts';
import { FooterContext } from './screen-mounted.tsx';

/** A button that leads to the end of the page, because nobody can scroll past an endless feed. */
export function ToEndOfPage() {
  const { i18n } = useLingui();
  const { toasts } = useApp();
  const loadFooter = use(FooterContext);

  const go = async () => {
    if (await goToFooter(loadFooter)) return;
    toasts.show({
      tone: 'error',
      title: i18n._('Error'),
      message: i18n._('Please check your connection and try again.'),
    });
  };

  return (
    <Button onClick={() => void go()} size="sm" variant="ghost">
      {i18n._('Go to the end of the page')}
    </Button>
  );
}
