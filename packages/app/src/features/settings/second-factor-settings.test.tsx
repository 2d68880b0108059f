import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { refusal, type FakeServer } from '../../../test/fake-server.ts';
import type { AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { confirm, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

type SecondFactor = AnswerOf<'GET /user/secondFactor'>;

const member = aMember();
const section = page.getByRole('region', { name: 'Two-step login' });
const dialog = page.getByRole('dialog');
const turnOn = section.getByRole('button', { name: 'Use an authenticator app' });
const codes = ['7KQW-M2XC-9RTH-4VNB', 'H3PZ-8DYF-K6SA-WJ2E'];

const off: SecondFactor = {
  isOn: false,
  isRequired: false,
  oneTimeCodesSince: null,
  recoveryCodesLeft: 0,
  passkeys: [],
};
const on: SecondFactor = {
  isOn: true,
  isRequired: false,
  oneTimeCodesSince: '2026-11-21T10:00:00.000Z',
  recoveryCodesLeft: 10,
  passkeys: [],
};

const asksForProof = () => refusal(403, { message: 'Please confirm it.', id: 'auth.proof-required' });

/** Serves the second factor and accepts changes of it. */
function serve(server: FakeServer, secondFactor: SecondFactor): void {
  let present = secondFactor;
  server.answer('GET /user/secondFactor', () => present);
  server.answer('PUT /user/secondFactor/codes', () => {
    present = on;
    return { message: 'From now on we ask for a code when you log in.', recoveryCodes: codes };
  });
  server.answer('DELETE /user/secondFactor/codes', () => {
    present = off;
    return { message: 'We no longer ask for a code.' };
  });
}

test('a member turns two-step login on, and saves the recovery codes', async ({ server }) => {
  serve(server, off);
  await renderApp('/settings/security', { server, member, width: 375 });
  await turnOn.click();
  await expect.element(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect.element(dialog.getByLabelText('Secret key')).toHaveValue('NB2W45DFOIZANB2W45DFOIZANB2W45DF');
  const code = dialog.getByLabelText('Code', { exact: true });
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectSound();
  await code.fill('492039');
  await dialog.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expect.element(dialog.getByRole('listitem')).toHaveLength(2);
  await expect.element(dialog.getByLabelText('All codes')).toHaveValue(codes.join(' '));
  const download = dialog.getByRole('link', { name: 'Download' }).element();
  expect(decodeURIComponent(download.getAttribute('href') ?? '')).toContain(codes.join('\n'));
  await expectSound();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect.element(section.getByText('Recovery codes left: 10')).toBeVisible();
  await expectSound();
});

test('a wrong first code is reported at its field', async ({ server }) => {
  serve(server, off);
  const message = 'This code is not right.';
  server.refuse('PUT /user/secondFactor/codes', 400, {
    message,
    id: 'second-factor.code',
    errors: [{ path: 'code', message }],
  });
  await renderApp('/settings/security', { server, member });
  await turnOn.click();
  await dialog.getByLabelText('Code', { exact: true }).fill('000000');
  await dialog.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(dialog.getByLabelText('Code', { exact: true })).toHaveFocus();
});

test('if codes are already on because a response was lost, they are shown as on', async ({ server }) => {
  serve(server, off);
  const message = 'Codes of an app are on already.';
  server.answer('PUT /user/secondFactor/codes', () => {
    serve(server, on);
    return refusal(400, { message, id: 'second-factor.on' });
  });
  await renderApp('/settings/security', { server, member });
  await turnOn.click();
  await dialog.getByLabelText('Code', { exact: true }).fill('492039');
  await dialog.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expectToast(message);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(section.getByRole('button', { name: 'Turn off the authenticator app' })).toBeVisible();
});

test('a member who logged in long ago must first prove their identity', async ({ server }) => {
  serve(server, on);
  let isProved = false;
  server.answer('POST /user/proof', ({ body }) => {
    isProved = body.code === '492039';
    return { message: 'Thank you. You can continue.' };
  });
  server.answer('DELETE /user/secondFactor/codes', () => {
    if (!isProved) return asksForProof();
    serve(server, off);
    return { message: 'We no longer ask for a code.' };
  });
  await renderApp('/settings/security', { server, member, width: 375 });
  await section.getByRole('button', { name: 'Turn off the authenticator app' }).click();
  await confirm('Turn off');
  await expect.element(dialog.getByRole('heading', { name: 'Is it you?' })).toBeVisible();
  await expectSound();
  await dialog.getByLabelText('Code', { exact: true }).fill('492039');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectToast('We no longer ask for a code.');
  await expect.element(turnOn).toBeVisible();
});

test('one proof is enough for two changes at once', async ({ server }) => {
  serve(server, on);
  let isProved = false;
  server.answer('POST /user/proof', () => {
    isProved = true;
    return { message: 'Thank you. You can continue.' };
  });
  server.answer('POST /user/secondFactor/recoveryCodes', () =>
    isProved ? { message: 'Made.', recoveryCodes: codes } : asksForProof(),
  );
  server.answer('DELETE /user/secondFactor/codes', () =>
    isProved ? { message: 'We no longer ask for a code.' } : asksForProof(),
  );
  await renderApp('/settings/security', { server, member });
  const makeCodes = section.getByRole('button', { name: 'Create new recovery codes' });
  await expect.element(makeCodes).toBeVisible();
  const release = server.pause('GET /user/secondFactor');
  await makeCodes.click();
  await expect.poll(() => server.calls('POST /user/secondFactor/recoveryCodes')).toHaveLength(1);
  await section.getByRole('button', { name: 'Turn off the authenticator app' }).click();
  await confirm('Turn off');
  await expect.poll(() => server.calls('DELETE /user/secondFactor/codes')).toHaveLength(1);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  release();
  await dialog.getByLabelText('Code', { exact: true }).fill('492039');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectToast('We no longer ask for a code.');
  await expect.element(dialog.getByLabelText('All codes')).toHaveValue(codes.join(' '));
  expect(server.calls('POST /user/proof')).toHaveLength(1);
});

test('nothing changes without the proof', async ({ server }) => {
  serve(server, off);
  server.refuse('POST /user/secondFactor/codes', 403, {
    message: 'Please confirm first that it is you.',
    id: 'auth.proof-required',
  });
  await renderApp('/settings/security', { server, member });
  await turnOn.click();
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectToast('Please confirm first that it is you.');
  expect(server.calls('POST /user/proof')).toHaveLength(0);
});

test('if few recovery codes are left, the page recommends new ones', async ({ server }) => {
  serve(server, { ...on, recoveryCodesLeft: 2 });
  server.answer('POST /user/secondFactor/recoveryCodes', { message: 'Made.', recoveryCodes: codes });
  await renderApp('/settings/security', { server, member });
  await expect
    .element(section.getByText('You have only a few recovery codes left: 2. Create new ones.'))
    .toBeVisible();
  await section.getByRole('button', { name: 'Create new recovery codes' }).click();
  await expect.element(dialog.getByRole('listitem')).toHaveLength(2);
});

test('after a failure, the button waits until the state has been read again', async ({ server }) => {
  serve(server, on);
  server.refuse('POST /user/secondFactor/recoveryCodes', 429, { message: 'Please wait a moment.' });
  await renderApp('/settings/security', { server, member });
  const make = section.getByRole('button', { name: 'Create new recovery codes' });
  await expect.element(make).toBeVisible();
  const release = server.pause('GET /user/secondFactor');
  await make.click();
  await expectToast('Please wait a moment.');
  await expect.element(make).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(make).not.toHaveAttribute('aria-busy');
});

test('says that the state cannot be loaded, and tries again', async ({ server }) => {
  server.refuse('GET /user/secondFactor', 500, { message: 'Not now.' });
  await renderApp('/settings/security', { server, member });
  await expect.element(section.getByText('Not now.')).toBeVisible();
  serve(server, off);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(turnOn).toBeVisible();
});
