import { precompile } from '../../platform/database/precompile.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Text } from '../../platform/language.ts';
import { limits, stages, type LimitName, type Stage } from './limits.ts';

const HOUR = 60 * 60;

interface AgeLimits {
  /**
   * Counts one or more actions of the member. Throws the error 429 if an account of this age does not have that many
   * left now.
   */
  take(name: LimitName, userId: string, count?: number): Promise<void>;
}

function waitText(seconds: number): Text {
  const hours = Math.ceil(seconds / HOUR);
  if (hours > 1) {
    return i18n._('You have done this often. To prevent spam, you can continue in {hours} hours.', { hours });
  }
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1
    ? i18n._('You have done this often. To prevent spam, you can continue in {minutes} minutes.', { minutes })
    : i18n._('You have done this often. To prevent spam, you can continue in a minute.');
}

/** This error has an id of its own, because the wait can be long. So clients do not try again by themselves. */
function limitReached(seconds: number): AppError {
  return new AppError(429, 'account.limit-reached', waitText(seconds), {
    headers: { 'retry-after': String(seconds) },
  });
}

/** The limits for what members can misuse to bother members they do not know. New accounts have lower ones. */
export function ageLimitsOf({
  clock,
  config,
  database,
  rateLimits,
}: Pick<Dependencies, 'clock' | 'config' | 'database' | 'rateLimits'>): AgeLimits {
  const { read, shortReads } = database;
  const account = precompile(shortReads, ({ userId }: { userId: string }) =>
    read.selectFrom('users').select(['created_at', 'role']).where('id', '=', userId),
  );

  async function stageOf(userId: string): Promise<Stage> {
    const [row] = await account({ userId });
    if (row === undefined || row.role !== 'member') return 'established';
    const age = clock.now() - row.created_at;
    if (age < stages.new) return 'new';
    return age < stages.young ? 'young' : 'established';
  }

  return {
    async take(name, userId, count = 1) {
      const stage = await stageOf(userId);
      const { duration, shares } = limits[name];
      const share = shares[stage];
      if (share === null) return;
      const limit = Math.ceil(config.rateLimitMax * share);
      const limiter = rateLimits.exact(`${name}, ${stage} account`, { limit, duration });
      await limiter.take(userId, limitReached, count);
    },
  };
}
