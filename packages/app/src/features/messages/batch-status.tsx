import { Button, ProgressBar, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useMessaging } from './chat-context.tsx';
import { isNonRetryable } from './outbox-entry.ts';
import { batchProgress } from './outbox-batch.ts';
import { useOutboxState } from './use-outbox-state.ts';

async function inOrder(clientIds: readonly string[], work: (clientId: string) => Promise<void>) {
  for (const clientId of clientIds) await work(clientId);
}

/** The common progress of several files that were sent at once, above the field. */
export function BatchStatus({ chatId }: { chatId: string }) {
  const { i18n } = useLingui();
  const { outbox } = useMessaging();
  const batch = batchProgress(useOutboxState(outbox).items, chatId);
  if (batch === null) return null;
  const { files, sent, percent, waiting, failed } = batch;

  if (waiting.length === 0) {
    const retryable = failed.filter(({ failure }) => !isNonRetryable(failure));
    return (
      <Stack direction="row" gap={2} justify="between" wrap>
        <Text as="span" role="status" size="sm" tone="danger">
          {i18n._(
            '{count, plural, one {# of {files} files was not sent.} other {# of {files} files were not sent.}}',
            { count: failed.length, files },
          )}
        </Text>
        <Stack as="span" direction="row" gap={1}>
          {retryable.length === 0 ? null : (
            <Button
              onClick={() =>
                void inOrder(
                  retryable.map(({ clientId }) => clientId),
                  outbox.resend,
                )
              }
              size="sm"
              variant="ghost"
            >
              {i18n._('Try again')}
            </Button>
          )}
          <Button
            onClick={() =>
              void inOrder(
                failed.map(({ clientId }) => clientId),
                outbox.discard,
              )
            }
            size="sm"
            variant="ghost"
          >
            {i18n._('Delete')}
          </Button>
        </Stack>
      </Stack>
    );
  }
  const label = i18n._('{sent} of {files} files sent', { sent, files });
  return (
    <Stack gap={1}>
      <Stack direction="row" gap={2} justify="between">
        <Text as="span" size="sm" tone="muted">
          {label}
        </Text>
        <Button
          aria-label={i18n._('Cancel sending {count, plural, one {# file} other {# files}}', {
            count: waiting.length,
          })}
          // Cancels the last file first, so that the next one does not start.
          onClick={() => void inOrder(waiting.toReversed(), outbox.cancel)}
          size="sm"
          variant="ghost"
        >
          {i18n._('Cancel')}
        </Button>
      </Stack>
      <ProgressBar label={label} value={percent} />
    </Stack>
  );
}
