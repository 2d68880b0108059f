import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { refusal, type FakeServer } from '../../../test/fake-server.ts';
import { newId } from '../../../test/ids.ts';
import type { AnswerOf } from '../../../test/operations.ts';
import { aDevice, creationOptions, requestOptions } from '../../../test/passkeys.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { confirm, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

type SecondFactor = AnswerOf<'GET /user/secondFactor'>;
type Passkey = SecondFactor['passkeys'][number];

const member = aMember();
const section = page.getByRole('region', { name: 'Two-step login' });
const rows = section.getByRole('listitem');
const devices = page.getByRole('region', { name: 'Your devices' }).getByRole('listitem');
const add = section.getByRole('button', { name: 'Add a passkey' });
const dialog = page.getByRole('dialog');
const nameField = dialog.getByLabelText('Name of the passkey');
const submit = dialog.getByRole('button', { name: 'Add a passkey' });
const codes = ['7KQW-M2XC-9RTH-4VNB', 'H3PZ-8DYF-K6SA-WJ2E'];

const aPasskey = (name: string): Passkey => ({
  _id: newId(),
  name,
  createdAt: '2026-11-21T10:00:00.000Z',
  lastUsedAt: null,
  isSynced: true,
});

const withPasskeys = (passkeys: Passkey[], changes: Partial<SecondFactor> = {}): SecondFactor => ({
  isOn: passkeys.length > 0,
  isRequired: false,
  oneTimeCodesSince: null,
  recoveryCodesLeft: passkeys.length > 0 ? 10 : 0,
  passkeys,
  ...changes,
});

/** Serves the second factor and accepts changes of it. Returns the ids of the added credentials. */
function serve(server: FakeServer, secondFactor: SecondFactor): string[] {
  let present = secondFactor;
  const ids: string[] = [];
  const change = (passkeys: Passkey[]) => {
    const isOn = passkeys.length > 0 || present.oneTimeCodesSince !== null;
    present = { ...present, isOn, recoveryCodesLeft: isOn ? 10 : 0, passkeys };
  };
  server.answer('GET /user/secondFactor', () => present);
  server.answer('POST /user/passkeys/options', () => creationOptions(ids));
  server.answer('POST /user/passkeys', ({ body }) => {
    const recoveryCodes = present.isOn ? [] : codes;
    const passkey = aPasskey(body.name);
    ids.push(body.response.id);
    change([...present.passkeys, passkey]);
    return { message: 'The passkey was added.', passkey, recoveryCodes };
  });
  server.answer('PUT /user/passkeys/{id}', ({ params, body }) => {
    change(present.passkeys.map((each) => (each._id === params['id'] ? { ...each, name: body.name } : each)));
    const [passkey] = present.passkeys;
    if (passkey === undefined) return refusal(404);
    return { message: 'The passkey has a new name.', passkey };
  });
  server.answer('DELETE /user/passkeys/{id}', ({ params }) => {
    change(present.passkeys.filter(({ _id }) => _id !== params['id']));
    return { message: 'The passkey was removed.' };
  });
  return ids;
}

