import { useLingui } from '@lingui/react';
import { Button, Card, Heading, Stack, Text } from '@parvis/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureMark } from '../platform/replace-prerendered.ts';
import { useTitle } from '../router/use-title.ts';
import { watchServer } from './watch-server.ts';

interface LoadingFailureProps {
  onRetry: () => Promise<void>;
}

/**
 * Part of the entry: if a screen's code cannot be loaded, a separate chunk with this message could not be loaded
 * either.
 */
export function LoadingFailure({ onRetry }: LoadingFailureProps) {
  const { i18n } = useLingui();
  const [retrying, setRetrying] = useState(false);
  const title = i18n._('This page could not be loaded');
  useTitle(title);
  const retry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  const onReturn = useEffectEvent(() => void retry());
  useEffect(() => watchServer(() => onReturn()), []);
  return (
    <Card {...failureMark} alone padding="lg" role="alert">
      <Stack align="center" gap={5}>
        <Heading level={1}>{title}</Heading>
        <Text>{i18n._('Please check your connection and try again.')}</Text>
        <Button loading={retrying} onClick={() => void retry()}>
          {i18n._('Try again')}
        </Button>
      </Stack>
    </Card>
  );
}
