import type { App } from '../../app-context.tsx';
import type { MemberAction } from './offer-push.ts';

/** Offers push messages once, after something that the member did. Most pages never load the code of the offer. */
export function offerPushAfter(
  app: Pick<App, 'api' | 'toasts' | 'languages'>,
  memberId: string | null,
  action: MemberAction,
): void {
  if (memberId === null || !('PushManager' in window) || Notification.permission === 'denied') return;
  import('./offer-push.ts')
    .then(({ offerPush }) => offerPush(app, memberId, action))
    // The next action makes the offer.
    .catch(() => {});
}
