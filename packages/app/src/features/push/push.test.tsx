import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chatPath, say } from '../../../test/chat-screens.ts';
import { test as chatTest } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { anEvent } from '../../../test/publications.ts';
import { aPushBrowser } from '../../../test/push.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { pushChoices } from './push-choices.ts';

const member = aMember();
const turnOn = page.getByRole('button', { name: 'Turn on' });
const notNow = page.getByRole('button', { name: 'Not now' });

chatTest(
  'a member who has sent a message can turn notifications on',
  async ({ server, member: lucy, chats }) => {
    const browser = aPushBrowser();
    const flora = chats.addChat('Flora');
    await renderApp(chatPath(flora), { server, member: lucy, width: 375 });
    await expect.element(page.getByRole('form', { name: 'Message' })).toBeVisible();
    expect(turnOn.query()).toBeNull();
    await say('Shall we sing on Sunday?');
    await expect.element(page.getByText('Shall we tell you when Flora answers?')).toBeVisible();
    expect(browser.questions()).toBe(0);
    await expectSound();
    await turnOn.click();
    await expectToast('This device now gets your notifications.');
    expect(browser.questions()).toBe(1);
    expect(server.calls('PUT /push/subscription')).toHaveLength(1);
  },
);

chatTest('a member who does not want it is never asked again', async ({ server, member: lucy, chats }) => {
  const browser = aPushBrowser();
  const flora = chats.addChat('Flora');
  const { reload } = await renderApp(chatPath(flora), { server, member: lucy });
  await say('One');
  await notNow.click();
  await expect.poll(() => pushChoices.read(lucy._id)).toBe('declined');
  await reload();
  await say('Two');
  await expect.poll(() => flora.texts()).toEqual(['One', 'Two']);
  await expect.element(notNow).not.toBeInTheDocument();
  expect(browser.questions()).toBe(0);
});

test('a member who has signed up for an event gets the offer', async ({ server }) => {
  aPushBrowser();
  const event = anEvent({ title: 'Vigil of Saint Cyril' });
  server.answer('GET /event/getById/{id}', { event });
  server.answer('PUT /event/attend/{id}', { event: { ...event, isGoing: true } });
  await renderApp(`/event/${event._id}`, { server, member });
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect.element(page.getByText('Do you want notifications on this device?')).toBeVisible();
});

test('a log-out ends the notifications on this device', async ({ server }) => {
  const browser = aPushBrowser();
  const { app } = await renderApp('/settings/notifications', { server, member });
  await page.getByRole('switch', { name: 'Notify me on this device' }).click();
  await expect.poll(() => server.calls('PUT /push/subscription')).toHaveLength(1);
  await expect.poll(() => browser.endpoint()).not.toBeNull();
  browser.showNotice('Flora has sent you a message.');
  await app.session.signOut();
  await expect.poll(() => browser.endpoint()).toBeNull();
  await expect.poll(() => browser.notices()).toEqual([]);
  await expect.poll(() => pushChoices.read(member._id)).toBeNull();
});

test('a changed subscription is sent to the server when the app is opened', async ({ server }) => {
  const browser = aPushBrowser({ permission: 'granted' });
  await pushChoices.write(member._id, 'on');
  server.answer('GET /push/subscription', { endpoint: 'https://push.example.com/send/old' });
  await renderApp('/settings', { server, member });
  await expect.poll(() => server.calls('PUT /push/subscription')).toHaveLength(1);
  expect(browser.endpoint()).not.toBeNull();
  expect(server.calls('PUT /push/subscription')[0]?.body.endpoint).toBe(browser.endpoint());
});

test('the icon of the app has the number of unread notifications', async ({ server }) => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve());
  const clearAppBadge = vi.fn<() => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: setAppBadge });
  Object.defineProperty(navigator, 'clearAppBadge', { configurable: true, value: clearAppBadge });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'setAppBadge');
    Reflect.deleteProperty(navigator, 'clearAppBadge');
  });
  const { app } = await renderApp('/settings', { server, member });
  // The contract's example has three unread notifications.
  await expect.poll(() => setAppBadge.mock.lastCall).toEqual([3]);
  await app.session.signOut();
  await expect.poll(() => clearAppBadge.mock.calls.length).toBe(1);
});

test('a notice opens its page inside the app, and no page of another site', async ({ server }) => {
  const browser = aPushBrowser();
  await renderApp('/settings', { server, member });
  browser.sendToPage({ type: 'open path', path: '//evil.example/' });
  await expectAddress('/settings');
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
  });
  port1.start();
  browser.sendToPage({ type: 'open path', path: '/settings/privacy' }, [port2]);
  await answered;
  await expectAddress('/settings/privacy');
});
