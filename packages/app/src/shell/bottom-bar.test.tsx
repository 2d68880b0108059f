/// <reference types="@vitest/browser-playwright" />
import { beforeEach, describe, onTestFinished } from 'vitest';
import { cdp, page, type Locator } from 'vitest/browser';
import { anOwnProfile } from '../../test/own-profile.ts';
import { aMember, renderApp } from '../../test/render-app.tsx';
import { answerWithFullLists } from '../../test/sample-answers.ts';
import { expect, test } from '../../test/test.ts';

const composer = page.getByRole('form', { name: 'New post' });

// Does not query by role, because such queries do not find the bar while a dialog is open.
const isBarShown = (): boolean =>
  document.querySelector('nav[aria-label="Main navigation"]')?.checkVisibility() === true;

const heightOfBar = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--ds-bottom-bar-size');

const frames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

const placeOf = (element: Element): number => element.getBoundingClientRect().y;

/** The center of an element, in coordinates of the top window. */
function middleOf(element: Element): { x: number; y: number } {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / innerWidth;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: frame.x + (x + width / 2) * scale, y: frame.y + (y + height / 2) * scale };
}

const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: { x: number; y: number }) =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    ...at,
    ...(type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }),
  });

/**
 * Presses slowly. The bar returns when the field loses the focus, and could move the control away before the press
 * ends.
 */
async function expectPress(field: Locator, target: Locator): Promise<void> {
  await expect.element(field).toBeVisible();
  (field.element() as HTMLElement).focus();
  await expect.poll(isBarShown).toBe(false);
  // While the bar is hidden, the page uses the space of the bar.
  await expect.poll(heightOfBar).toBe('0px');
  await expect.element(target).toBeVisible();
  const element = target.element();
  // Scrolls the element down to the place of the bar, as far as possible.
  element.scrollIntoView({ block: 'end' });
  const before = placeOf(element);
  const pressed = new Promise<void>((resolve) => {
    const note = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      resolve();
    };
    element.addEventListener('click', note, { capture: true, once: true });
  });
  const at = middleOf(element);
  await mouse('mouseMoved', at);
  await mouse('mousePressed', at);
  await frames();
  expect(placeOf(element)).toBe(before);
  await mouse('mouseReleased', at);
  await pressed;
}

beforeEach(async () => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });
});

describe('a control pressed while typing stays under the finger', () => {
  test('in a new post, and the bar comes back', async ({ server }) => {
    answerWithFullLists(server);
    await renderApp('/community', { server, member: aMember(), width: 375, height: 812 });
    await page.getByRole('button', { name: /^Share something/ }).click();
    const content = composer.getByRole('textbox').last();
    await content.fill('Pax.');
    await expectPress(content, composer.getByRole('button', { name: 'Share' }));
    await expect.poll(isBarShown).toBe(true);
  });

  test('in a comment', async ({ server }) => {
    answerWithFullLists(server);
    await renderApp('/community', { server, member: aMember(), width: 375, height: 812 });
    await page.getByRole('article').first().getByRole('button', { name: 'Comment' }).click();
    const dialog = page.getByRole('dialog');
    const input = dialog.getByPlaceholder('Comment...');
    await input.fill('Amen.');
    await expectPress(input, dialog.getByRole('button', { name: 'Send' }));
  });

  test('in the search for people', async ({ server }) => {
    answerWithFullLists(server);
    await renderApp('/community', { server, member: aMember(), width: 375, height: 812 });
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Search people/ })
      .click();
    await expectPress(
      page.getByRole('banner').getByRole('combobox', { name: 'Search people' }),
      page.getByRole('article').first().getByRole('button', { name: 'Like' }),
    );
  });

  test('in the details of the profile', async ({ server }) => {
    server.answer('GET /user/getById/{id}', { user: anOwnProfile() });
    await renderApp('/profile', { server, member: aMember(), width: 375, height: 812 });
    await page.getByRole('button', { name: 'Edit profile' }).click();
    const dialog = page.getByRole('dialog');
    await expectPress(
      dialog.getByLabelText('First name'),
      dialog.getByRole('button', { name: 'Save', exact: true }),
    );
  });

  test('where a friend is chosen for a chat', async ({ server }) => {
    answerWithFullLists(server);
    await renderApp('/messages', { server, member: aMember(), width: 375, height: 812 });
    const start = page.getByRole('button', { name: 'Nuevo chat' });
    await expectPress(page.getByRole('searchbox', { name: 'Search chats' }), start);
    await start.click();
    const dialog = page.getByRole('dialog');
    await expectPress(
      dialog.getByRole('searchbox'),
      dialog.getByRole('button', { name: 'Start Conversation' }),
    );
  });

  test('in a conversation', async ({ server }) => {
    answerWithFullLists(server);
    await renderApp('/messages?chat=019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a51', {
      server,
      member: aMember(),
      width: 375,
      height: 812,
    });
    const form = page.getByRole('form', { name: 'Message' });
    const field = form.getByRole('textbox', { name: 'Message' });
    await field.fill('Maria');
    await expectPress(field, form.getByRole('button', { name: 'Send' }));
  });
});
