import type { App } from '../../app-context.tsx';
import { pushBrowser } from './push-browser.ts';
import { pushChoices } from './push-choices.ts';
import { createPushDevice, type PushDevice } from './push-device.ts';

/** Push messages to the browser of this page. */
export const thisDevice = (api: App['api'], memberId: string): PushDevice =>
  createPushDevice({ api, browser: pushBrowser, choices: pushChoices, memberId });
