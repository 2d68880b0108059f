import type { AddressBook } from './addresses.ts';
import type { Device } from './device-repository.ts';
import type { Outcome, PushMessage, Sender } from './sender.ts';

/** The requests that one job sends at the same time. */
const CONCURRENCY = 16;

export interface Delivery {
  readonly device: Device;
  readonly message: PushMessage;
  /** The notification that the message is about. */
  readonly id: string;
}

export type Delivered = Delivery & { readonly outcome: Outcome };

/** Sends messages, and returns what has become of each. Sends nothing to a browser that is paused. */
export async function deliver(
  { addresses, sender, now }: { addresses: AddressBook; sender: Sender; now: number },
  deliveries: readonly Delivery[],
): Promise<Delivered[]> {
  const delivered: Delivered[] = [];
  const rest = deliveries.values();

  async function outcomeOf({ device, message }: Delivery): Promise<Outcome> {
    const { address, pausedUntil, userId } = device;
    if (pausedUntil !== null && pausedUntil > now) return { kind: 'paused', retryAfter: pausedUntil - now };
    const known = addresses.decrypt(address, userId);
    // With another secret the server has other keys, too, and the push service would refuse them.
    return known === null ? { kind: 'unsubscribed' } : sender.send(known, message);
  }

  async function work(): Promise<void> {
    for (const delivery of rest) delivered.push({ ...delivery, outcome: await outcomeOf(delivery) });
  }

  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return delivered;
}
