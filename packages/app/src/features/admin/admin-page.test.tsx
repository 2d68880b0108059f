import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expectAddress } from '../../../test/screens.ts';
import { anAdministrator } from '../../../test/staff.ts';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');

test('without the required second factor, the administration is closed and links to the setup of a second factor', async ({
  server,
}) => {
  server.answer('GET /user/secondFactor', {
    isOn: false,
    isRequired: true,
    oneTimeCodesSince: null,
    recoveryCodesLeft: 0,
    passkeys: [],
  });
  server.refuse('GET /admin/members', 403, {
    message: 'Your role needs two-step login.',
    id: 'auth.second-factor-required',
  });
  await renderApp('/admin/members', { server, member: anAdministrator(), width: 375 });
  await expect.element(main.getByRole('heading', { name: 'Two-step login is needed' })).toBeVisible();
  await expect.element(main.getByRole('table')).not.toBeInTheDocument();
  await expectSound();
  await main.getByRole('link', { name: 'Go to your settings' }).click();
  await expectAddress('/settings/security');
  const section = page.getByRole('region', { name: 'Two-step login' });
  await expect.element(section.getByText(/^Your role needs two-step login\./)).toBeVisible();
});
