import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { newId } from '../../../test/ids.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { confirm, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

type Sessions = AnswerOf<'GET /user/sessions'>['sessions'];

const member = aMember();
const section = page.getByRole('region', { name: 'Your devices' });
const devices = section.getByRole('listitem');

/** Serves this browser's session and some others, and ends sessions when the app requests it. */
function serveSessions(server: FakeServer, others: number): void {
  const { sessions } = exampleOf(operationNamed('GET /user/sessions')).body as AnswerOf<'GET /user/sessions'>;
  const [current, other] = sessions;
  if (current === undefined || other === undefined) throw new Error('The contract has two sessions.');
  let present: Sessions = [current, ...Array.from({ length: others }, () => ({ ...other, _id: newId() }))];
  server.answer('GET /user/sessions', () => ({ sessions: present, nextCursor: null }));
  server.answer('DELETE /user/sessions/{id}', ({ params }) => {
    present = present.filter(({ _id }) => _id !== params['id']);
    return { message: 'This device is logged out.' };
  });
  server.answer('DELETE /user/sessions', () => {
    present = [current];
    return { message: 'All other devices have been logged out.', ended: others };
  });
}

test('a member sees their sessions, and logs out other devices', async ({ server }) => {
  serveSessions(server, 2);
  await renderApp('/settings/security', { server, member, width: 375 });
  await expect.element(devices).toHaveLength(3);
  await expect.element(devices.filter({ hasText: 'This device' })).toHaveLength(1);
  await section.getByRole('button', { name: 'Log out Unknown device' }).first().click();
  await expectToast('This device is logged out.');
  await expect.element(devices).toHaveLength(2);
  await expect.element(section.getByRole('list')).toHaveFocus();

  await section.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectSound();
  await confirm('Log out all others');
  await expectToast('All other devices have been logged out.');
  await expect.element(devices).toHaveLength(1);
  await expect.element(section.getByRole('button')).not.toBeInTheDocument();
});

test('a device that was already logged out elsewhere disappears when the member logs it out', async ({
  server,
}) => {
  serveSessions(server, 1);
  await renderApp('/settings/security', { server, member });
  await expect.element(devices).toHaveLength(2);
  serveSessions(server, 0);
  server.refuse('DELETE /user/sessions/{id}', 404, { message: 'This device is not logged in.' });
  await section.getByRole('button', { name: 'Log out Unknown device' }).click();
  await expectToast('This device is not logged in.');
  await expect.element(devices).toHaveLength(1);
});
