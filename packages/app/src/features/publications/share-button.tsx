import { Button, IconShare } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import { shareLink, shareTools } from '../../platform/share-link.ts';
import { createToasts } from '../../platform/toasts.ts';

/** Shares the current page. */
export function ShareButton({ title }: { title: string }) {
  const { i18n } = useLingui();
  const app = useApp();
  const { showToast, showErrorToast } = createToasts(app);

  const share = async () => {
    const url = `${location.origin}${location.pathname}`;
    const outcome = await shareLink(shareTools(), { title, url });
    if (outcome === 'copied') showToast(i18n._('Link copied.'));
    if (outcome === 'refused') {
      showErrorToast(
        null,
        i18n._('The link could not be copied. Please copy the address of this page instead.'),
      );
    }
  };

  return (
    <Button leadingIcon={<IconShare />} onClick={() => void share()} variant="secondary">
      {i18n._('Share')}
    </Button>
  );
}
