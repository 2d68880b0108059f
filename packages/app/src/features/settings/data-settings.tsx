import { Button, ButtonLink, EmptyState, Skeleton, Stack, Text, Time } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { useProof } from '../../forms/use-proof.tsx';
import { answered } from '../../platform/answered.ts';
import { failureWords } from '../../platform/failure-words.ts';
import { createTell } from '../../platform/tell.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

const MEGABYTE = 1_000_000;
/** How often it is asked whether the copy is ready. */
const askedEvery = 5000;
/** The address that the answer holds is good for an hour. */
const renewedEvery = 45 * 60 * 1000;

const queryKey = ['data export'];

function useDataExport() {
  const { api } = useApp();
  return useQuery(
    queryOptions({
      queryKey,
      queryFn: async ({ signal }) => answered(await api.GET('/user/export', { signal })).export,
      refetchInterval: ({ state: { data } }) => (data?.state === 'making' ? askedEvery : renewedEvery),
      staleTime: 0,
      refetchOnReconnect: true,
    }),
  );
}

/** A copy of everything, to take along. */
export function DataSettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const copy = useDataExport();
  const { proved, dialog } = useProof();
  const [isAsking, setAsking] = useState(false);
  const made = copy.data;

  const ask = async (password: string) => {
    const answer = answered(await proved(() => app.api.POST('/user/export', { body: { password } })));
    queryClient.setQueryData(queryKey, answer.export);
    createTell(app).tell(i18n._('Your copy is being made. We write to you when it is ready.'));
  };

  const mayAsk = copy.isSuccess && (made === null || Date.parse(made?.nextAt ?? '') <= copy.dataUpdatedAt);

  return (
    <SettingsSection
      title={i18n._('Your data')}
      text={i18n._(
        'A copy of all that we keep of you, as a ZIP file: what you wrote and uploaded, your conversations, your settings.',
      )}
    >
      {copy.isPending && copy.isFetching ? (
        <Stack aria-busy>
          <Skeleton shape="block" height="3rem" />
        </Stack>
      ) : null}
      {copy.isError && made === undefined ? (
        <EmptyState
          title={failureWords(i18n, copy.error, i18n._('The state of your copy could not be loaded'))}
          action={<Button onClick={() => void copy.refetch()}>{i18n._('Try again')}</Button>}
        />
      ) : null}
      <Stack gap={3} align="start" role="status">
        {made?.state === 'making' ? (
          <Text>
            {i18n._('Your copy is being made. You may leave this page; we write to you when it is ready.')}
          </Text>
        ) : null}
        {made?.state === 'ready' && made.url !== null && made.expiresAt !== null ? (
          <>
            <Text>
              {i18n._('Your copy is ready. You can download it until:')}{' '}
              <Time value={made.expiresAt} format="datetime" />
            </Text>
            <ButtonLink download href={made.url}>
              {i18n._('Download ({size})', {
                size: i18n.number((made.bytes ?? 0) / MEGABYTE, {
                  style: 'unit',
                  unit: 'megabyte',
                  maximumFractionDigits: 1,
                }),
              })}
            </ButtonLink>
          </>
        ) : null}
      </Stack>
      {mayAsk ? (
        <Stack align="start">
          <Button onClick={() => setAsking(true)} variant="secondary">
            {i18n._('Ask for a copy of my data')}
          </Button>
        </Stack>
      ) : null}
      {made?.state === 'ready' && !mayAsk ? (
        <Text size="sm" tone="muted">
          {i18n._('You can ask for the next one from:')} <Time value={made.nextAt} format="datetime" />
        </Text>
      ) : null}
      {isAsking ? (
        <PasswordDialog
          title={i18n._('Ask for a copy of my data')}
          description={i18n._('The copy holds all of your messages, too. So we make sure that it is you.')}
          submitLabel={i18n._('Ask for the copy')}
          send={ask}
          failure={i18n._('The copy could not be asked for')}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {dialog}
    </SettingsSection>
  );
}
