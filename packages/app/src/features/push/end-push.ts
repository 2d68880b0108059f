import type { SnapshotFrom } from 'xstate';
import type { App } from '../../app-context.tsx';
import type { sessionMachine } from '../../session/session.machine.ts';
import { showBadge } from './show-badge.ts';
import { withPushDevice } from './with-push-device.ts';

/** Ends the badge and the subscription of this browser. `state` is the state in which the session of the member ended. */
export function endPush(api: App['api'], memberId: string, state: SnapshotFrom<typeof sessionMachine>): void {
  // Another tab has changed the token. That tab has ended the subscription if its member has logged out.
  if (state.matches({ session: 'verifying' })) return;
  void showBadge(0);
  const hasLeft = state.matches({ session: 'signingOut' }) || state.context.hasLeft;
  void withPushDevice(api, memberId, (device) => device.endSession({ forget: hasLeft }));
}
