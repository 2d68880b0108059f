import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../test/fake-server.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const member = aMember();
const section = page.getByRole('region', { name: 'Your data' });
const ask = section.getByRole('button', { name: 'Ask for a copy of my data' });
const dialog = page.getByRole('dialog', { name: 'Ask for a copy of my data' });
const password = dialog.getByLabelText('Password', { exact: true });
const submit = dialog.getByRole('button', { name: 'Ask for the copy' });

const { export: made } = exampleOf(operationNamed('POST /user/export')).body as AnswerOf<'POST /user/export'>;
if (made === null) throw new Error('The contract has no example of a copy.');
const download = section.getByRole('button', { name: 'Download (1.5 MB)' });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const ready = {
  ...made,
  nextAt: inAnHour(),
  state: 'ready' as const,
  bytes: 1_500_000,
  readyAt: made.askedAt,
  expiresAt: inAnHour(),
};

test('a copy needs the password', async ({ server }) => {
  const message = 'This is not your current password.';
  server.refuse('POST /user/export', 400, { message, errors: [{ path: 'password', message }] });
  await renderApp('/settings/data', { server, member, width: 375 });
  await ask.click();
  await submit.click();
  await expect.element(dialog.getByText('Please enter your current password.')).toBeVisible();
  await expect.element(password).toHaveFocus();
  await expectSound();
  await password.fill('Stella-Maris-34');
  await submit.click();
  await expect.element(dialog.getByText('This is not your current password.')).toBeVisible();
  expect(server.calls('POST /user/export')).toHaveLength(1);
});

test('a copy is announced, and can be downloaded as soon as it is ready', async ({ server }) => {
  const timers = controlTimers();
  const making = { ...made, nextAt: inAnHour() };
  server.answer('POST /user/export', () => {
    server.answer('GET /user/export', { export: making });
    return { export: making };
  });
  await renderApp('/settings/data', { server, member, width: 375 });
  await ask.click();
  await password.fill('Stella-Maris-33!');
  await submit.click();
  await expectToast('We are preparing your copy. We will write to you when it is ready.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(section.getByRole('status')).toMatchTextContent(/^We are preparing your copy\./);
  await expect.element(ask).not.toBeInTheDocument();

  server.answer('GET /user/export', { export: ready });
  await timers.skipUntil(() => download.query() !== null);
  await expect.element(section.getByText(/^You can ask for the next one from:/)).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
  await expectSound();
});

test('a copy is downloaded after the member has proved their identity', async ({ server }) => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.hasAttribute('download')) saved.push(this.href);
  });
  onTestFinished(() => click.mockRestore());
  const url = '/api/user/export/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4c/file?expires=99999999999&signature=test';
  const proof = { message: 'Please confirm first that it is you.', id: 'auth.proof-required' };
  server.answer('GET /user/export', { export: ready });
  server.answer('POST /user/export/address', () =>
    server.calls('POST /user/proof').length === 0 ? refusal(403, proof) : { url, expiresAt: inAnHour() },
  );
  await renderApp('/settings/data', { server, member, width: 375 });
  await download.click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByLabelText('Password', { exact: true }).fill('Stella-Maris-33');
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => saved).toEqual([new URL(url, location.href).href]);
  await expect.element(question).not.toBeInTheDocument();
});

test('the next copy can be requested as soon as the waiting time is over', async ({ server }) => {
  let nextAt: string | undefined;
  server.answer('GET /user/export', () => {
    nextAt ??= new Date(Date.now() + 2000).toISOString();
    return { export: { ...ready, nextAt } };
  });
  await renderApp('/settings/data', { server, member });
  await expect.element(download).toBeVisible();
  await expect.element(ask).toBeVisible();
});

test('an expired copy is no longer offered', async ({ server }) => {
  server.answer('GET /user/export', { export: ready });
  server.answer('POST /user/export/address', () => {
    server.answer('GET /user/export', { export: null });
    return refusal(404, { message: 'There is no copy of your data to download.', id: 'export.none' });
  });
  await renderApp('/settings/data', { server, member });
  await download.click();
  await expectToast('There is no copy of your data to download.');
  await expect.element(download).not.toBeInTheDocument();
  await expect.element(ask).toBeVisible();
});

test('says that the state of the copy is unknown, and retries', async ({ server }) => {
  const timers = controlTimers();
  server.failNetwork('GET /user/export');
  await renderApp('/settings/data', { server, member });
  const retry = section.getByRole('button', { name: 'Try again' });
  await timers.skipUntil(() => retry.query() !== null);
  await expect.element(section.getByText(/^The state of your copy could not be loaded/)).toBeVisible();
  await pressOnce(retry, () => server.restore('GET /user/export'), timers);
  await expect.element(ask).toBeVisible();
});
