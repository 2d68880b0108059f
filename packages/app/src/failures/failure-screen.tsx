import { useLingui } from '@lingui/react';
import { Button, ErrorScreen } from '@parvis/design-system';
import { spanishInDefault } from '../i18n/languages.ts';
import { failureMark } from '../platform/replace-prerendered.ts';
import { useTitle } from '../router/use-title.ts';
import type { FailureProps } from './failure-props.ts';
import { useWayBack } from './use-way-back.ts';

export function FailureScreen({ detail }: FailureProps) {
  const { i18n } = useLingui();
  const language = spanishInDefault(i18n);
  const title = i18n._('Algo salió mal');
  useTitle(title);
  useWayBack();
  return (
    <ErrorScreen
      {...failureMark}
      action={
        // Uses a full page load instead of a router link, because the state that caused the error stays until a reload.
        <Button asChild variant="secondary">
          <a href="/">{i18n._('Home')}</a>
        </Button>
      }
      title={title}
      detailLabel={i18n._('Error detail')}
      detail={detail}
      hint={i18n._('Please reload the page. If it happens again, come back a little later.')}
      reloadLabel={i18n._('Reload the page')}
      onReload={() => {
        location.reload();
      }}
      {...(language === undefined ? {} : { titleLang: language })}
    />
  );
}
