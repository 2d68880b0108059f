import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const OPERATION = 'POST /auth/confirm-email';
const main = page.getByRole('main');
const button = main.getByRole('button', { name: 'Yes, confirm my address' });

test.for([null, aMember()])(
  'an address is confirmed with a button, because mail programs open links, too (%#)',
  async (member, { server }) => {
    await renderApp('/confirm-email?token=of-the-mail', { server, member, width: 375 });
    await expect.element(button).toBeVisible();
    await expectSound();
    expect(server.calls(OPERATION)).toHaveLength(0);
    await button.click();
    await expect
      .element(main.getByRole('heading', { name: 'Your email address is confirmed. Thank you!' }))
      .toHaveFocus();
    expect(server.calls(OPERATION)[0]?.body).toEqual({ token: 'of-the-mail' });
  },
);

test.for([
  ['auth.email-link', 'This link is too old.', 'Log in and ask for a new link in your settings.'],
  ['user.email-taken', 'Another account now uses this address.', 'Another account now uses this address.'],
] as const)('a refused link explains what to do (%s)', async ([id, message, text], { server }) => {
  server.refuse(OPERATION, 400, { id, message });
  await renderApp('/confirm-email?token=of-the-mail', { server });
  await button.click();
  await expect.element(main.getByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  await expect.element(main.getByText(text)).toBeVisible();
  await expectSound();
});

test('without a response, the reader can try again', async ({ server }) => {
  server.refuse(OPERATION, 429, { message: 'Too many attempts. Please wait a minute and try again.' });
  await renderApp('/confirm-email?token=of-the-mail', { server, language: 'es' });
  await main.getByRole('button', { name: 'Sí, confirmar mi dirección' }).click();
  await expect
    .element(main.getByRole('heading', { name: 'No se pudo confirmar tu correo electrónico' }))
    .toHaveFocus();
  server.answer(OPERATION, { message: 'Your email address is confirmed.' });
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect
    .element(main.getByRole('heading', { name: 'Tu correo electrónico está confirmado. ¡Gracias!' }))
    .toHaveFocus();
});
