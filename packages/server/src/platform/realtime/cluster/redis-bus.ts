import { randomInt, randomUUID } from 'node:crypto';
import type { Logger } from '../../log.ts';
import { createRedisClient } from '../../redis/redis-client.ts';
import type { Redis } from '../../redis/redis.ts';
import { withTimeout } from '../../with-timeout.ts';
import { keepConnection, type BusConnection, type ConnectionEvents } from './bus-connection.ts';
import type { Bus, BusMessage, ServerId } from './bus.ts';
import { createRedisTurns } from './redis-turns.ts';

const TIMEOUT = 5000;
const TOO_LONG = 'Redis has taken too long.';
const LARGEST_ID = 2 ** 31 - 1;
/** The first word of a message that is sent without a turn. Any other first word is the ticket of a turn. */
const NO_TURN = '-';

interface RedisBusConnection extends BusConnection {
  publishInTurn(userIds: readonly string[], work: () => Promise<BusMessage>): Promise<void>;
}

type Address = Pick<Redis, 'url' | 'prefix'>;

/** One connection sends and receives, so it cannot be lost in one direction only. */
function createConnection(
  { url, prefix }: Address,
  id: ServerId,
  { arrived, lost }: ConnectionEvents,
): RedisBusConnection {
  const channel = `${prefix}:realtime`;
  const ownChannels = `${prefix}:server:`;
  const connection = `${id}-${randomUUID()}`;
  const client = createRedisClient({ url, name: channel, retryAfter: false });
  const turns = createRedisTurns({ client, connection, key: `${prefix}:turns`, channel, ownChannels });
  client.on('error', lost);
  client.on('end', () => lost(new Error('Redis has closed the connection.')));

  /** Reads `<ticket> <server> <message>`. A turn that has failed has no message. */
  function receive(payload: string): void {
    const [ticket = '', from = ''] = payload.split(' ', 2);
    const text = payload.slice(ticket.length + from.length + 2);
    if (ticket !== NO_TURN) turns.ended(ticket);
    if (text !== '') arrived(() => ({ from: Number(from), message: JSON.parse(text) as BusMessage }));
  }

  async function open(): Promise<ServerId[]> {
    await client.connect();
    await client.subscribe([channel, ownChannels + connection], receive);
    // The subscription comes before the list. So of two servers that start at the same time, at least one finds the
    // other.
    const channels = await client.pubSubChannels(`${ownChannels}*`);
    const servers = new Set(channels.map((name) => Number.parseInt(name.slice(ownChannels.length), 10)));
    servers.delete(id);
    return [...servers];
  }

  return {
    open: () => withTimeout(TIMEOUT, open(), TOO_LONG),
    publish: async (message) => {
      const payload = `${NO_TURN} ${id} ${JSON.stringify(message)}`;
      await withTimeout(TIMEOUT, client.publish(channel, payload), TOO_LONG);
    },
    publishInTurn: (userIds, work) => turns.run(userIds, async () => `${id} ${JSON.stringify(await work())}`),
    end: async () => {
      if (client.isOpen) await withTimeout(TIMEOUT, client.close(), TOO_LONG).catch(() => client.destroy());
    },
    destroy: () => {
      if (client.isOpen) client.destroy();
    },
  };
}

/**
 * Creates the bus of servers that share a Redis. Redis runs one command at a time and delivers the messages of a
 * channel in this order, as long as a subscriber is connected (decision 116).
 */
export function createRedisBus(redis: Address, log: Logger): Bus {
  const id: ServerId = randomInt(1, LARGEST_ID);
  const connection = keepConnection({ create: (events) => createConnection(redis, id, events), log });
  return {
    id,
    isShared: true,
    start: connection.start,
    publish: connection.publish,
    publishInTurn: async (userIds, work) => connection.current().publishInTurn(userIds, work),
    restart: connection.restart,
    close: connection.close,
  };
}
