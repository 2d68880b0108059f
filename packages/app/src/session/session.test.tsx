import { renderApp } from '../../test/render-app.tsx';
import { expectAddress, expectToast } from '../../test/screens.ts';
import { expect, test } from '../../test/test.ts';

test('if a session ends on another device, the member is led to the log-in page and reads why', async ({
  server,
}) => {
  localStorage.setItem('token', 'token-of-the-member');
  server.refuse('GET /auth/verify', 401, { message: 'Please log in again.' });
  await renderApp('/community', { server });
  await expectToast('Error verifying session.');
  await expectAddress('/signin');
  expect(localStorage.getItem('token')).toBeNull();
});
