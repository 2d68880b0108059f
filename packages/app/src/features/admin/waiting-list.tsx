import {
  Badge,
  Banner,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Skeleton,
  Stack,
  Text,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { errorText } from '../../platform/error-text.ts';
import { urgencyText, type WaitingWork } from './overview-work.ts';
import type { useWaitingWork } from './use-waiting-work.ts';

function WaitingLine({ work, now }: { work: WaitingWork; now: number }) {
  const { i18n } = useLingui();
  const urgency = urgencyText(i18n, work, now);
  return (
    <Card as="li">
      <Stack align="center" direction="row" gap={3} justify="between" wrap>
        <Stack gap={1}>
          <Heading level={3} size="sm">
            {work.title}
          </Heading>
          <Stack align="center" direction="row" gap={3} wrap>
            <Text as="span">{work.text}</Text>
            {urgency === null ? null : (
              <Badge tone={work.isOverdue ? 'danger' : work.dueAt === null ? 'neutral' : 'info'}>
                {urgency}
              </Badge>
            )}
          </Stack>
        </Stack>
        <ButtonLink href={work.href} size="sm" variant="secondary">
          {work.linkLabel}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

type WaitingListProps = ReturnType<typeof useWaitingWork> & {
  /** The height of the place that the list takes while it loads. */
  loadingHeight: string;
};

/** The waiting work of all areas, the most urgent first. */
export function WaitingList({
  work,
  isLoading,
  error,
  isRetrying,
  retry,
  now,
  loadingHeight,
}: WaitingListProps) {
  const { i18n } = useLingui();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="md">
        {i18n._('Waiting work')}
      </Heading>
      {error === null ? null : (
        <Banner role="alert" tone="danger">
          <Stack align="start" gap={2}>
            <span>{errorText(i18n, error, i18n._('Some of the waiting work could not be loaded'))}</span>
            <Button loading={isRetrying} onClick={retry} size="sm" variant="secondary">
              {i18n._('Try again')}
            </Button>
          </Stack>
        </Banner>
      )}
      {isLoading ? (
        <Skeleton height={loadingHeight} shape="block" />
      ) : work.length > 0 ? (
        <Stack as="ul" gap={3} role="list">
          {work.map((line) => (
            <WaitingLine key={line.href} now={now} work={line} />
          ))}
        </Stack>
      ) : error === null ? (
        <EmptyState title={i18n._('Nothing is waiting')} />
      ) : null}
    </Stack>
  );
}
