import type { APIRequestContext, Page } from '@playwright/test';
import { audit, expectSteady } from './audit.ts';
import { mailsOf } from './mails.ts';
import { authorised, register, type Member } from './members.ts';
import { expectToast, speakSpanish } from './screens.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

const planCard = (page: Page, plan: string) =>
  page.getByRole('main').getByRole('article', { name: plan, exact: true });

const purchaseDialog = (page: Page, plan: string) =>
  page.getByRole('dialog', { name: `Complete Your ${plan} Subscription` });

async function fillPayment(page: Page): Promise<void> {
  await page.getByLabel('Your Zelle e-mail or phone').fill('payer@example.org');
  await page.getByLabel('Full name').fill('Maria Rossi');
}

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Payment Instructions' }).click();

async function staffMember(request: APIRequestContext): Promise<Member> {
  const administrator = await register(request, 'Ambrose');
  await makeAdministrator(administrator);
  return administrator;
}

/** What the staff decides about the payment that bears the reference, by the API. */
async function decide(
  request: APIRequestContext,
  staff: Member,
  reference: string,
  decision: 'confirm' | 'reject',
  data: { note?: string } = {},
): Promise<void> {
  const headers = authorised(staff);
  const found = await request.get(`/api/admin/reference/${reference}`, { headers });
  expect(found.status()).toBe(200);
  const { payment }: { payment: { _id: string } } = await found.json();
  const decided = await request.put(`/api/admin/payments/${payment._id}/${decision}`, { headers, data });
  expect(decided.status()).toBe(200);
}

async function referenceIn(email: string, subject: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      text = (await mailsOf(email)).find((mail) => mail.subject === subject)?.text ?? '';
      return text;
    })
    .toContain('payments@parvis.example');
  const [, reference = ''] = /Plan Subscription ([A-Z0-9]{8})/.exec(text) ?? [];
  expect(reference).not.toBe('');
  return reference;
}

