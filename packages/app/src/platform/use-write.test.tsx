import { page } from 'vitest/browser';
import { aClosedGroup } from '../../test/groups.ts';
import { aFriendRequest, aPerson, serveCounts } from '../../test/people.ts';
import { aMember, renderApp } from '../../test/render-app.tsx';
import { expectAddress, expectToast, headerButton } from '../../test/screens.ts';
import { expect, test } from '../../test/test.ts';

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const press = (name: string, answer: string) =>
  (row(name).getByRole('button', { name: answer }).element() as HTMLElement).click();
const join = page.getByRole('button', { name: 'Ask to join' });

test('a write runs once even if the button is pressed fast, and shows its failure even after its screen was left', async ({
  server,
}) => {
  const group = aClosedGroup();
  server.answer('GET /group/getById/{id}', { group });
  server.refuse('PUT /group/membership/{id}', 429, { message: 'Please wait a moment.' });
  const release = server.pause('PUT /group/membership/{id}');
  await renderApp(`/groups/${group._id}`, { server, member: aMember() });
  await expect.element(join).toBeVisible();
  const button = join.element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(join).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('link', { name: 'Community' }).first().click();
  await expectAddress('/community');
  release();
  await expectToast('Please wait a moment.');
  expect(server.calls('PUT /group/membership/{id}')).toHaveLength(1);
});

test('the rows of a list are written in parallel, and each of them once', async ({ server }) => {
  const member = aMember();
  const requests = ['Agnes', 'Bruno'].map((name) => aFriendRequest(aPerson(name), member));
  server.answer('GET /friendship/requests', { requests, nextCursor: null, total: 2 });
  serveCounts(server, { friendRequests: 2 });
  server.refuse('PUT /friendship/request/{id}', 429, { message: 'Please wait a moment.' });
  const release = server.pause('PUT /friendship/request/{id}');
  await renderApp('/reports', { server, member });
  await headerButton('Friend requests').click();
  await expect.element(row('Bruno').getByRole('button', { name: 'Decline' })).toBeVisible();
  press('Agnes', 'Accept');
  press('Agnes', 'Decline');
  press('Bruno', 'Decline');
  await expect.poll(() => server.calls('PUT /friendship/request/{id}')).toHaveLength(2);
  release();
  await expectToast('Please wait a moment.');
  await expect.element(row('Agnes').getByRole('button', { name: 'Accept' })).not.toHaveAttribute('aria-busy');
  expect(server.calls('PUT /friendship/request/{id}').map(({ body }) => body)).toEqual([
    { action: 'accept' },
    { action: 'decline' },
  ]);
});
