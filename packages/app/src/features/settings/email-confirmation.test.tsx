import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const section = page.getByRole('region', { name: 'Your account', exact: true });
const resend = section.getByRole('button', { name: 'Send a new link' });
const unconfirmed = aMember({ emailStatus: { state: 'unconfirmed', pending: null } });
const confirmed = aMember({ emailStatus: { state: 'confirmed', pending: null } });
const moving = aMember({ emailStatus: { state: 'confirmed', pending: 'moved@example.org' } });

test('an unconfirmed address has no mark, and its link can be sent again', async ({ server }) => {
  await renderApp('/settings/account', { server, member: unconfirmed, width: 375 });
  await expect.element(section.getByText(`Confirm ${unconfirmed.email}`)).toBeVisible();
  await expect.element(section.getByText('Confirmed')).not.toBeInTheDocument();
  await expectSound();
  await resend.click();
  await expectToast('A new link is on its way.');
  expect(server.calls('POST /user/confirm-email')).toHaveLength(1);
});

test('a refused link says why', async ({ server }) => {
  server.refuse('POST /user/confirm-email', 429, { message: 'Too many attempts. Please wait.' });
  await renderApp('/settings/account', { server, member: unconfirmed });
  await resend.click();
  await expectToast('Too many attempts. Please wait.');
  await expect.element(resend).toBeEnabled();
});

test('a confirmed address has the mark', async ({ server }) => {
  await renderApp('/settings/account', { server, member: confirmed });
  await expect.element(section.getByText('Confirmed')).toBeVisible();
  await expect.element(resend).not.toBeInTheDocument();
});

test.for([aMember(), aMember({ emailStatus: { state: 'trusted', pending: null } })])(
  'nothing is asked of a member from earlier times, or without a mail server (%#)',
  async (member, { server }) => {
    await renderApp('/settings/account', { server, member });
    await expect.element(section).toMatchTextContent(member.email);
    await expect.element(section.getByText('Confirmed')).not.toBeInTheDocument();
    await expect.element(resend).not.toBeInTheDocument();
  },
);

test('a new address waits for its link, and the member can keep the current one', async ({ server }) => {
  server.answer('PUT /user/update/{id}', { user: moving });
  await renderApp('/settings/account', { server, member: confirmed });
  await section.getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email address' });
  await dialog.getByLabelText('New email address').fill('moved@example.org');
  await dialog.getByLabelText('Current password', { exact: true }).fill('Stella-Maris-33!');
  await userEvent.keyboard('{Enter}');
  await expectToast('We have sent a link to the new address. Open it to confirm the change.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(section.getByText('Confirm moved@example.org')).toBeVisible();
  await expectSound();
  server.answer('PUT /user/update/{id}', { user: confirmed });
  await section.getByRole('button', { name: 'Keep my current address' }).click();
  await expectToast('Your email address has not changed.');
  await expect.element(section.getByText('Confirm moved@example.org')).not.toBeInTheDocument();
  expect(server.calls('PUT /user/update/{id}')[1]?.body).toEqual({ email: confirmed.email });
});

test('members without a confirmed address are not promised an email', async ({ server }) => {
  const made = exampleOf(operationNamed('POST /user/export')).body as AnswerOf<'POST /user/export'>;
  server.answer('GET /user/export', made);
  await renderApp('/settings/account', { server, member: unconfirmed });
  await section.getByRole('button', { name: 'Change email address' }).click();
  await expect
    .element(page.getByText('You log in with it. Once it is confirmed, we also send our emails there.'))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('link', { name: 'Data and deletion' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Your data' }).getByRole('status'))
    .toMatchTextContent('You will find it here when it is ready: we only write to confirmed addresses.');
});
