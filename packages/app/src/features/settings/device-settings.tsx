import { Badge, Button, ConfirmDialog, EmptyState, Skeleton, Stack, Text, Time } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp, useMember } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { errorText } from '../../platform/error-text.ts';
import { ShowMore } from '../../platform/show-more.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { useRowWrites, useWrite } from '../../platform/use-write.ts';
import { useFocusRestoration } from '../../platform/use-focus-restoration.ts';
import { isStaff } from '../../session/permissions.ts';
import { SettingsSection } from './settings-section.tsx';
import { sessionName, useSessions } from './use-sessions.ts';

/** The member's sessions. A button ends each session on another device. */
export function DeviceSettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const member = useMember();
  const { showToast, showErrorToast } = createToasts(app);
  const list = useSessions();
  useFocusRestoration();
  const ending = useRowWrites<'end'>();
  const { write } = useWrite<'endOthers'>();
  const [isAsking, setAsking] = useState(false);
  const sessions = (list.data?.pages ?? []).flatMap((page) => page.sessions);

  const end = (id: string) =>
    ending.write(
      id,
      'end',
      async () => {
        unwrap(await app.api.DELETE('/user/sessions/{id}', { params: { path: { id } } }));
        showToast(i18n._('This device is logged out.'));
        await list.refetch();
      },
      async (error) => {
        showErrorToast(error, i18n._('The device could not be logged out'));
        // Refetches the list, because the session can have ended meanwhile.
        await list.refetch();
      },
    );

  const endOthers = async () => {
    await write(
      'endOthers',
      async () => {
        unwrap(await app.api.DELETE('/user/sessions'));
        showToast(i18n._('All other devices have been logged out.'));
        await list.refetch();
      },
      i18n._('The other devices could not be logged out'),
    );
    setAsking(false);
  };

  return (
    <SettingsSection
      id="devices"
      title={i18n._('Your devices')}
      text={[
        i18n._(
          'Log out any device that you do not recognize or no longer use. Then change your password, too.',
        ),
        isStaff(member)
          ? i18n._('Staff members log in again every 12 hours.')
          : i18n._('We ask you to log in again every 90 days, or after 30 days without a visit.'),
      ].join(' ')}
    >
      {list.isPending && list.isFetching ? (
        <Stack gap={3} aria-busy>
          <Skeleton shape="block" height="3rem" />
          <Skeleton shape="block" height="3rem" />
        </Stack>
      ) : null}
      {list.isError && sessions.length === 0 ? (
        <EmptyState
          title={errorText(i18n, list.error, i18n._('Your devices could not be loaded'))}
          action={<Button onClick={() => void list.refetch()}>{i18n._('Try again')}</Button>}
        />
      ) : null}
      {sessions.length === 0 ? null : (
        <Stack as="ul" gap={4} role="list">
          {sessions.map((session) => (
            <Stack key={session._id} as="li" direction="row" justify="between" gap={3} wrap>
              <Stack gap={1}>
                <Stack direction="row" gap={2} wrap>
                  <Text as="span" weight="medium">
                    {sessionName(i18n, session)}
                  </Text>
                  {session.isCurrent ? <Badge tone="success">{i18n._('This device')}</Badge> : null}
                </Stack>
                <Text as="span" size="sm" tone="muted">
                  {i18n._('Last used:')} <Time value={session.lastUsedAt} />
                </Text>
                <Text as="span" size="sm" tone="muted">
                  {i18n._('Logged in:')} <Time value={session.createdAt} format="datetime" />
                </Text>
              </Stack>
              {session.isCurrent ? null : (
                <Button
                  aria-label={i18n._('Log out {device}', { device: sessionName(i18n, session) })}
                  loading={ending.pendingOf(session._id) !== null}
                  onClick={() => void end(session._id)}
                  size="sm"
                  variant="secondary"
                >
                  {i18n._('Log out')}
                </Button>
              )}
            </Stack>
          ))}
        </Stack>
      )}
      <ShowMore list={list} />
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <Stack align="start">
          <Button onClick={() => setAsking(true)} variant="secondary">
            {i18n._('Log out all other devices')}
          </Button>
        </Stack>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={i18n._('Log out all other devices?')}
        description={i18n._('You stay logged in here. Everywhere else, you log in again.')}
        confirmLabel={i18n._('Log out all others')}
        onConfirm={endOthers}
        onCancel={() => setAsking(false)}
      />
    </SettingsSection>
  );
}