test('recovery codes come with the first passkey, and the same device cannot be added again', async ({
  server,
}) => {
  await aDevice();
  const ids = serve(server, withPasskeys([]));
  await renderApp('/settings/security', { server, member, width: 375 });
  await expect.element(devices.first()).toBeVisible();
  await add.click();
  await expect.element(nameField).toHaveValue('Firefox on Linux');
  await expectSound();
  await nameField.fill('  ');
  await submit.click();
  await expect.element(dialog.getByText('Please enter a name.')).toBeVisible();
  await nameField.fill('My phone');
  await submit.click();
  await expectToast('The passkey was added.');
  await expect.element(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expect.element(dialog.getByLabelText('All codes')).toHaveValue(codes.join(' '));
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows).toMatchTextContent(/^My phone/);
  await expect.element(rows.getByText('Synced')).toBeVisible();
  await expect.element(rows.getByText('Not used yet')).toBeVisible();
  await expect.element(section.getByText('Recovery codes left: 10')).toBeVisible();
  await expectSound();
  expect(ids).toHaveLength(1);

  await add.click();
  await submit.click();
  await expectToast('This device already has a passkey for your account.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(rows).toHaveLength(1);
});

test('if the device creates no passkey, the dialog says so and keeps the name for another try', async ({
  server,
}) => {
  const device = await aDevice();
  await device.setUserVerified(false);
  serve(server, withPasskeys([]));
  await renderApp('/settings/security', { server, member });
  await add.click();
  await nameField.fill('My phone');
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('The passkey could not be added');
  await expect.element(submit).not.toHaveAttribute('aria-busy');
  await expect.element(nameField).toHaveValue('My phone');
  expect(server.calls('POST /user/passkeys')).toHaveLength(0);

  await device.setUserVerified(true);
  await submit.click();
  await expectToast('The passkey was added.');
  await expect.element(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  expect(server.calls('POST /user/passkeys').map(({ body }) => body.name)).toEqual(['My phone']);
});

test('the dialog shows the server’s error', async ({ server }) => {
  await aDevice();
  serve(server, withPasskeys([]));
  const message = 'Please confirm your e-mail address first.';
  server.refuse('POST /user/passkeys/options', 400, { message, id: 'second-factor.email-unconfirmed' });
  await renderApp('/settings/security', { server, member });
  await add.click();
  await nameField.fill('My phone');
  await submit.click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expectSound();
});

test('passkeys are renamed and removed, and the focus stays in the section', async ({ server }) => {
  const long = `Tablet${'x'.repeat(54)}`;
  serve(server, withPasskeys([aPasskey('Phone'), { ...aPasskey(long), isSynced: false }]));
  await renderApp('/settings/security', { server, member, width: 375 });
  await expect.element(rows).toHaveLength(2);
  await expect.element(rows.filter({ hasText: long }).getByText('On one device')).toBeVisible();
  await expectSound();

  await section.getByRole('button', { name: 'Rename Phone' }).click();
  await expect.element(nameField).toHaveValue('Phone');
  await nameField.fill('x'.repeat(61));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('At most 60 characters.')).toBeVisible();
  await nameField.fill('Parish laptop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast('The passkey has a new name.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(rows.first()).toMatchTextContent(/^Parish laptop/);

  await section.getByRole('button', { name: `Remove ${long}` }).click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('It no longer opens your account.');
  await expectSound();
  await confirm('Remove');
  await expect.element(rows).toHaveLength(1);
  await expect.element(section.getByRole('list')).toHaveFocus();

  await section.getByRole('button', { name: 'Remove Parish laptop' }).click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toMatchTextContent('Your password alone will then open your account.');
  await confirm('Remove');
  await expect.element(section.getByRole('list')).not.toBeInTheDocument();
  await expect.element(section).toHaveFocus();
  await expect.element(section.getByText('Recovery codes', { exact: true })).not.toBeInTheDocument();
});

test('a passkey that was removed elsewhere cannot be renamed, and leaves the list', async ({ server }) => {
  serve(server, withPasskeys([aPasskey('Phone'), aPasskey('Tablet')]));
  const message = 'There is no such passkey.';
  server.answer('PUT /user/passkeys/{id}', () => {
    serve(server, withPasskeys([aPasskey('Tablet')]));
    return refusal(404, { message });
  });
  await renderApp('/settings/security', { server, member });
  await section.getByRole('button', { name: 'Rename Phone' }).click();
  await nameField.fill('Parish laptop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows).toMatchTextContent(/^Tablet/);
});

test('staff are warned that the administration closes when they remove the last passkey', async ({
  server,
}) => {
  serve(server, withPasskeys([aPasskey('Phone')], { isRequired: true }));
  await renderApp('/settings/security', { server, member });
  await section.getByRole('button', { name: 'Remove Phone' }).click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('you cannot use the administration');
});

test('without the authenticator app, the passkeys stay', async ({ server }) => {
  const secondFactor = withPasskeys([aPasskey('Phone')], { oneTimeCodesSince: '2026-11-21T10:00:00.000Z' });
  serve(server, secondFactor);
  server.answer('DELETE /user/secondFactor/codes', () => {
    serve(server, { ...secondFactor, oneTimeCodesSince: null });
    return { message: 'We no longer ask for a code.' };
  });
  await renderApp('/settings/security', { server, member });
  await section.getByRole('button', { name: 'Turn off the authenticator app' }).click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toMatchTextContent('Your passkeys stay: we ask for one after your password.');
  await confirm('Turn off');
  await expect.element(section.getByRole('button', { name: 'Use an authenticator app' })).toBeVisible();
  await expect.element(rows).toHaveLength(1);
});

test('members who have only passkeys prove their identity with a passkey or a recovery code', async ({
  server,
}) => {
  const device = await aDevice();
  const id = await device.addPasskey();
  await device.setUserVerified(false);
  serve(server, withPasskeys([aPasskey('Phone')]));
  let isProved = false;
  server.answer('POST /user/proof/options', requestOptions([id]));
  server.answer('POST /user/proof', ({ body }) => {
    isProved = body.passkey?.id === id;
    return { message: 'Thank you. You can continue.' };
  });
  server.answer('POST /user/secondFactor/recoveryCodes', () =>
    isProved
      ? { message: 'Made.', recoveryCodes: codes }
      : refusal(403, { message: 'Please confirm it.', id: 'auth.proof-required' }),
  );
  await renderApp('/settings/security', { server, member, width: 375 });
  await section.getByRole('button', { name: 'Create new recovery codes' }).click();
  const usePasskey = dialog.getByRole('button', { name: 'Use a passkey' });
  await expect.element(usePasskey).toHaveFocus();
  await expectSound();
  await usePasskey.click();
  await expect.poll(() => server.calls('POST /user/proof/options')).toHaveLength(1);
  await expect.element(usePasskey).not.toHaveAttribute('aria-busy');
  expect(server.calls('POST /user/proof')).toHaveLength(0);

  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect.element(dialog.getByLabelText('Recovery code')).toHaveFocus();
  await expectSound();
  await device.setUserVerified(true);
  await usePasskey.click();
  await expect.element(dialog.getByLabelText('All codes')).toHaveValue(codes.join(' '));
});

test('a browser without passkeys says so', async ({ server }) => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  serve(server, withPasskeys([aPasskey('Phone')]));
  await renderApp('/settings/security', { server, member });
  await expect.element(section.getByText('This browser cannot add a passkey.')).toBeVisible();
  await expect.element(rows).toHaveLength(1);
});
