import type { Schemas } from '@parvis/api-client';
import type { App } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';

/** Shows the own parish in the account. Returns false if it was already there. */
export function showOwnParish(
  { session }: Pick<App, 'session'>,
  parish: Schemas['OwnParish'] | undefined,
): boolean {
  const { user } = session.actor.getSnapshot().context;
  if (user === null || user.ownParish?._id === parish?._id) return false;
  const { ownParish: _, ...account } = user;
  session.changeAccount(parish === undefined ? account : { ...account, ownParish: parish });
  return true;
}

/** Makes the parish the member's own. For screens without a query cache, such as the questionnaire. */
export async function makeOwnParish(app: Pick<App, 'api' | 'session'>, id: string): Promise<void> {
  const answer = await app.api.PUT('/parish/follow/{id}', {
    params: { path: { id } },
    body: { isMine: true },
  });
  const { _id, title, language } = unwrap(answer).follow;
  showOwnParish(app, { _id, title, language });
}
