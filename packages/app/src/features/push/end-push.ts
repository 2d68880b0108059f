import type { App } from '../../app-context.tsx';
import { showBadge } from './show-badge.ts';
import { withPushDevice } from './with-push-device.ts';

/** Ends the badge and the subscription of this browser with the session of the member. */
export function endPush({ api, session }: Pick<App, 'api' | 'session'>, memberId: string): void {
  const state = session.actor.getSnapshot();
  // Another tab has changed the token. That tab has ended the subscription if its member has logged out.
  if (state.matches({ session: 'verifying' })) return;
  void showBadge(0);
  const hasLeft = state.matches({ session: 'signingOut' }) || state.context.hasLeft;
  void withPushDevice(api, memberId, (device) => device.endSession({ forget: hasLeft }));
}
