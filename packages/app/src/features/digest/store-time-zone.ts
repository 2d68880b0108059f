import type { App } from '../../app-context.tsx';
import { ownTimeZone } from '../events/index.ts';

/**
 * Stores the time zone of this browser for a member who has none. Members who joined before time zones were stored would
 * otherwise get their digest by the time of New York.
 */
export async function storeTimeZone({ api, session }: Pick<App, 'api' | 'session'>): Promise<void> {
  const { user } = session.actor.getSnapshot().context;
  if (user?.lacksTimeZone !== true) return;
  const params = { path: { id: user._id } };
  try {
    await api.PUT('/user/update/{id}', { params, body: { timeZone: ownTimeZone() } });
  } catch {
    // The next visit tries again.
  }
}
