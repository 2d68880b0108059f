import { mailsOf } from './mails.ts';
import { authorised, confirmAddress, register } from './members.ts';
import { expectToast } from './screens.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

const subjectsOf = async (email: string) => (await mailsOf(email)).map(({ subject }) => subject);

test('a member pays for a plan with the emailed instructions, sees it active immediately, and gets an answer @phone @plans', async ({
  signIn,
}) => {
  const { member, page } = await signIn('Odilia');
  await confirmAddress(page.request, member);
  const apostle = page.getByRole('main').getByRole('article', { name: 'Apostle', exact: true });
  await visit(page, '/plans');
  await apostle.getByRole('button', { name: 'Select Plan' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Your Zelle email or phone').fill('payer@example.org');
  await page.getByLabel('Full name').fill('Maria Rossi');
  await page.getByRole('button', { name: 'Generate Payment Instructions' }).click();
  await expect(page.getByText('Payment instructions sent to your email')).toBeVisible();
  const memo = await page.getByLabel('Note for the transfer').inputValue();
  const [, reference = ''] = /^Apostle Plan Subscription ([A-Z0-9]{8})$/.exec(memo) ?? [];
  const instructions = async () =>
    (await mailsOf(member.email)).find(({ subject }) => subject === 'How to pay for your Apostle plan')?.text;
  await expect.poll(instructions).toContain(memo);
  expect(await instructions()).toContain('payments@parvis.example');

  const { member: administrator, page: staff } = await signIn('Ambrose');
  await makeAdministrator(administrator);
  await visit(staff, '/admin/payments');
  await staff.getByRole('textbox', { name: 'Find by reference' }).fill(` ${reference.toLowerCase()} `);
  await staff.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(staff.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await staff.getByRole('button', { name: 'Confirm' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expectToast(staff, 'The payment is confirmed.');
  await expect(apostle).toContainText('Active until');
  await expect(page.getByText('Your payment is confirmed. Thank you!')).toBeVisible();
  await expect.poll(() => subjectsOf(member.email)).toContain('Receipt: your Apostle plan is paid');

  await page.getByRole('link', { name: 'Your payments' }).click();
  await page.getByRole('button', { name: 'Dispute this payment' }).click();
  await page.getByRole('textbox', { name: 'Problem' }).fill('My bank has sent it twice.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('My bank has sent it twice.')).toBeVisible();
  await visit(staff, '/admin/deadlines/payment-disputes');
  await expect(staff.getByRole('table', { name: 'Waiting' }).getByRole('link')).not.toHaveCount(0);
  await visit(staff, `/admin/payments?search=${reference}&disputed=true`);
  await staff.getByRole('link', { name: reference }).click();
  await staff.getByRole('button', { name: 'Write an answer' }).click();
  await staff.getByRole('textbox', { name: 'Our answer' }).fill('The second one is on its way back.');
  await staff.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The second one is on its way back.')).toBeVisible();

  await visit(staff, `/admin/audit?actor=${administrator._id}&action=payment.confirm`);
  const line = staff.getByRole('row').filter({ hasText: 'Confirm a payment' });
  await expect(line).toContainText('Done');
  await expect(line).toContainText(`${member.firstName} ${member.lastName}`);
});

test('a gift with a lost response is created once, and a rejection shows its reason immediately @desktop @plans', async ({
  request,
  signIn,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(/ERR_FAILED|Failed to load resource/);
  const staff = await register(request, 'Ambrose');
  await makeAdministrator(staff);
  const { member, page } = await signIn('Pelagia');
  await confirmAddress(request, member);
  await visit(page, '/payment');
  await page.getByLabel('Your Zelle email or phone').fill('payer@example.org');
  await page.getByLabel('Full name').fill('Maria Rossi');
  await page.getByLabel('Amount (USD)').fill('7.50');
  await page.route('**/api/payment/create', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const generate = page.getByRole('button', { name: 'Generate Payment Instructions' });
  await generate.click();
  await expect(page.getByText(/^The payment could not be sent/)).toBeVisible();
  await page.unroute('**/api/payment/create');
  await generate.click();
  await expect(page.getByText('Payment instructions sent to your email')).toBeVisible();
  const answer = await request.get('/api/payment/all', { headers: authorised(member) });
  const { payments }: { payments: { _id: string }[] } = await answer.json();
  expect(payments).toHaveLength(1);
  await expect.poll(() => subjectsOf(member.email)).toContain('How to send your gift');

  const rejected = await request.put(`/api/admin/payments/${payments[0]?._id}/reject`, {
    headers: authorised(staff),
    data: { note: 'It came from abroad.' },
  });
  expect(rejected.status()).toBe(200);
  await expect(page.getByText('It came from abroad.').first()).toBeVisible();
  await visit(page, '/notifications');
  await page.getByRole('link', { name: 'Your payment could not be accepted.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment' })).toBeFocused();
  await expect(page.getByText('It came from abroad.').first()).toBeVisible();
});
