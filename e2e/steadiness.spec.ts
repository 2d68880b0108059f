import { expectSteady } from './audit.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { askToBeFriend, befriend, authorised, register } from './members.ts';
import type { Member } from './members.ts';
import { samplePicture } from './sample-picture.ts';
import { expect, test } from './test.ts';

async function publishPicture(request: APIRequestContext, member: Member, content: string): Promise<string> {
  const answer = await request.post('/api/post/create', {
    headers: authorised(member),
    multipart: {
      content,
      images: { name: 'window.png', mimeType: 'image/png', buffer: await samplePicture() },
      imageDescription: 'A coloured square',
    },
  });
  expect(answer.status()).toBe(201);
  const { post }: { post: { _id: string } } = await answer.json();
  return post._id;
}

/** A first visit from a phone on a slow network: what arrives late is seen to move. */
async function visitSlowly(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('splash', 'shown'));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

for (const path of [
  '/',
  '/signin',
  '/signup',
  '/recover-password',
  '/about-us',
  '/privacy-policy',
  '/terms-of-service',
  '/cookies',
]) {
  test(`${path} stands still while it loads`, async ({ page }) => {
    await visitSlowly(page, path);
    await expectSteady(page, path);
  });
}

test('profiles stand still while they load', async ({ signIn, request }) => {
  const { member, page } = await signIn('Paula');
  const other = await register(request, 'Quirin');
  await publishPicture(request, other, 'The west window.');
  await befriend(request, other, member);
  await askToBeFriend(request, await register(request, 'Romuald'), member);
  await askToBeFriend(request, member, await register(request, 'Sabina'));
  for (const path of [
    '/profile',
    '/profile?tab=information',
    '/profile?tab=friends',
    `/profile/${other._id}`,
  ]) {
    await visitSlowly(page, path);
    await expectSteady(page, `${path} of ${member.firstName}`);
  }
});

test('the questionnaire stands still while it loads', async ({ signIn }) => {
  const { page } = await signIn('Zita');
  await visitSlowly(page, '/complete-registration');
  await expectSteady(page, 'questionnaire');
});

test('the feed stands still while its pictures load', async ({ signIn }) => {
  const { page, member } = await signIn('Hilda');
  for (const content of ['First', 'Second', 'Third']) {
    await publishPicture(page.request, member, `${content} picture of ${member.lastName}`);
  }
  await visitSlowly(page, '/community');
  await expect(page.getByRole('img', { name: 'A coloured square' }).first()).toHaveJSProperty(
    'complete',
    true,
  );
  await expectSteady(page, 'community');
});

test('a single post stands still while its picture loads', async ({ signIn }) => {
  const { page, member } = await signIn('Odile');
  const id = await publishPicture(page.request, member, `The picture of ${member.lastName}`);
  await visitSlowly(page, `/community?post=${id}`);
  await expect(page.getByRole('img', { name: 'A coloured square' })).toHaveJSProperty('complete', true);
  await expectSteady(page, 'a single post');
});

for (const path of ['/notifications', '/settings']) {
  test(`${path} stands still while it loads`, async ({ signIn }) => {
    const { page } = await signIn('Paula');
    await visitSlowly(page, path);
    await expectSteady(page, path);
  });
}
