import { Button, EmptyState, Skeleton, Stack, Text, Time } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { useProof } from '../../forms/use-proof.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { putQuery } from '../../platform/change-query.ts';
import { errorText } from '../../platform/error-text.ts';
import { createToasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

type DataExport = Schemas['DataExport'];

const MEGABYTE = 1_000_000;
/** How often the state is read while a copy is being made, in milliseconds. */
const pollInterval = 5000;
/** The state is read again at least this often, in milliseconds. */
const longestPause = 45 * 60_000;
const queryKey = ['data export'];

/** Clicks a temporary link. The response is an attachment, so the browser does not leave the page. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** The time until the next refetch. That is when another copy can be requested, or when this copy expires. */
function pauseUntilChange({ state, nextAt, expiresAt }: DataExport): number {
  if (state === 'making') return pollInterval;
  const pauses = [nextAt, expiresAt].map((time) => Date.parse(time ?? '') - Date.now());
  return Math.min(longestPause, ...pauses.filter((pause) => pause > 0));
}

function useDataExport() {
  const { api } = useApp();
  return useQuery(
    queryOptions({
      queryKey,
      queryFn: async ({ signal }) => unwrap(await api.GET('/user/export', { signal })).export,
      refetchInterval: ({ state: { data } }) => (data ? pauseUntilChange(data) : false),
      staleTime: 0,
      refetchOnReconnect: true,
    }),
  );
}

/** A download of all data of the member. */
export function DataSettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const isNotifiedByMail = useSignedInMember().emailStatus?.state !== 'unconfirmed';
  const copy = useDataExport();
  const { proved, dialog } = useProof();
  const [isAsking, setAsking] = useState(false);
  const { pending, write } = useWrite<'download'>();
  const made = copy.data;

  const ask = async (password: string) => {
    const answer = unwrap(await proved(() => app.api.POST('/user/export', { body: { password } })));
    putQuery(queryClient, queryKey, answer.export);
    createToasts(app).showToast(
      isNotifiedByMail
        ? i18n._('We are preparing your copy. We will write to you when it is ready.')
        : i18n._('We are preparing your copy. You will find it here when it is ready.'),
    );
  };

  const open = () =>
    write(
      'download',
      async () => download(unwrap(await proved(() => app.api.POST('/user/export/address'))).url),
      (error) => {
        // The copy can have been deleted, or replaced on another device.
        void copy.refetch();
        createToasts(app).showErrorToast(error, i18n._('The copy could not be downloaded'));
      },
    );

  const isStateShown = made?.state === 'making' || (made?.state === 'ready' && made.expiresAt !== null);
  const mayAsk = copy.isSuccess && (made === null || Date.parse(made?.nextAt ?? '') <= copy.dataUpdatedAt);

  return (
    <SettingsSection
      id="your-data"
      title={i18n._('Your data')}
      text={i18n._(
        'A copy of everything we store about you, as a ZIP file: what you wrote and uploaded, your conversations, your settings.',
      )}
    >
      {/* Screen readers need the region before its text appears. Until then, the region takes no space. */}
      <Stack gap={isStateShown ? 5 : 0}>
        {copy.isPending && copy.isFetching ? (
          <Stack aria-busy>
            <Skeleton shape="block" height="3rem" />
          </Stack>
        ) : null}
        {copy.isError && made === undefined ? (
          <EmptyState
            title={errorText(i18n, copy.error, i18n._('The state of your copy could not be loaded'))}
            action={<Button onClick={() => void copy.refetch()}>{i18n._('Try again')}</Button>}
          />
        ) : null}
        <Stack gap={3} align="start" role="status">
          {made?.state === 'making' ? (
            <Text>
              {isNotifiedByMail
                ? i18n._(
                    'We are preparing your copy. You can leave this page; we will write to you when it is ready.',
                  )
                : i18n._(
                    'We are preparing your copy. You will find it here when it is ready: we only write to confirmed addresses.',
                  )}
            </Text>
          ) : null}
          {made?.state === 'ready' && made.expiresAt !== null ? (
            <>
              <Text>
                {i18n._('Your copy is ready. You can download it until:')}{' '}
                <Time value={made.expiresAt} format="datetime" />
              </Text>
              <Button loading={pending !== null} onClick={() => void open()}>
                {i18n._('Download ({size})', {
                  size: i18n.number((made.bytes ?? 0) / MEGABYTE, {
                    style: 'unit',
                    unit: 'megabyte',
                    maximumFractionDigits: 1,
                  }),
                })}
              </Button>
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
      </Stack>
      {isAsking ? (
        <PasswordDialog
          title={i18n._('Ask for a copy of my data')}
          description={i18n._('The copy also contains all of your messages, so we make sure that it is you.')}
          submitLabel={i18n._('Ask for the copy')}
          send={ask}
          failure={i18n._('The copy could not be requested')}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {dialog}
    </SettingsSection>
  );
}
