import { ButtonLink, Card, Heading, Skeleton, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { failureWords } from '../../platform/failure-words.ts';
import { adminKeys } from './admin-keys.ts';

interface WaitingCardProps<Waiting> {
  /** Tells it from the others. */
  name: string;
  title: string;
  /** Says how much it is. */
  text: (waiting: Waiting) => string;
  /** It should not wait any more. */
  isLate?: (waiting: Waiting) => boolean;
  /** Where it is dealt with. */
  href: string;
  linkLabel: string;
  read: (signal: AbortSignal) => Promise<Waiting>;
}

/** What waits for the staff in one area. */
export function WaitingCard<Waiting>({
  name,
  title,
  text,
  isLate,
  href,
  linkLabel,
  read,
}: WaitingCardProps<Waiting>) {
  const { i18n } = useLingui();
  const { data, error } = useQuery({
    queryKey: adminKeys.waiting(name),
    queryFn: ({ signal }) => read(signal),
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  return (
    <Card as="section" padding="lg">
      <Stack align="start" gap={3}>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        {data !== undefined ? (
          <Text {...(isLate?.(data) === true && { tone: 'danger' })}>{text(data)}</Text>
        ) : error === null ? (
          <Skeleton width="8rem" />
        ) : (
          <Text tone="danger">{failureWords(i18n, error, i18n._('It could not be counted'))}</Text>
        )}
        <ButtonLink href={href} size="sm" variant="secondary">
          {linkLabel}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
