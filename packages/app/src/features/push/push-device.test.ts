import { expect, test, vi } from 'vitest';
import type { PushBrowser, PushSupport, StoredSubscription } from './push-browser.ts';
import type { PushChoice } from './push-choices.ts';
import { createPushDevice } from './push-device.ts';

type Api = Parameters<typeof createPushDevice>[0]['api'];

const keys = { p256dh: 'p', auth: 'a' };
const subscriptionAt = (endpoint: string): StoredSubscription => ({ endpoint, publicKey: 'key', keys });

interface World {
  support: PushSupport;
  permission: NotificationPermission;
  /** The answer to the browser's question. */
  answer: NotificationPermission;
  subscription: StoredSubscription | null;
  /** The endpoint that the server has for this session. */
  stored: string | null;
  hasWorker: boolean;
  isServerDown: boolean;
  /** The number of notices that the operating system shows. */
  notices: number;
}

function start(changes: Partial<World> = {}, chosen: Record<string, PushChoice> = {}) {
  const world: World = {
    support: 'supported',
    permission: 'default',
    answer: 'granted',
    subscription: null,
    stored: null,
    hasWorker: true,
    isServerDown: false,
    notices: 0,
    ...changes,
  };
  const choices = new Map(Object.entries(chosen));
  const asked = vi.fn<() => void>();
  let made = 0;
  let last = Promise.resolve();
  const browser: PushBrowser = {
    support: () => world.support,
    permission: () => world.permission,
    requestPermission: () => {
      asked();
      world.permission = world.answer;
      return Promise.resolve(world.answer);
    },
    hasWorker: () => Promise.resolve(world.hasWorker),
    subscription: () => Promise.resolve(world.subscription),
    subscribe: () => {
      if (world.subscription === null) made += 1;
      world.subscription ??= subscriptionAt(`https://push.example/${made}`);
      return Promise.resolve(world.subscription);
    },
    unsubscribe: () => {
      world.subscription = null;
      return Promise.resolve();
    },
    closeNotices: () => {
      world.notices = 0;
      return Promise.resolve();
    },
    exclusively: async (work) => {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      try {
        return await work();
      } finally {
        resolve();
      }
    },
  };
  const answered = <Data>(data: Data) =>
    world.isServerDown ? Promise.reject(new Error('no network')) : Promise.resolve({ data });
  const api = {
    GET: (path: string) => answered(path === '/push/key' ? { publicKey: 'key' } : { endpoint: world.stored }),
    PUT: (_: string, { body }: { body: { endpoint: string } }) => {
      if (!world.isServerDown) world.stored = body.endpoint;
      return answered({ endpoint: world.stored });
    },
    DELETE: () => {
      if (!world.isServerDown) world.stored = null;
      return answered({ endpoint: null });
    },
  } as unknown as Api;
  const device = createPushDevice({
    api,
    browser,
    choices: {
      read: (id) => Promise.resolve(choices.get(id) ?? null),
      write: (id, choice) => {
        if (choice === null) choices.delete(id);
        else choices.set(id, choice);
        return Promise.resolve();
      },
    },
    memberId: 'lucy',
  });
  return { world, choices, asked, device };
}

const on: Partial<World> = {
  permission: 'granted',
  subscription: subscriptionAt('https://push.example/old'),
};

test.each<[string, Partial<World>, Record<string, PushChoice>, string]>([
  ['no push messages', { support: 'unsupported' }, {}, 'unsupported'],
  ['an iPhone', { support: 'homeScreen' }, {}, 'homeScreen'],
  ['a refused permission', { permission: 'denied' }, { lucy: 'on' }, 'blocked'],
  ['no choice', on, {}, 'off'],
  ['another member', on, { jude: 'on' }, 'off'],
  ['a lost subscription', { permission: 'granted' }, { lucy: 'on' }, 'off'],
  ['everything', on, { lucy: 'on' }, 'on'],
])('a browser with %s', async (_, world, choices, state) => {
  expect(await start(world, choices).device.state()).toBe(state);
});

