import type { Redis } from '../redis/redis.ts';
import type { RateLimitTable } from './rate-limit-table.ts';

/**
 * Adds points to the windows KEYS. ARGV has the time, and for each key its points and the end of a new window. The
 * time comes from the server, because the ends of its windows do, too. Redis deletes a window when it ends.
 */
const COUNT = `
  local now = tonumber(ARGV[1])
  local windows = {}
  for index, key in ipairs(KEYS) do
    local points, ends = tonumber(ARGV[2 * index]), tonumber(ARGV[2 * index + 1])
    local stored = redis.call('HMGET', key, 'points', 'ends')
    local storedEnd = tonumber(stored[2] or 0)
    if storedEnd > now then
      points = points + stored[1]
      ends = storedEnd
    end
    redis.call('HSET', key, 'points', string.format('%.0f', points), 'ends', string.format('%.0f', ends))
    redis.call('PEXPIRE', key, string.format('%.0f', math.max(ends - now, 1)))
    windows[2 * index - 1] = points
    windows[2 * index] = ends
  end
  return windows`;

/** Stores the windows in Redis. `hashOf` hides the keys, which are addresses and ids of members. */
export function createRedisRateLimitTable(
  { client, prefix }: Pick<Redis, 'client' | 'prefix'>,
  hashOf: (key: string) => string,
): RateLimitTable {
  const nameOf = (name: string, key: string): string => `${prefix}:limit:${name}:${hashOf(key)}`;

  return {
    async count(name, counted, now) {
      const reply = await client.eval(COUNT, {
        keys: counted.map(({ key }) => nameOf(name, key)),
        arguments: [now, ...counted.flatMap(({ points, endsAt }) => [points, endsAt])].map(String),
      });
      const numbers = Array.isArray(reply) ? reply.map(Number) : [];
      return new Map(
        counted.map(({ key }, index) => {
          const [points = 0, endsAt = 0] = numbers.slice(2 * index);
          return [key, { points, endsAt }];
        }),
      );
    },

    async find(name, key, now) {
      const [points, ends] = await client.hmGet(nameOf(name, key), ['points', 'ends']);
      const endsAt = Number(ends ?? 0);
      return endsAt > now ? { points: Number(points), endsAt } : null;
    },

    remove: async (name, key) => (await client.del(nameOf(name, key))) > 0,

    // Redis deletes the windows that have ended. Its settings limit its memory.
    sweep: async () => undefined,
  };
}
