import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
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
