import { authorised, publish, register } from './members.ts';
import { assign, makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

test('a report is decided, appealed and reversed, and both members are notified live @desktop @admin', async ({
  signIn,
  request,
}) => {
  const administrator = await register(request, 'Ignatius');
  await makeAdministrator(administrator);
  const staff = await signIn('Katharina');
  await assign(request, administrator, staff.member, 'moderator');
  const author = await signIn('Ludwig');
  const reporter = await signIn('Monika');
  const text = `Nobody wants you here, ${author.member._id}.`;
  const post = await publish(request, author.member, text);
  const statusForReporter = async () =>
    (await request.get(`/api/post/getById/${post}`, { headers: authorised(reporter.member) })).status();
  const reported = await request.post('/api/report/create', {
    headers: authorised(reporter.member),
    data: { subjectType: 'post', subjectId: post, category: 'harassment', details: 'Please look.' },
  });
  expect(reported.status()).toBe(201);
  await visit(reporter.page, '/notifications');
  await visit(author.page, '/notifications');

  await visit(staff.page, '/admin/reports?state=open&sort=newest');
  await staff.page.getByRole('link', { name: text }).click();
  await staff.page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(staff.page.getByRole('button', { name: 'Unassign' })).toBeVisible();
  await staff.page.getByRole('button', { name: 'Decide' }).click();
  const dialog = staff.page.getByRole('dialog', { name: 'Decide this report' });
  await dialog.getByRole('radio', { name: 'Remove it' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Insults are not for here.');
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  const decided = reporter.page.getByText('A moderator has decided on your report.');
  await expect(decided.first()).toBeVisible();
  expect(await statusForReporter()).toBe(404);

  await author.page.getByRole('link', { name: 'Our moderators have decided about what you wrote.' }).click();
  const decision = author.page.getByRole('article', { name: 'Your post was removed' });
  await expect(decision).toBeFocused();
  await expect(decision).toContainText('Insults are not for here.');
  await author.page.getByRole('button', { name: 'Appeal: Your post was removed' }).click();
  const appeal = author.page.getByRole('dialog', { name: 'Appeal against the decision' });
  await appeal.getByRole('textbox').fill('It was a quotation from a play.');
  await appeal.getByRole('button', { name: 'Send appeal' }).click();
  await expect(decision).toContainText('Appeal under way');

  // Only administrators decide appeals. Moderators do not.
  const waiting = await request.get('/api/admin/appeals', { headers: authorised(administrator) });
  const { decisions }: { decisions: { _id: string; excerpt: string }[] } = await waiting.json();
  const appealed = decisions.find(({ excerpt }) => excerpt === text);
  const overturned = await request.put(`/api/admin/appeals/${appealed?._id}/decide`, {
    headers: authorised(administrator),
    data: { outcome: 'overturned', reason: 'We did not know the play.' },
  });
  expect(overturned.status()).toBe(200);
  await expect(decision).toContainText('We did not know the play.');
  await expect(decision).toContainText('Reversed');
  await expect(decided).toHaveCount(2);
  await decided.first().click();
  await expect(reporter.page.getByRole('article', { name: 'A post' })).toContainText(
    'After your appeal, the decision was reversed.',
  );
  expect(await statusForReporter()).toBe(200);
});
