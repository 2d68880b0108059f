import type { Schemas } from '@parvis/api-client';
import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

type ClaimAnswer = Schemas['ParishClaimAnswer'];

const main = page.getByRole('main');
const id = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d';
const route = `/parish/claim/${id}`;
const example = exampleOf(operationNamed('GET /parish/claim/{id}'))
  .body as AnswerOf<'GET /parish/claim/{id}'>;
const nothing: ClaimAnswer = { ...example, claim: null };
const claimed = (changes: Partial<Schemas['ParishClaim']>): ClaimAnswer => ({
  ...example,
  claim: example.claim === null ? null : { ...example.claim, ...changes },
});

describe('the claim of a parish', () => {
  test('is sent with an address of the parish, and then proved by the code', async ({ server }) => {
    server.answer('GET /parish/claim/{id}', nothing);
    await renderApp(route, { server, member: aMember(), width: 375 });
    await main.getByRole('button', { name: 'Claim this parish' }).click();
    await expect.element(main.getByText('Please fill in this field.').first()).toBeVisible();
    await expectSound();
    await main.getByLabelText('What do you do in the parish?').fill('Secretary');
    await main.getByLabelText('Email address of the parish').fill('office@stmary.example.org');
    await main.getByRole('button', { name: 'Claim this parish' }).click();
    await expect.element(main).toMatchTextContent('We have sent a code to office@stmary.example.org.');
    expect(server.calls('POST /parish/claim/{id}').at(-1)?.body).toEqual({
      position: 'Secretary',
      method: 'email',
      email: 'office@stmary.example.org',
    });

    server.refuse('PUT /parish/claim/{id}/code', 400, {
      message: 'This code is wrong.',
      errors: [{ path: 'code', message: 'This code is wrong.' }],
    });
    await main.getByLabelText('Code').fill('WRONG');
    await main.getByRole('button', { name: 'Check the code' }).click();
    await expect.element(main.getByText('This code is wrong.')).toBeVisible();
    server.answer('PUT /parish/claim/{id}/code', claimed({ state: 'proved' }));
    await main.getByRole('button', { name: 'Check the code' }).click();
    await expect.element(main).toMatchTextContent('An administrator now decides');
  });

  test('is by letter if the page names no domain, and can be withdrawn', async ({ server }) => {
    server.answer('GET /parish/claim/{id}', { ...nothing, domains: [] });
    server.answer('POST /parish/claim/{id}', claimed({ method: 'letter', email: '', codeExpiresAt: null }));
    server.answer('DELETE /parish/claim/{id}', claimed({ state: 'withdrawn' }));
    await renderApp(route, { server, member: aMember() });
    await main.getByLabelText('What do you do in the parish?').fill('Pastor');
    await main.getByRole('button', { name: 'Claim this parish' }).click();
    await expect.element(main).toMatchTextContent('We send a letter with a code');
    await main.getByRole('button', { name: 'Withdraw the claim' }).click();
    await expectToast('Your claim is withdrawn.');
    await expect.element(main.getByRole('button', { name: 'Claim this parish' })).toBeVisible();
  });

  test('shows the reason if it was declined, and the role if it was accepted', async ({ server }) => {
    server.answer(
      'GET /parish/claim/{id}',
      claimed({ state: 'declined', reason: 'Nobody knows you there.' }),
    );
    await renderApp(route, { server, member: aMember() });
    await expect.element(main).toMatchTextContent('Reason: Nobody knows you there.');
    await expect.element(main.getByRole('button', { name: 'Claim this parish' })).toBeVisible();
  });

  test('leads those who look after the parish to its editor', async ({ server }) => {
    server.answer('GET /parish/claim/{id}', { ...nothing, scope: 'parish', canEdit: true });
    await renderApp(route, { server, member: aMember() });
    await expect
      .element(main.getByRole('link', { name: 'Edit the page' }))
      .toHaveAttribute('href', `/parish/edit/${id}`);
    await main.getByRole('button', { name: 'Stop looking after it' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
    await expectToast('You no longer look after this parish.');
  });

  test('says why it cannot be loaded', async ({ server }) => {
    server.refuse('GET /parish/claim/{id}', 429, { message: 'Not now.' });
    await renderApp(route, { server, member: aMember() });
    await expect.element(main.getByText('Not now.')).toBeVisible();
  });
});
