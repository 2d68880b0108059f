import { useLingui } from '@lingui/react';
import { Button, Card, Heading, Stack, Text } from '@parvis/design-system';
import { useEffect, useRef, useState } from 'react';
import { spanishInDefault } from '../i18n/languages.ts';
import { failureMark } from '../platform/replace-prerendered.ts';
import { useTitle } from '../router/use-title.ts';
import type { FailureProps } from './failure-props.ts';
import { useWayBack } from './use-way-back.ts';

/** The fallback if even the error screen cannot be loaded. It uses only parts that the entry contains anyway. */
export function PlainFailure({ detail }: FailureProps) {
  const { i18n } = useLingui();
  const [isUnfolded, setUnfolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = i18n._('Algo salió mal');
  useTitle(title);
  useWayBack();
  // The focus was on the page that has just disappeared. Screen readers read the heading out when the focus moves to
  // it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <main {...failureMark}>
      <Card alone padding="lg">
        <Stack align="center" gap={5}>
          <Heading lang={spanishInDefault(i18n)} level={1} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <Text>{i18n._('Please reload the page. If it happens again, come back a little later.')}</Text>
          <Stack direction="row" gap={3} justify="center" wrap>
            <Button
              onClick={() => {
                location.reload();
              }}
            >
              {i18n._('Reload the page')}
            </Button>
            <Button asChild variant="secondary">
              <a href="/">{i18n._('Home')}</a>
            </Button>
          </Stack>
          <Button aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)} variant="ghost">
            {i18n._('Error detail')}
          </Button>
          {isUnfolded ? (
            <Text size="sm" tone="muted" translate="no">
              {detail}
            </Text>
          ) : null}
        </Stack>
      </Card>
    </main>
  );
}
