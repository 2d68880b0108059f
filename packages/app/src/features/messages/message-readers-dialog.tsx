import { DialogContent, DialogRoot, Heading, PeopleList, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { personSummary } from './person-summary.ts';

interface MessageReadersDialogProps {
  messageId: string;
  onClose: () => void;
}

/** The members who have read an own message of a group chat, and those who have not. */
export function MessageReadersDialog({ messageId, onClose }: MessageReadersDialogProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chats', 'readers', messageId],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/message/readers/{messageId}', { params: { path: { messageId } }, signal })),
    // Somebody can have read the message since the dialog was last open.
    staleTime: 0,
    gcTime: 0,
  });
  const words = error === null ? undefined : errorText(i18n, error, i18n._('The list could not be loaded.'));
  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={i18n._('Read by')}>
        <Stack gap={4}>
          <PeopleList
            emptyText={i18n._('Nobody has read this message yet.')}
            error={words}
            label={i18n._('Read by')}
            loading={data === undefined && isFetching}
            onRetry={() => void refetch()}
            people={(data?.read ?? []).map(personSummary)}
          />
          {data === undefined || data.unread.length === 0 ? null : (
            <Stack gap={2}>
              <Heading level={3} size="sm">
                {i18n._('Not read yet')}
              </Heading>
              <PeopleList
                emptyText={i18n._('Everybody has read this message.')}
                label={i18n._('Not read yet')}
                people={data.unread.map(personSummary)}
              />
            </Stack>
          )}
        </Stack>
      </DialogContent>
    </DialogRoot>
  );
}
