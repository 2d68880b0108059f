import { createRealtimeClient, type RealtimeClient } from '@parvis/api-client/realtime';
import type { ServerToClientEvents } from '@parvis/api-client/events';
import { createEventCheck } from './event-check.ts';

const faultOf = await createEventCheck();
const TIMEOUT = 5000;

type EventName = keyof ServerToClientEvents;
interface Heard {
  readonly event: EventName | 'connected' | 'unauthorized';
  readonly payload: unknown;
}

/** An open page of a member; every event that it receives must match asyncapi.yaml. */
export interface Listener {
  readonly client: RealtimeClient;
  /** All events received so far. */
  readonly heard: readonly Heard[];
  /** The next event of that name, also one that has already arrived and was not read. */
  next(event: Heard['event']): Promise<unknown>;
  close(): void;
}

/** A page that connects to the server at that address, such as `http://127.0.0.1:3330`. */
export function listen(address: string, token: string): Listener {
  const heard: Heard[] = [];
  const unasked: Heard[] = [];
  let waiting: { event: Heard['event']; deliver: (payload: unknown) => void }[] = [];

  const hear = (event: Heard['event'], payload: unknown): void => {
    const one = { event, payload };
    heard.push(one);
    const asked = waiting.find((wanted) => wanted.event === event);
    if (asked === undefined) unasked.push(one);
    else {
      waiting = waiting.filter((wanted) => wanted !== asked);
      asked.deliver(payload);
    }
  };
  const hearEvent =
    (event: EventName) =>
    (payload: unknown): void => {
      const fault = faultOf(event, payload);
      if (fault !== null) throw new Error(`${event} does not fit asyncapi.yaml: ${fault}`);
      hear(event, payload);
    };

  const client = createRealtimeClient({
    baseUrl: `${address}/api`,
    getToken: () => token,
    listeners: {
      notification: hearEvent('notification'),
      notifications_changed: hearEvent('notifications_changed'),
      friendship_changed: hearEvent('friendship_changed'),
      account_changed: hearEvent('account_changed'),
      preferences_changed: hearEvent('preferences_changed'),
      new_message: hearEvent('new_message'),
      chat_changed: hearEvent('chat_changed'),
      member_typing: hearEvent('member_typing'),
      presence_changed: hearEvent('presence_changed'),
      payment_changed: hearEvent('payment_changed'),
      subscription_changed: hearEvent('subscription_changed'),
    },
    onConnected: (isAgain) => hear('connected', isAgain),
    onUnauthorized: (refused) => hear('unauthorized', refused),
  });
  client.connect();

  return {
    client,
    heard,
    next: (event) => {
      const known = unasked.findIndex((one) => one.event === event);
      if (known >= 0) return Promise.resolve(unasked.splice(known, 1)[0]?.payload);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          const so = heard.map((one) => one.event).join(', ');
          reject(new Error(`${event} was not heard, but: ${so}`));
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
