import type { ApiClient } from '@parvis/api-client';
import { unwrap } from '../../platform/unwrap.ts';
import type { PushBrowser } from './push-browser.ts';
import type { PushChoices } from './push-choices.ts';

export type PushState = 'unsupported' | 'homeScreen' | 'blocked' | 'off' | 'on';

/** `dismissed` means that the member closed the browser's question without an answer. */
type TurnedOn = 'on' | 'blocked' | 'dismissed';

export interface PushDevice {
  state: () => Promise<PushState>;
  /** Whether it makes sense to offer push messages: possible here, and never decided by this member. */
  isOfferable: () => Promise<boolean>;
  /** Call this in a press, because it shows the browser's question. */
  turnOn: () => Promise<TurnedOn>;
  turnOff: () => Promise<void>;
  /** The member does not want to be asked again. */
  decline: () => Promise<void>;
  /** Sends a changed subscription to the server. Ends the subscription of another member. */
  synchronize: () => Promise<void>;
  /** Ends the subscription with the session, and closes its notices. `forget` also forgets that it was on. */
  endSession: (options: { forget: boolean }) => Promise<void>;
}

interface PushDeviceDependencies {
  api: Pick<ApiClient, 'GET' | 'PUT' | 'DELETE'>;
  browser: PushBrowser;
  choices: PushChoices;
  memberId: string;
}

/** Push messages to this browser. A browser has one subscription, so it belongs to one member. */
export function createPushDevice({ api, browser, choices, memberId }: PushDeviceDependencies): PushDevice {
  const isOn = async (): Promise<boolean> => (await choices.read(memberId)) === 'on';

  async function subscribe(): Promise<void> {
    const { publicKey } = unwrap(await api.GET('/push/key'));
    const { endpoint, keys } = await browser.subscribe(publicKey);
    unwrap(await api.PUT('/push/subscription', { body: { endpoint, keys } }));
  }

  async function state(): Promise<PushState> {
    const support = browser.support();
    if (support !== 'supported') return support;
    if (browser.permission() === 'denied') return 'blocked';
    if (browser.permission() !== 'granted' || !(await isOn())) return 'off';
    return (await browser.subscription()) === null ? 'off' : 'on';
  }

  return {
    state,

    isOfferable: async () =>
      browser.support() === 'supported' &&
      browser.permission() !== 'denied' &&
      (await browser.hasWorker()) &&
      (await choices.read(memberId)) === null,

    async turnOn() {
      const permission = await browser.requestPermission();
      if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed';
      return browser.exclusively(async (): Promise<TurnedOn> => {
        const wasOn = await isOn();
        try {
          // Another member's subscription is not reused.
          if (!wasOn) await browser.unsubscribe();
          await choices.write(memberId, 'on');
          await subscribe();
          return 'on';
        } catch (error) {
          // Otherwise the browser would have a subscription that the server does not know.
          await Promise.allSettled([browser.unsubscribe(), choices.write(memberId, null)]);
          throw error;
        }
      });
    },

    turnOff: () =>
      browser.exclusively(async () => {
        unwrap(await api.DELETE('/push/subscription'));
        // The member has decided, so nothing offers it again.
        await choices.write(memberId, 'declined');
        await browser.unsubscribe();
      }),

    decline: () => choices.write(memberId, 'declined'),

    async synchronize() {
      if (browser.support() !== 'supported' || browser.permission() !== 'granted') return;
      await browser.exclusively(async () => {
        if (!(await isOn())) {
          await browser.unsubscribe();
          return;
        }
        const [subscription, { endpoint }] = await Promise.all([
          browser.subscription(),
          api.GET('/push/subscription').then(unwrap),
        ]);
        if (subscription === null || subscription.endpoint !== endpoint) await subscribe();
      });
    },

    async endSession({ forget }) {
      if (browser.support() !== 'supported') return;
      await browser.exclusively(async () => {
        if (forget && (await isOn())) await choices.write(memberId, null);
        await Promise.all([browser.unsubscribe(), browser.closeNotices()]);
      });
    },
  };
}
