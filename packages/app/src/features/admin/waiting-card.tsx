import { ButtonLink, Card, Heading, Skeleton, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../platform/error-text.ts';
import { adminKeys } from './admin-keys.ts';

interface WaitingCardProps<Waiting> {
  /** Identifies the card. */
  name: string;
  title: string;
  /** The text that states it. */
  text: (waiting: Waiting) => string;
  /** Whether the staff has to act on it. */
  isLate?: (waiting: Waiting) => boolean;
  /** The page with the details. */
  href: string;
  linkLabel: string;
  read: (signal: AbortSignal) => Promise<Waiting>;
}

/** The state of one area. */
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
          <Text tone="danger">{errorText(i18n, error, i18n._('The number could not be loaded'))}</Text>
        )}
        <ButtonLink href={href} size="sm" variant="secondary">
          {linkLabel}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** The card counts exactly up to this number. Beyond it, the card says that there are more. */
const most = 50;

interface Page<Row> {
  rows: readonly Row[];
  nextCursor: string | null;
}

interface CountedCardProps<Row> extends Pick<
  WaitingCardProps<unknown>,
  'name' | 'title' | 'href' | 'linkLabel'
> {
  /** The texts for an exact count, and for a count beyond the limit. */
  counted: (count: number) => string;
  moreThan: (count: number) => string;
  /** Reads the first rows, up to the limit. */
  read: (limit: number, signal: AbortSignal) => Promise<Page<Row>>;
}

/** A card for a list whose total is unknown. It counts the rows of the first page. */
export function CountedCard<Row>({ counted, moreThan, read, ...props }: CountedCardProps<Row>) {
  return (
    <WaitingCard
      {...props}
      read={async (signal) => {
        const { rows, nextCursor } = await read(most, signal);
        return { count: rows.length, more: nextCursor !== null };
      }}
      text={({ count, more }) => (more ? moreThan(count) : counted(count))}
    />
  );
}
