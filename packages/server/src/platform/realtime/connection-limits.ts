import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { AppError } from '../http/errors.ts';
import { clientOf, RateLimiter } from '../http/rate-limiter.ts';

const SECOND = 1000;
/** The limits are fractions of RATE_LIMIT_MAX, so raising that setting also raises these limits. */
const ATTEMPTS = 1;
const OF_ADDRESS = 1 / 3;
const OF_MEMBER = 1 / 30;
/**
 * The number of messages that a connection can send in a window. Pages send only a few: responses to pings, and the
 * registration.
 */
const MESSAGES = 30;
const MESSAGE_WINDOW = 10 * SECOND;

export interface ConnectionLimits {
  readonly ofMember: number;
  /** Whether this address is allowed to open another connection. */
  allows(address: string): Promise<boolean>;
  opened(address: string): void;
  closed(address: string): void;
  /**
   * Creates a counter for the messages of a new connection. Each call counts a message and returns whether it is
   * allowed.
   */
  messages(): () => boolean;
}

async function passes(limiter: RateLimiter, key: string): Promise<boolean> {
  try {
    await limiter.take(key);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

export function createConnectionLimits(config: Pick<Config, 'rateLimitMax'>, clock: Clock): ConnectionLimits {
  const share = (part: number): number => Math.ceil(config.rateLimitMax * part);
  const attempts = new RateLimiter(clock, {
    name: 'connections',
    limit: share(ATTEMPTS),
    duration: 60 * SECOND,
  });
  const open = new Map<string, number>();
  const openFrom = (client: string): number => open.get(client) ?? 0;

  return {
    ofMember: share(OF_MEMBER),
    allows: async (address) => {
      const client = clientOf(address);
      return openFrom(client) < share(OF_ADDRESS) && (await passes(attempts, client));
    },
    opened: (address) => {
      const client = clientOf(address);
      open.set(client, openFrom(client) + 1);
    },
    closed: (address) => {
      const client = clientOf(address);
      if (openFrom(client) > 1) open.set(client, openFrom(client) - 1);
      else open.delete(client);
    },
    messages: () => {
      let window = { count: 0, endsAt: 0 };
      // A packet can contain a thousand messages, which are all read in the same tick. A RateLimiter is asynchronous,
      // so it would refuse them too late.
      return () => {
        if (window.endsAt <= clock.now()) window = { count: 0, endsAt: clock.now() + MESSAGE_WINDOW };
        window.count += 1;
        return window.count <= MESSAGES;
      };
    },
  };
}
