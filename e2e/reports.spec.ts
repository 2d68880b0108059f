import { audit } from './audit.ts';
import { authorised, publish } from './members.ts';
import { expectToast } from './screens.ts';
import { assign, makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

test('a report is decided, appealed against and taken back, and both learn of it at once', async ({
  signIn,
  request,
}) => {
  // Four members in browsers of their own, one after the other, and six audits.
  test.setTimeout(300_000);
  const admin = await signIn('Ignatius');
  await makeAdministrator(admin.member);
  const moderator = await signIn('Katharina');
  await assign(request, admin.member, moderator.member, 'moderator');
  const author = await signIn('Ludwig');
  const reporter = await signIn('Monika');
  const text = `Nobody wants you here, ${author.member._id}.`;
  const post = await publish(request, author.member, text);
  const reported = await request.post('/api/report/create', {
    headers: authorised(reporter.member),
    data: { subjectType: 'post', subjectId: post, category: 'harassment', details: 'Please look.' },
  });
  expect(reported.status()).toBe(201);
  await visit(reporter.page, '/notifications');

  const { page } = moderator;
  await visit(page, '/admin/reports?state=open&sort=newest');
  await expect(page.getByRole('table', { name: 'Reports' })).toBeVisible();
  await audit(page, 'reports');
  await page.getByRole('link', { name: text }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await expect(page.getByText('Please look.')).toBeVisible();
  await audit(page, 'a report');
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('button', { name: 'Leave it to others' })).toBeVisible();
  // The button that had the focus is gone.
  await expect(page.getByRole('main')).toBeFocused();
  const { firstName, lastName, _id: reporterId } = reporter.member;
  await expect(page.getByRole('link', { name: `${firstName} ${lastName}` })).toHaveAttribute(
    'href',
    `/admin/members/${reporterId}`,
  );
  await page.getByRole('button', { name: 'Remove it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decide this report' });
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect(dialog.getByText('Please write a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Insults are not for here.');
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expectToast(page, 'The report is decided. Whoever reported it is told.');
  await expect(page.getByRole('button', { name: 'Remove it' })).toBeHidden();

  await expect(reporter.page.getByText('A moderator has decided what you reported.').first()).toBeVisible();
  const seen = await request.get(`/api/post/getById/${post}`, { headers: authorised(reporter.member) });
  expect(seen.status()).toBe(404);

  await test.step('the author reads why, and appeals', async () => {
    const { page: hers } = author;
    await visit(hers, '/notifications');
    await hers.getByRole('link', { name: 'Our moderators have decided about what you wrote.' }).click();
    const decision = hers.getByRole('article', { name: 'Your post was removed' });
    await expect(decision).toBeFocused();
    await expect(decision).toHaveAttribute('aria-current', 'true');
    await expect(decision).toBeInViewport();
    await expect(hers.getByText('Insults are not for here.')).toBeVisible();
    await audit(hers, 'decisions about oneself');
    await hers.getByRole('button', { name: 'Appeal: Your post was removed' }).click();
    const appeal = hers.getByRole('dialog', { name: 'Appeal against the decision' });
    await appeal.getByRole('button', { name: 'Send appeal' }).click();
    await expect(appeal.getByText('Please write why.')).toBeVisible();
    await audit(hers, 'an appeal');
    await appeal.getByRole('textbox').fill('It was a quotation from a play.');
    await appeal.getByRole('button', { name: 'Send appeal' }).click();
    await expectToast(hers, 'Your appeal is sent.');
    await expect(hers.getByText('Appeal under way')).toBeVisible();
    await expect(decision).toBeFocused();
  });

  await test.step('another administrator takes the decision back', async () => {
    const { page: theirs } = admin;
    await visit(theirs, '/admin/appeals');
    await expect(theirs.getByRole('link', { name: text })).toBeVisible();
    await audit(theirs, 'appeals');
    await theirs.getByRole('link', { name: text }).click();
    await expect(theirs.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
    await expect(theirs.getByText('It was a quotation from a play.')).toBeVisible();
    await theirs.getByRole('button', { name: 'Take the decision back' }).click();
    const verdict = theirs.getByRole('dialog', { name: 'Decide this appeal' });
    await verdict.getByRole('textbox', { name: 'Reason' }).fill('We did not know the play.');
    await verdict.getByRole('button', { name: 'Take the decision back' }).click();
    await expectToast(theirs, 'The appeal is decided. The member is told.');
    await expect(theirs.getByRole('button', { name: 'Take the decision back' })).toBeHidden();
    await expect(theirs.locator('section:focus')).toContainText('We did not know the play.');
  });

  await expect(author.page.getByText('We did not know the play.')).toBeVisible();
  await expect(author.page.getByText('Taken back', { exact: true })).toBeVisible();
  await expect(reporter.page.getByText('A moderator has decided what you reported.')).toHaveCount(2);
  await reporter.page.getByText('A moderator has decided what you reported.').first().click();
  await expect(
    reporter.page.getByText('An appeal has had it decided anew, and the decision was taken back.'),
  ).toBeVisible();
  await expect(reporter.page.getByRole('article', { name: 'A post' })).toBeFocused();
  await audit(reporter.page, 'what one has reported');
  const back = await request.get(`/api/post/getById/${post}`, { headers: authorised(reporter.member) });
  expect(back.status()).toBe(200);
});
