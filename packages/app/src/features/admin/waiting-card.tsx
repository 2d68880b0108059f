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

/** So many are counted; of more it is said that they are more. */
const most = 50;

interface Page<Row> {
  rows: readonly Row[];
  nextCursor: string | null;
}

interface CountedCardProps<Row> extends Pick<
  WaitingCardProps<unknown>,
  'name' | 'title' | 'href' | 'linkLabel'
> {
  /** Says how many there are, and that there are more than those. */
  counted: (count: number) => string;
  moreThan: (count: number) => string;
  /** One of them should not wait any more. */
  isLate?: (row: Row) => boolean;
  /** The first of them, so many. */
  read: (limit: number, signal: AbortSignal) => Promise<Page<Row>>;
}

/** The same where what waits is a list, of which the server answers pages and no number. */
export function CountedCard<Row>({ counted, moreThan, isLate, read, ...props }: CountedCardProps<Row>) {
  return (
    <WaitingCard
      {...props}
      read={async (signal) => {
        const { rows, nextCursor } = await read(most, signal);
        const late = isLate !== undefined && rows.some(isLate);
        return { count: rows.length, more: nextCursor !== null, late };
      }}
      isLate={({ late }) => late}
      text={({ count, more }) => (more ? moreThan(count) : counted(count))}
    />
  );
}
