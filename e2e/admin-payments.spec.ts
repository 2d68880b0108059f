import { randomUUID } from 'node:crypto';
import { audit } from './audit.ts';
import { authorised, requestPayment, type Member } from './members.ts';
import { confirm, expectToast, speakSpanish } from './screens.ts';
import { assign, makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

test('a payment is found by its reference and confirmed once, whoever else is at it', async ({
  signIn,
  request,
  vigilance,
}) => {
  test.slow();
  vigilance.expectRefusal(/status of 400/);
  const one = await signIn('Fabian');
  const other = await signIn('Gregory');
  const { member } = await signIn('Hedwig');
  await makeAdministrator(one.member);
  await assign(request, one.member, other.member, 'administrator');
  const { reference } = await requestPayment(request, member, 'Disciple');

  await visit(one.page, '/admin/payments');
  await expect(one.page.getByRole('table', { name: 'Payments' })).toBeVisible();
  await audit(one.page, 'payments');
  const field = one.page.getByRole('textbox', { name: 'Find by reference' });
  await field.fill('nonsense');
  await one.page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(one.page.getByText(/not a reference of ours/)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('nonsense');
  await field.fill(` ${reference.toLowerCase()} `);
  await one.page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(one.page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await audit(one.page, 'a payment');
  await one.page.getByRole('button', { name: 'Confirm' }).click();
  const dialog = one.page.getByRole('dialog', { name: `Has ${reference} come?` });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Seen on the statement.');

  await visit(other.page, `/admin/payments?search=${reference}`);
  await other.page.getByRole('button', { name: `Actions for ${reference}` }).click();
  await other.page.getByRole('menuitem', { name: 'Confirm' }).click();
  await other.page
    .getByRole('dialog', { name: `Has ${reference} come?` })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expectToast(other.page, 'The payment is confirmed.');
  await expect(other.page.getByRole('row').filter({ hasText: reference })).toContainText('Confirmed');

  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    `already been confirmed by ${other.member.firstName} ${other.member.lastName}`,
  );
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Seen on the statement.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await confirm(one.page, 'Discard');
  await expect(one.page.getByRole('button', { name: 'Refund' })).toBeVisible();
  await expect(one.page.getByRole('button', { name: 'Confirm' })).toBeHidden();

  const subscription = await request.get('/api/subscription', { headers: authorised(member) });
  expect(await subscription.text()).toContain('Disciple');

  await visit(one.page, '/admin/audit?page=3&cursor=nonsense');
  await one.page.getByRole('button', { name: 'To the first page' }).click();
  await expect(one.page).toHaveURL(/\/admin\/audit$/);
  const linesOf = ({ firstName, lastName }: Member) =>
    one.page
      .getByRole('row')
      .filter({ hasText: 'Confirm a payment' })
      .filter({ has: one.page.getByRole('link', { name: `${firstName} ${lastName}` }) });
  await expect(linesOf(other.member)).toContainText('Done');
  await expect(
    linesOf(other.member).getByRole('link', { name: `${member.firstName} ${member.lastName}` }),
  ).toHaveAttribute('href', `/admin/members/${member._id}`);
  await expect(linesOf(one.member)).toContainText('Refused');
  await audit(one.page, 'the audit log');
  await one.page.getByRole('combobox', { name: 'Outcome' }).selectOption('Done');
  await expect(linesOf(one.member)).toHaveCount(0);
  await one.page.getByRole('combobox', { name: 'What' }).selectOption('Refund a payment');
  await expect(linesOf(other.member)).toHaveCount(0);
  await one.page.goBack();
  await expect(linesOf(other.member)).toContainText('Done');
  await one.page.getByRole('textbox', { name: 'Last day' }).fill('2020-01-01');
  await expect(one.page.getByText('Nothing was done.')).toBeVisible();
  await one.page.getByRole('button', { name: 'Show all' }).click();
  await linesOf(one.member)
    .getByRole('link', { name: `${one.member.firstName} ${one.member.lastName}` })
    .click();
  await expect(one.page).toHaveURL(new RegExp(`actor=${one.member._id}`));
  await expect(one.page.getByText(`What ${one.member.firstName} ${one.member.lastName} did`)).toBeVisible();
  await expect(linesOf(other.member)).toHaveCount(0);
});

test('a plan is made, edited, recommended and retired; what is refused stays as it was typed', async ({
  signIn,
  vigilance,
}) => {
  vigilance.expectRefusal(/status of 400/);
  const { member, page } = await signIn('Isidore');
  await makeAdministrator(member);
  const name = `Pilgrim ${randomUUID().slice(0, 8)}`;
  await visit(page, '/admin/plans');
  await expect(page.getByRole('row').filter({ hasText: 'Disciple' })).toBeVisible();
  await audit(page, 'plans');
  await page.getByRole('button', { name: 'New plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'New plan' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Disciple');
  await dialog.getByRole('textbox', { name: 'Price' }).fill('1,250.50');
  await audit(page, 'a new plan');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter an amount from 0 to 10000, such as 5 or 7.50.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Price' }).fill('12.50');
  await dialog.getByRole('textbox', { name: 'Benefits (optional)' }).fill('A candle\nA staff');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Another plan has this name.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Benefits (optional)' })).toHaveValue('A candle\nA staff');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The plan is saved.');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('$12.50');

  // Other tests make and move plans of their own meanwhile.
  const standsBefore = async (other: string) => {
    const names = await page.getByRole('row').getByRole('rowheader').allTextContents();
    return names.indexOf(name) < names.indexOf(other);
  };
  const up = page.getByRole('button', { name: `Move ${name} up` });
  await up.focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect.poll(() => standsBefore('Apostle'), { timeout: 2000 }).toBe(true);
  }).toPass();
  await expect(up).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${name} stands at place \\d+ of \\d+ now\\.$`) }),
  ).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect.poll(() => standsBefore('Apostle'), { timeout: 2000 }).toBe(false);
  }).toPass();
  await expect(page.getByRole('button', { name: `Move ${name} down` })).toBeFocused();

  const choose = async (deed: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: deed, exact: true }).click();
  };
  await choose('Edit');
  const editing = page.getByRole('dialog', { name: `Edit ${name}` });
  await editing.getByRole('textbox', { name: 'Price' }).fill('13');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('$13.00');
  await choose('Retire');
  await confirm(page, 'Retire');
  await expect(row).toHaveCount(0);
});

test('moderators find nothing of what administrators keep, and jobs are told in Spanish', async ({
  signIn,
  request,
}) => {
  test.slow();
  const admin = await signIn('Justin');
  const moderator = await signIn('Kilian');
  await makeAdministrator(admin.member);
  await assign(request, admin.member, moderator.member, 'moderator');
  for (const path of ['/admin/payments', '/admin/plans', '/admin/jobs', '/admin/audit']) {
    await visit(moderator.page, path);
    await expect(moderator.page).toHaveURL(/\/admin$/);
  }
  await expect(moderator.page.getByRole('link', { name: 'See the payments' })).toBeHidden();

  await speakSpanish(admin.page);
  await visit(admin.page, '/admin');
  await expect(admin.page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();
  await audit(admin.page, 'the overview of an administrator');
  await visit(admin.page, '/admin/promises');
  await expect(
    admin.page.getByRole('link', { name: 'Eliminación de las copias de seguridad' }),
  ).toBeVisible();
  await audit(admin.page, 'promises');
  await visit(admin.page, '/admin/jobs');
  await expect(admin.page.getByText('No se ha abandonado ninguna tarea.')).toBeVisible();
  await audit(admin.page, 'jobs');
});
