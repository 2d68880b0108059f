import { Button, ButtonLink, Container, EmptyState, IconBook, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { isNotFound } from '../../platform/is-not-found.ts';
import { focusScreen } from '../../router/scroll-and-focus-restoration.tsx';
import { useTitle } from '../../router/use-title.ts';
import { ReadingPending } from './reading-pending.tsx';

interface ReadingStateProps<Data> {
  query: UseQueryResult<Data>;
  /** The title of the page while the text loads. */
  title: string;
  notFoundText: string;
  failure: string;
  back: { href: string; label: string };
  /** The icon of the error states; a book by default. */
  icon?: ReactNode;
  children: (data: Data) => ReactNode;
}

function Untitled({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return children;
}

/** The text, or its loading and error states. */
export function ReadingState<Data>({
  query,
  title,
  notFoundText,
  failure,
  back,
  icon,
  children,
}: ReadingStateProps<Data>) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = query;
  const isRetrying = useRef(false);
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere || !isRetrying.current) return;
    isRetrying.current = false;
    focusScreen();
  }, [isThere]);

  if (data !== undefined) return children(data);
  if (error === null) {
    return (
      <Untitled title={title}>
        <ReadingPending />
      </Untitled>
    );
  }
  const isMissing = isNotFound(error);
  const retry = () => {
    isRetrying.current = true;
    void refetch();
  };
  return (
    <Untitled title={title}>
      <Container page size="md">
        <EmptyState
          action={
            isMissing ? (
              <ButtonLink href={back.href}>{back.label}</ButtonLink>
            ) : (
              <Stack direction="row" gap={3} justify="center" wrap>
                <Button loading={isFetching} onClick={retry}>
                  {i18n._('Try again')}
                </Button>
                <ButtonLink href={back.href} variant="secondary">
                  {back.label}
                </ButtonLink>
              </Stack>
            )
          }
          description={
            isMissing ? i18n._('It may have been withdrawn, or the link is incomplete.') : undefined
          }
          headingLevel={1}
          icon={icon ?? <IconBook size="lg" />}
          title={isMissing ? notFoundText : errorText(i18n, error, failure)}
        />
      </Container>
    </Untitled>
  );
}
