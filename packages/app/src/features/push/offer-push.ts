import type { App } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import type { PushDevice } from './push-device.ts';
import { thisDevice } from './this-device.ts';

/** What the member has just done. `name` is the other member of the chat. */
export type MemberAction = { did: 'wrote'; name: string | null } | { did: 'signedUp' };

/** The id of the last member who got the offer on this page. */
const offered = new WeakMap<App['toasts'], string>();

async function turnOn(app: Pick<App, 'toasts' | 'languages'>, device: PushDevice): Promise<void> {
  const { showToast, showErrorToast } = createToasts(app);
  const i18n = app.languages.current();
  try {
    const outcome = await device.turnOn();
    if (outcome === 'on') showToast(i18n._('This device now gets your notifications.'));
    else if (outcome === 'blocked')
      app.toasts.show({
        tone: 'warning',
        title: i18n._('Notifications'),
        message: i18n._('Your browser blocks notifications. The settings explain how to allow them.'),
      });
  } catch (error) {
    showErrorToast(error, i18n._('Notifications could not be turned on'));
  }
}

/** Offers push messages once, at a moment when they help the member. */
export async function offerPush(
  app: Pick<App, 'api' | 'toasts' | 'languages'>,
  memberId: string,
  action: MemberAction,
): Promise<void> {
  const wasOffered = () => offered.get(app.toasts) === memberId;
  if (wasOffered()) return;
  const device = thisDevice(app.api, memberId);
  if (!(await device.isOfferable()) || wasOffered()) return;
  offered.set(app.toasts, memberId);
  const i18n = app.languages.current();
  const wordsAfterMessage = (name: string | null) => ({
    title:
      name === null
        ? i18n._('Shall we tell you when there is an answer?')
        : i18n._('Shall we tell you when {name} answers?', { name }),
    message: i18n._('Parvis can notify you on this device, even when it is closed.'),
  });
  app.toasts.show({
    tone: 'info',
    ...(action.did === 'wrote'
      ? wordsAfterMessage(action.name)
      : {
          title: i18n._('Do you want notifications on this device?'),
          message: i18n._('We tell you about messages and answers, even when Parvis is closed.'),
        }),
    action: { label: i18n._('Turn on'), onClick: () => void turnOn(app, device) },
    decline: { label: i18n._('Not now'), onClick: () => void device.decline() },
  });
}
