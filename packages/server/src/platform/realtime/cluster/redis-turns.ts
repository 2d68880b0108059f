import type { RedisClient } from '../../redis/redis-client.ts';
import { withTimeout } from '../../with-timeout.ts';

/** The limits in milliseconds: for the turns before, for reading, and for both if the server stops to respond. */
const WAITING_TIME = 5000;
const WORK_TIME = 5000;
const LIFETIME = WAITING_TIME + WORK_TIME + 2000;
/** After this time, a waiting server checks whether the servers before it are still connected. */
const CHECK_INTERVAL = 500;

/**
 * The hash KEYS[1] has an entry for each turn: its ticket, its end on the clock of Redis, and the members. A ticket
 * begins with the name of a connection. Each connection listens to a channel of its own, so Redis knows which are open.
 */
const REMAINING = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local function remains(ticket, ends)
    local channel = ARGV[1] .. string.match(ticket, '^[^:]+')
    if tonumber(ends) > now and redis.call('PUBSUB', 'NUMSUB', channel)[2] > 0 then return true end
    redis.call('HDEL', KEYS[1], ticket)
    return false
  end`;

/** Adds a turn. Returns the tickets of the earlier turns that have a member in common with it. */
const BEGIN = `${REMAINING}
  local mine = {}
  for member in string.gmatch(ARGV[4], '%S+') do mine[member] = true end
  local before = {}
  local turns = redis.call('HGETALL', KEYS[1])
  for index = 1, #turns, 2 do
    local ends, members = string.match(turns[index + 1], '^(%d+) (.*)$')
    for member in string.gmatch(members, '%S+') do
      if mine[member] then
        if remains(turns[index], ends) then before[#before + 1] = turns[index] end
        break
      end
    end
  end
  redis.call('HSET', KEYS[1], ARGV[2], string.format('%.0f %s', now + ARGV[3], ARGV[4]))
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return before`;

/** Returns those of the tickets after ARGV[1] whose turns have not ended. */
const CHECK = `${REMAINING}
  local before = {}
  for index = 2, #ARGV do
    local turn = redis.call('HGET', KEYS[1], ARGV[index])
    if turn and remains(ARGV[index], string.match(turn, '^%d+')) then before[#before + 1] = ARGV[index] end
  end
  return before`;

/** Ends a turn and publishes its message in one step. Does nothing if the turn has already ended. */
const END = `
  if redis.call('HDEL', KEYS[1], ARGV[1]) == 0 then return 0 end
  redis.call('PUBLISH', ARGV[2], ARGV[3])
  return 1`;

interface Waiting {
  readonly ended: Set<string>;
  wake: (() => void) | null;
}

interface RedisTurnsOptions {
  readonly client: RedisClient;
  /** The name of the connection, without a colon. */
  readonly connection: string;
  /** The key of the hash with the turns. */
  readonly key: string;
  readonly channel: string;
  /** The name of a connection's own channel, without the name of the connection. */
  readonly ownChannels: string;
}

/** The turns of members. Two turns with a member in common run one after the other, on whichever servers. */
export interface RedisTurns {
  /** Runs `work` in the turn of these members, and publishes its result, which begins with the ticket. */
  run(userIds: readonly string[], work: () => Promise<string>): Promise<void>;
  /** Call this for the ticket of each message that arrives. */
  ended(ticket: string): void;
}

export function createRedisTurns(options: RedisTurnsOptions): RedisTurns {
  const { channel, client, connection, key, ownChannels } = options;
  const waiting = new Set<Waiting>();
  let turns = 0;

  async function ticketsFrom(script: string, args: readonly string[]): Promise<string[]> {
    const tickets = await client.eval(script, { keys: [key], arguments: [ownChannels, ...args] });
    return Array.isArray(tickets) ? tickets.map(String) : [];
  }

  async function end(ticket: string, result: string): Promise<boolean> {
    const published = `${ticket} ${result}`;
    return (await client.eval(END, { keys: [key], arguments: [ticket, channel, published] })) === 1;
  }

  /** Resolves when all earlier turns of these members have ended. */
  async function begin(ticket: string, userIds: readonly string[]): Promise<void> {
    // The message of an earlier turn can arrive before the reply to the script is handled.
    const ended = new Set<string>();
    const entry: Waiting = { ended, wake: null };
    waiting.add(entry);
    try {
      let before = await ticketsFrom(BEGIN, [ticket, String(LIFETIME), userIds.join(' ')]);
      while (before.some((each) => !ended.has(each))) {
        const { promise: woken, resolve } = Promise.withResolvers<void>();
        entry.wake = resolve;
        const timer = setTimeout(resolve, CHECK_INTERVAL);
        await woken;
        clearTimeout(timer);
        before = before.filter((each) => !ended.has(each));
        if (before.length > 0) before = await ticketsFrom(CHECK, before);
      }
    } finally {
      waiting.delete(entry);
    }
  }

  return {
    run: async (userIds, work) => {
      turns += 1;
      const ticket = `${connection}:${turns}`;
      let result: string;
      try {
        await withTimeout(WAITING_TIME, begin(ticket, userIds), 'Other servers have taken too long.');
        result = await withTimeout(WORK_TIME, work(), 'The work has taken too long.');
      } catch (error) {
        await end(ticket, '').catch(() => undefined);
        throw error;
      }
      if (!(await end(ticket, result))) throw new Error('Redis has ended the turn.');
    },
    ended: (ticket) => {
      for (const { ended, wake } of waiting) {
        ended.add(ticket);
        wake?.();
      }
    },
  };
}