test('a member chooses a plan, receives the instructions, and sees it active as soon as the staff confirms', async ({
  signIn,
}) => {
  test.slow();
  const { member, page } = await signIn('Odilia');
  await visit(page, '/plans');
  await expect(page.getByText('Plans loaded successfully! 🎉')).toBeVisible();
  await expect(planCard(page, 'Free')).toContainText('Your plan');

  await planCard(page, 'Apostle').getByRole('button', { name: 'Select Plan' }).click();
  const dialog = purchaseDialog(page, 'Apostle');
  await expect(dialog.getByLabel('Reference note')).toHaveValue('Apostle Plan Subscription');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await fillPayment(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Maria Rossi');
  await expect(dialog.getByLabel('Amount (USD)')).toHaveValue('12.00');
  await generate(page);

  const sent = page.getByText('Payment instructions sent to your email');
  await expect(sent).toBeVisible();
  await expect(page.getByRole('alert').filter({ has: sent })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Your open payments' })).toBeVisible();

  const reference = await referenceIn(member.email, 'How to pay for your Apostle plan');
  await expect(page.getByLabel('Note for the transfer')).toHaveValue(
    `Apostle Plan Subscription ${reference}`,
  );

  const administrator = await signIn('Ambrose');
  await makeAdministrator(administrator.member);
  const staff = administrator.page;
  await visit(staff, '/admin/payments');
  await staff.getByRole('textbox', { name: 'Find by reference' }).fill(reference);
  await staff.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(staff.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await staff.getByRole('button', { name: 'Confirm' }).click();
  await staff
    .getByRole('dialog', { name: `Has ${reference} come?` })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expectToast(staff, 'The payment is confirmed.');

  await expect(planCard(page, 'Apostle')).toContainText('Your plan');
  await expect(planCard(page, 'Apostle')).toContainText('Active until');
  await expect(page.getByText(/^Your plan is Apostle, active until /)).toBeVisible();
  await expect(page.getByText('Your payment is confirmed. Thank you!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your open payments' })).toBeHidden();
  await expect
    .poll(async () => (await mailsOf(member.email)).map(({ subject }) => subject))
    .toContain('Receipt: your Apostle plan is paid');

  await planCard(page, 'Free').getByRole('button', { name: 'Select Plan' }).click();
  const free = page.getByRole('dialog', { name: 'Free costs nothing' });
  await expect(free).toContainText('There is nothing to transfer');
  await expect(free).toContainText(/What you have paid for goes on until \w+ \d+, \d{4}\./);
  await page.keyboard.press('Escape');
  await expect(free).toBeHidden();

  await page.getByRole('link', { name: 'Your payments' }).click();
  await expect(page.getByRole('heading', { name: 'Plan and payments' })).toBeFocused();
  await expect(page.getByText(`Payment reference ${reference}`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Your plan is Apostle');

  await page.getByRole('button', { name: 'Dispute this payment' }).click();
  const objection = page.getByRole('dialog', { name: `Dispute the payment ${reference}` });
  await objection.getByRole('button', { name: 'Send' }).click();
  await expect(objection.getByText('Please write what is wrong.')).toBeVisible();
  const field = objection.getByRole('textbox', { name: 'What is wrong with it' });
  await expect(field).toBeFocused();
  await audit(page, 'disputing a payment');
  await field.fill('My bank has sent it twice.');
  await objection.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('My bank has sent it twice.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dispute this payment' })).toBeHidden();

  await visit(staff, '/admin/promises/payment-disputes');
  await expect(staff.getByRole('table', { name: 'What waits' })).toBeVisible();
  await audit(staff, 'a promise');
  await visit(staff, `/admin/payments?search=${reference}`);
  await staff.getByRole('link', { name: reference }).click();
  await staff.getByRole('button', { name: 'Write an answer' }).click();
  const reply = staff.getByRole('dialog', { name: `Answer about ${reference}` });
  await reply.getByRole('textbox', { name: 'Our answer' }).fill('The second one is on its way back.');
  await reply.getByRole('button', { name: 'Send' }).click();
  await expectToast(staff, 'The dispute is answered.');
  await expect(page.getByText('The second one is on its way back.')).toBeVisible();
  await audit(page, 'an answered dispute');
});

test('a gift stands on its own, and what the staff does not accept says why', async ({
  signIn,
  request,
  vigilance,
}) => {
  const { member, page } = await signIn('Pelagia');
  await visit(page, '/payment');
  await expect(page.getByLabel('Amount (USD)')).toBeVisible();
  await audit(page, 'payment');
  await generate(page);
  await expect(page.getByText('Please enter an amount.')).toBeVisible();
  await expect(page.getByLabel('Your Zelle e-mail or phone')).toBeFocused();
  await fillPayment(page);
  for (const amount of ['-1', '0', '1e9', '12.505']) {
    await page.getByLabel('Amount (USD)').fill(amount);
    await generate(page);
    await expect(page.getByLabel('Amount (USD)'), amount).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByLabel('Amount (USD)').fill('7.50');
  await generate(page);
  await expect(page.getByText('Payment instructions sent to your email')).toBeVisible();
  await expect(page.getByText('$7.50')).toBeVisible();
  const reference = await page.getByLabel('Note for the transfer').inputValue();
  await expect
    .poll(async () => (await mailsOf(member.email)).map(({ subject }) => subject))
    .toContain('How to send your gift');

  await decide(request, await staffMember(request), reference, 'reject', { note: 'It came from abroad.' });
  await expect(page.getByText('Not accepted').first()).toBeVisible();
  await expect(page.getByText('It came from abroad.').first()).toBeVisible();

  await test.step('and the notification of it leads to that payment', async () => {
    await visit(page, '/notifications');
    await page.getByRole('link', { name: 'Your payment could not be accepted.' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment' })).toBeFocused();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page.getByText(`Payment reference ${reference}`)).toBeVisible();
    await audit(page, 'one payment');
    await page.getByRole('link', { name: 'All payments' }).click();
    await expect(page.getByRole('heading', { name: 'Plan and payments' })).toBeFocused();
    vigilance.expectRefusal(/status of 404 .*payment\/getById/);
    await visit(page, '/payment/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b');
    await expect(page.getByText('You have no such payment.')).toBeVisible();
    await audit(page, 'a payment that is not there');
  });
});

test('every step of a purchase can be read by everybody', async ({ signIn }) => {
  const { page } = await signIn('Notburga');
  await visit(page, '/plans');
  await planCard(page, 'Apostle').getByRole('button', { name: 'Select Plan' }).click();
  await expect(purchaseDialog(page, 'Apostle')).toBeVisible();
  await audit(page, 'details of the payment');
  await page.getByRole('button', { name: 'Next' }).click();
  await fillPayment(page);
  await audit(page, 'form of the payment');
  await generate(page);
  await expect(page.getByRole('heading', { name: 'Your open payments' })).toBeVisible();
  await audit(page, 'an open payment');
});

test('who has an open payment is asked before they make another one', async ({ signIn }) => {
  const { page } = await signIn('Quentin');
  await visit(page, '/plans');
  const select = planCard(page, 'Disciple').getByRole('button', { name: 'Select Plan' });
  await select.click();
  await page.getByRole('button', { name: 'Next' }).click();
  await fillPayment(page);
  await generate(page);
  await expect(page.getByRole('heading', { name: 'Your open payments' })).toBeVisible();
  await select.click();
  const question = page.getByRole('alertdialog', { name: 'Pay for Disciple once more?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(purchaseDialog(page, 'Disciple')).toBeHidden();
  await select.click();
  await question.getByRole('button', { name: 'Pay once more' }).click();
  await expect(purchaseDialog(page, 'Disciple')).toBeVisible();
});

test('plans that cannot be loaded say so, and are loaded when asked for again', async ({
  signIn,
  vigilance,
}) => {
  vigilance.expectRefusal(/ERR_FAILED|Failed to load resource/);
  const { page } = await signIn('Rosalia');
  await page.route('**/api/plan/all*', (route) => route.abort());
  await visit(page, '/plans');
  await expect(page.getByText(/^Error al cargar los planes: /)).toBeVisible({ timeout: 20_000 });
  await audit(page, 'plans that are not there');
  await page.unroute('**/api/plan/all*');
  const none = { plans: [], nextCursor: null };
  await page.route('**/api/plan/all*', (route) => route.fulfill({ json: none }), { times: 1 });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('No plan is offered at the moment.')).toBeVisible();
  // The button that had the focus is gone.
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(planCard(page, 'Apostle')).toBeVisible();
});

test('what is written is kept where the answer is lost, and makes one payment', async ({
  signIn,
  request,
  vigilance,
}) => {
  vigilance.expectRefusal(/ERR_FAILED|Failed to load resource/);
  const { member, page } = await signIn('Severin');
  await visit(page, '/payment');
  await fillPayment(page);
  await page.getByLabel('Amount (USD)').fill('5');
  await page.route('**/api/payment/create', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await generate(page);
  await expect(page.getByText(/^The payment could not be sent/)).toBeVisible();
  await page.unroute('**/api/payment/create');
  await expect(page.getByLabel('Full name')).toHaveValue('Maria Rossi');
  await generate(page);
  await expect(page.getByText('Payment instructions sent to your email')).toBeVisible();
  const answer = await request.get('/api/payment/all', { headers: authorised(member) });
  const { payments }: { payments: unknown[] } = await answer.json();
  expect(payments).toHaveLength(1);
});

test('plans and payment stand still while they load, and speak Spanish', async ({ signIn }) => {
  const { page } = await signIn('Tarsicius');
  await speakSpanish(page);
  await visit(page, '/plans');
  await expect(page.getByRole('button', { name: 'Elegir plan' })).toHaveCount(2);
  await expectSteady(page, 'plans');
  await audit(page, 'plans in Spanish');
  await visit(page, '/payment');
  await expect(page.getByLabel('Nombre completo')).toBeVisible();
  await expectSteady(page, 'payment');
});