test('turning on stores the subscription', async () => {
  const { device, world } = start();
  expect(await device.turnOn()).toBe('on');
  expect(world.stored).toBe('https://push.example/1');
  expect(await device.state()).toBe('on');
});

test.each([
  ['denied', 'blocked'],
  ['default', 'dismissed'],
] as const)('the answer %s to the browser leaves it off', async (answer, outcome) => {
  const { device, world, choices } = start({ answer });
  expect(await device.turnOn()).toBe(outcome);
  expect(world.subscription).toBeNull();
  expect(choices.size).toBe(0);
});

test('turning on leaves no subscription behind if the server refuses it', async () => {
  const { device, world } = start({ isServerDown: true });
  await expect(device.turnOn()).rejects.toThrow('no network');
  expect(world.subscription).toBeNull();
  expect(await device.state()).toBe('off');
});

test('turning off stays on if the server cannot be reached', async () => {
  const { device, world } = start({ ...on, isServerDown: true }, { lucy: 'on' });
  await expect(device.turnOff()).rejects.toThrow('no network');
  expect(await device.state()).toBe('on');
  world.isServerDown = false;
  await device.turnOff();
  expect(world).toMatchObject({ subscription: null, stored: null });
  expect(await device.state()).toBe('off');
});

test('a changed subscription is sent to the server', async () => {
  const { device, world } = start({ ...on, stored: 'https://push.example/older' }, { lucy: 'on' });
  await device.synchronize();
  expect(world.stored).toBe('https://push.example/old');
});

test('a lost subscription is made again without a question', async () => {
  const { device, world, asked } = start({ permission: 'granted' }, { lucy: 'on' });
  await device.synchronize();
  expect(world.stored).toBe('https://push.example/1');
  expect(asked).not.toHaveBeenCalled();
});

test('a page that opens while the messages are turned off does not turn them on again', async () => {
  const { world, choices, device } = start({ permission: 'granted', stored: 'old' }, { lucy: 'on' });
  await Promise.all([device.synchronize(), device.turnOff()]);
  expect([world.subscription, world.stored]).toEqual([null, null]);
  expect(choices.get('lucy')).toBe('declined');
});

test('a member does not inherit the subscription of another member', async () => {
  const { device, world } = start(on, { jude: 'on' });
  await device.synchronize();
  expect(world).toMatchObject({ subscription: null, stored: null });
});

test('a log-out ends the subscription, the notices and the choice', async () => {
  const { device, world, choices } = start({ ...on, notices: 2 }, { lucy: 'on', jude: 'declined' });
  await device.endSession({ forget: true });
  expect(world).toMatchObject({ subscription: null, notices: 0 });
  expect([...choices]).toEqual([['jude', 'declined']]);
});

test('an expired session keeps the choice for the next log-in', async () => {
  const { device, world, choices } = start(on, { lucy: 'on' });
  await device.endSession({ forget: false });
  expect(world.subscription).toBeNull();
  expect([...choices]).toEqual([['lucy', 'on']]);
});

test.each<[string, Partial<World>, Record<string, PushChoice>, boolean]>([
  ['nobody has decided', {}, { jude: 'declined' }, true],
  ['the member has declined', {}, { lucy: 'declined' }, false],
  ['the browser refuses', { permission: 'denied' }, {}, false],
  ['the browser allows it since an earlier log-in', { permission: 'granted' }, {}, true],
  ['the member has it', on, { lucy: 'on' }, false],
  ['there is no service worker', { hasWorker: false }, {}, false],
  ['the browser cannot', { support: 'homeScreen' }, {}, false],
])('offers push messages if %s', async (_, world, choices, isOffered) => {
  expect(await start(world, choices).device.isOfferable()).toBe(isOffered);
});
