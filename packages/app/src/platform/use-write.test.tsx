import { page } from 'vitest/browser';
import { aClosedGroup } from '../../test/groups.ts';
import { aMember, renderApp } from '../../test/render-app.tsx';
import { expectAddress, expectToast } from '../../test/screens.ts';
import { expect, test } from '../../test/test.ts';

const join = page.getByRole('button', { name: 'Ask to join' });

test('a write runs once, however fast the button is pressed, and shows its failure after its screen was left', async ({
  server,
}) => {
  const group = aClosedGroup();
  server.answer('GET /group/getById/{id}', { group });
  server.refuse('PUT /group/membership/{id}', 429, { message: 'Please wait a moment.' });
  const release = server.hold('PUT /group/membership/{id}');
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
