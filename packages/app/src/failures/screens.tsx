import { useLingui } from '@lingui/react';
import { Button, Container, EmptyState, ErrorScreen } from '@parvis/design-system';
import { useState } from 'react';
import { spanishInDefault } from '../i18n/languages.ts';
import type { LoadingFailureProps, FailureProps } from './failure-props.ts';

export function FailureScreen({ detail }: FailureProps) {
  const { i18n } = useLingui();
  const language = spanishInDefault(i18n);
  return (
    <ErrorScreen
      title={i18n._('Algo salió mal')}
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

export function LoadingFailureScreen({ onRetry }: LoadingFailureProps) {
  const { i18n } = useLingui();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  return (
    <Container size="sm">
      <EmptyState
        headingLevel={1}
        title={i18n._('This page could not be loaded')}
        description={i18n._('Please check your connection and try again.')}
        action={
          <Button loading={retrying} onClick={() => void retry()}>
            {i18n._('Try again')}
          </Button>
        }
      />
    </Container>
  );
}
