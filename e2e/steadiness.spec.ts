import { expectSteady } from './audit.ts';
import type { APIRequestContext } from '@playwright/test';
import { authorised } from './members.ts';
import type { Member } from './members.ts';
import { samplePicture } from './sample-picture.ts';
import { expect, test, visit } from './test.ts';

async function publishPicture(request: APIRequestContext, member: Member, content: string) {
  const answer = await request.post('/api/post/create', {
    headers: authorised(member),
    multipart: {
      content,
      images: { name: 'window.png', mimeType: 'image/png', buffer: await samplePicture() },
      imageDescription: 'A coloured square',
    },
  });
  expect(answer.status()).toBe(201);
}

test('screens for guests stand still while they load', async ({ page }) => {
  for (const path of ['/', '/signin', '/signup', '/recover-password', '/about-us']) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    await expectSteady(page, path);
  }
});

test('the feed stands still while its pictures load', async ({ signIn }) => {
  const { page, member } = await signIn('Hilda');
  for (const content of ['First', 'Second', 'Third']) {
    await publishPicture(page.request, member, `${content} picture of ${member.lastName}`);
  }
  await visit(page, '/community');
  await expect(page.getByRole('img', { name: 'A coloured square' }).first()).toHaveJSProperty(
    'complete',
    true,
  );
  await page.waitForLoadState('networkidle');
  await expectSteady(page, 'community');
});
