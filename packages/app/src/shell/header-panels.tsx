import { useLingui } from '@lingui/react';
import { HeaderMenu, IconBell, IconMessage, IconUsers } from '@parvis/design-system';
import { Suspense, useEffect } from 'react';
import type { MessagesPanel } from '../features/messages/index.ts';
import type { NotificationsPanel } from '../features/notifications/index.ts';
import { whenUsed } from '../platform/when-used.ts';
import { lazyScreen } from '../router/lazy-screen.tsx';
import { useCounts } from './use-counts.ts';
import { useLazyPart } from './use-lazy-part.ts';

const notificationsPanel = lazyScreen<Parameters<typeof NotificationsPanel>[0]>(
  async () => (await import('./panels.ts')).NotificationsPanel,
);
const messagesPanel = lazyScreen<Parameters<typeof MessagesPanel>[0]>(
  async () => (await import('./panels.ts')).MessagesPanel,
);
const requestsPanel = lazyScreen(async () => (await import('./panels.ts')).RequestsPanel);

/** The buttons for notifications, messages and friend requests. Their panels are loaded after the page. */
export function HeaderPanels() {
  const { i18n } = useLingui();
  const { unreadNotifications, unreadChats, chats, friendRequests, waiting } = useCounts();
  const failure = i18n._('The panel could not be loaded. Please try again.');
  const notifications = useLazyPart(notificationsPanel, failure);
  const messages = useLazyPart(messagesPanel, failure);
  const requests = useLazyPart(requestsPanel, failure);
  useEffect(
    () =>
      whenUsed(() => {
        for (const panel of [notificationsPanel, messagesPanel, requestsPanel]) panel.preload();
      }),
    [],
  );

  return (
    <>
      <HeaderMenu
        label={i18n._('Notifications')}
        icon={<IconBell />}
        count={unreadNotifications}
        open={notifications.isOpen}
        onOpenChange={notifications.change}
        viewAllHref="/notifications"
        viewAllLabel={i18n._('View all')}
      >
        <Suspense fallback={null}>
          <notificationsPanel.Screen onOpened={() => notifications.change(false)} />
        </Suspense>
      </HeaderMenu>
      <HeaderMenu
        label={i18n._('Messages')}
        title={chats === 0 ? i18n._('Messages') : i18n._('Messages ({count})', { count: chats })}
        icon={<IconMessage />}
        priority="low"
        count={unreadChats}
        open={messages.isOpen}
        onOpenChange={messages.change}
        viewAllHref="/messages"
        viewAllLabel={i18n._('View all')}
      >
        <Suspense fallback={null}>
          <messagesPanel.Screen onOpened={() => messages.change(false)} />
        </Suspense>
      </HeaderMenu>
      <HeaderMenu
        label={i18n._('Friend requests')}
        icon={<IconUsers />}
        priority="medium"
        count={friendRequests}
        countText={waiting}
        open={requests.isOpen}
        onOpenChange={requests.change}
      >
        <Suspense fallback={null}>
          <requestsPanel.Screen />
        </Suspense>
      </HeaderMenu>
    </>
  );
}
