import { createRealtimeClient, type RealtimeClient } from '@parvis/api-client/realtime';
import type { ServerToClientEvents } from '@parvis/api-client/events';
import { createEventCheck } from './event-check.ts';

const faultOf = await createEventCheck();
const TIMEOUT = 5000;

type EventName = keyof ServerToClientEvents;
interface Received {
  readonly event: EventName | 'connected' | 'unauthorized';
  readonly payload: unknown;
}

/** An open page of a member. Every realtime event that the page gets must match asyncapi.yaml. */
export interface Listener {
  readonly client: RealtimeClient;
  /** All realtime events that the page has received so far. */
  readonly received: readonly Received[];
  /**
   * Returns the next realtime event with this name. The event may have arrived earlier, if no call has returned it yet.
   */
  next(event: Received['event']): Promise<unknown>;
  close(): void;
}

/** Opens a page that connects to the server at this address, such as `http://127.0.0.1:3330`. */
export function listen(address: string, token: string): Listener {
  const received: Received[] = [];
  const unasked: Received[] = [];
  let waiting: { event: Received['event']; deliver: (payload: unknown) => void }[] = [];

  const receive = (event: Received['event'], payload: unknown): void => {
    const one = { event, payload };
    received.push(one);
    const asked = waiting.find((wanted) => wanted.event === event);
    if (asked === undefined) unasked.push(one);
    else {
      waiting = waiting.filter((wanted) => wanted !== asked);
      asked.deliver(payload);
    }
  };
  const receiveEvent =
    (event: EventName) =>
    (payload: unknown): void => {
      const fault = faultOf(event, payload);
      if (fault !== null) throw new Error(`${event} does not fit asyncapi.yaml: ${fault}`);
      receive(event, payload);
    };

  const client = createRealtimeClient({
    baseUrl: `${address}/api`,
    getToken: () => token,
    listeners: {
      notification: receiveEvent('notification'),
      notifications_changed: receiveEvent('notifications_changed'),
      friendship_changed: receiveEvent('friendship_changed'),
      account_changed: receiveEvent('account_changed'),
      preferences_changed: receiveEvent('preferences_changed'),
      post_changed: receiveEvent('post_changed'),
      new_message: receiveEvent('new_message'),
      message_changed: receiveEvent('message_changed'),
      chat_changed: receiveEvent('chat_changed'),
      chat_requests_changed: receiveEvent('chat_requests_changed'),
      member_typing: receiveEvent('member_typing'),
      presence_changed: receiveEvent('presence_changed'),
      payment_changed: receiveEvent('payment_changed'),
      subscription_changed: receiveEvent('subscription_changed'),
    },
    onConnected: (isAgain) => receive('connected', isAgain),
    onUnauthorized: (refused) => receive('unauthorized', refused),
  });
  client.connect();

  return {
    client,
    received,
    next: (event) => {
      const known = unasked.findIndex((one) => one.event === event);
      if (known >= 0) return Promise.resolve(unasked.splice(known, 1)[0]?.payload);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          const so = received.map((one) => one.event).join(', ');
          reject(new Error(`${event} was not received, but: ${so}`));
        }, TIMEOUT);
        waiting.push({
          event,
          deliver: (payload) => {
            clearTimeout(timer);
            resolve(payload);
          },
        });
      });
    },
    close: () => client.close(),
  };
}
