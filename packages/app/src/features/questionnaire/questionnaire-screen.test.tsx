import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { aParish } from '../../../test/publications.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, questionnaireForm as form } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

test('the questionnaire keeps its answers over a reload, and is required before the community', async ({
  server,
}) => {
  localStorage.setItem('register', 'true');
  const member = aMember({ questionnaireCompleted: false });
  server.answer('GET /questionnaire/all', { questionnaires: [], nextCursor: null });
  const { reload } = await renderApp('/complete-registration', { server, member });
  await form.submit.click();
  await expect.element(form.catholic).toHaveFocus();
  await form.parish.fill('Saint Perpetua');
  const { close } = await reload();
  await expect.element(form.parish).toHaveValue('Saint Perpetua');
  await close();
  localStorage.setItem('register', 'true');
  await renderApp('/community', { server, member });
  await expectAddress('/complete-registration');
});

test('a new member reads that a link was sent by email', async ({ server }) => {
  const member = aMember({
    questionnaireCompleted: false,
    emailStatus: { state: 'unconfirmed', pending: null },
  });
  await renderApp('/complete-registration', { server, member, width: 375 });
  await expect
    .element(
      page.getByText(`We have sent an email to ${member.email}. Open its link to confirm your address.`),
    )
    .toBeVisible();
  await expectSound();
});

const atQuestionnaire = aMember({ questionnaireCompleted: false });
const cecilia = aParish({ title: 'St. Cecilia' });

test('the directory suggests parishes, and fills the diocese unless the member has typed one', async ({
  server,
}) => {
  server.answer('GET /parish/all', {
    parishes: [cecilia, aParish({ title: 'Holy Rosary', parish: { ...cecilia.parish, diocese: 'Tulsa' } })],
    nextCursor: null,
  });
  await renderApp('/complete-registration', { server, member: atQuestionnaire, width: 375 });
  await form.parish.click();
  await userEvent.keyboard('6270');
  await expect.element(page.getByRole('option', { name: /^St\. Cecilia/ })).toBeVisible();
  await expectSound();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(form.parish).toHaveValue('St. Cecilia');
  await expect.element(form.diocese).toHaveValue(cecilia.parish.diocese);
  await form.parish.fill('Rosary');
  await page.getByRole('option', { name: /^Holy Rosary/ }).click();
  await expect.element(form.diocese).toHaveValue('Tulsa');
  await form.diocese.fill('Boston');
  await form.parish.fill('Cecilia');
  await page.getByRole('option', { name: /^St\. Cecilia/ }).click();
  await expect.element(form.parish).toHaveValue('St. Cecilia');
  await expect.element(form.diocese).toHaveValue('Boston');
});

test('any parish can be typed, also if the directory does not respond', async ({ server }) => {
  server.refuse('GET /parish/all', 429);
  await renderApp('/complete-registration', { server, member: atQuestionnaire });
  await form.parish.fill('Saint Perpetua');
  await expect.poll(() => server.calls('GET /parish/all')).not.toEqual([]);
  await expect.element(form.parish).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await expect.element(form.parish).toHaveValue('Saint Perpetua');
});

test('a parish that the directory does not have is kept, and the field says so', async ({ server }) => {
  server.answer('GET /parish/all', { parishes: [], nextCursor: null });
  await renderApp('/complete-registration', { server, member: atQuestionnaire, width: 375 });
  await form.parish.fill('Mount Tabor');
  const note = page.getByText('No parish found. You can keep what you typed.').last();
  await expect.element(note).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(form.parish).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await expect.element(form.parish).toHaveValue('Mount Tabor');
});

test('the button to log out comes after the form', async ({ server }) => {
  await renderApp('/complete-registration', { server, member: atQuestionnaire });
  await expect.element(form.submit).toBeVisible();
  const buttons = page.getByRole('main').getByRole('button').elements();
  expect(buttons.slice(-2).map((button) => button.textContent)).toEqual(['Complete Registration', 'Logout']);
});
