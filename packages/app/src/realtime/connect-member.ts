import { createRealtimeClient } from '@parvis/api-client/realtime';
import { catchUp, memberEvents } from './member-events.ts';
import type { ConnectMember } from './start-realtime.ts';

interface Address {
  baseUrl: string;
  getToken: () => string | null;
}

/** Lets the server's events change what the member sees. */
export const connectMemberAt =
  ({ baseUrl, getToken }: Address): ConnectMember =>
  ({ memberId, queryClient, onAccount, onRefused }) => {
    const client = createRealtimeClient({
      baseUrl,
      getToken,
      listeners: memberEvents(queryClient, memberId, onAccount),
      // The lists were asked for while the page was opened: what came between them and the first connection is missed too.
      onConnected: () => catchUp(queryClient),
      onUnauthorized: onRefused,
    });
    client.connect();
    return client;
  };
