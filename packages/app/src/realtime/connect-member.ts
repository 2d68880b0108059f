import { createRealtimeClient } from '@parvis/api-client/realtime';
import type { App } from '../app-context.tsx';
import { storeTimeZone } from '../features/digest/index.ts';
import { followLiturgicalDay } from '../features/liturgy/index.ts';
import { messagingOf } from '../features/messages/index.ts';
import { endPush, followPush } from '../features/push/index.ts';
import { catchUp, catchUpAccount, memberEvents } from './member-events.ts';
import { messageEvents } from './message-events.ts';
import type { ConnectionCode } from './start-realtime.ts';

interface Address {
  baseUrl: string;
  getToken: () => string | null;
  getLanguage: () => string;
}

/** Lets the browser look for a new service worker, because a restarted server can have a new build. */
async function checkForUpdate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  } catch {
    // The browser looks for a new worker again when a page is opened.
  }
}

/**
 * Creates the functions that open and end what a member has in this browser. An open connection applies the server's
 * realtime events to the cache and the color of the liturgical day to the theme, and follows push messages.
 */
export const connectionCode = (
  { baseUrl, getToken, getLanguage }: Address,
  app: Pick<App, 'api' | 'session'>,
): ConnectionCode => ({
  end: (memberId, state) => endPush(app.api, memberId, state),
  connect: ({ memberId, queryClient, onAccount, onRefused }) => {
    const messaging = messagingOf(app, queryClient, memberId);
    const account = () => app.session.actor.getSnapshot().context.user;
    const events = memberEvents(queryClient, memberId, onAccount);
    const client = createRealtimeClient({
      baseUrl,
      getToken,
      getLanguage,
      listeners: {
        ...events,
        ...messageEvents(queryClient, messaging.events),
      },
      onConnected: () => {
        // The lists were loaded before the connection, so the page has missed the realtime events in between.
        catchUp(queryClient);
        void catchUpAccount(app.api, account, events.account_changed);
        messaging.connected(client);
        void checkForUpdate();
      },
      onDisconnected: messaging.disconnected,
      onUnauthorized: onRefused,
    });
    client.connect();
    void storeTimeZone(app);
    const stopFollowing = followLiturgicalDay(app, queryClient);
    const stopFollowingPush = followPush(app.api, queryClient, memberId);
    return {
      close: () => {
        client.close();
        stopFollowing();
        stopFollowingPush();
      },
    };
  },
});
