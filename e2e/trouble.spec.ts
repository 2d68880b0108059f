import { authorised, newcomer, publish } from './members.ts';
import {
  chooseFromMenu,
  commentsDialog,
  composer,
  expectToast,
  fillSignUp,
  logIn,
  postControls,
  postWith,
  questionnaireForm,
  signInForm,
  signUpForm,
} from './screens.ts';
import { dismissSplash, expect, test, visit } from './test.ts';

test('a wrong password is told in the form, which keeps what was typed', async ({
  page,
  signIn,
  vigilance,
}) => {
  vigilance.expectRefusal(/status of 401/);
  const { member } = await signIn('Anna');
  await visit(page, '/signin');
  const form = signInForm(page);
  await form.submit.click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await expect(form.email).toBeFocused();
  await logIn(page, { email: 'with space@example', password: 'short' });
  await expect(page.getByText('No spaces; must be valid email')).toBeVisible();
  await expect(page.getByText('Min 6 characters')).toBeVisible();
  await expect(form.email).toBeFocused();
  await logIn(page, { email: member.email, password: 'not the password' });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(form.email).toHaveValue(member.email);
  await expect(form.password).toHaveValue('not the password');
});

test('a registration that cannot be is told beside the field', async ({ page, signIn, vigilance }) => {
  vigilance.expectRefusal(/status of 400/);
  const { member } = await signIn('Bede');
  await visit(page, '/signup');
  const form = signUpForm(page);
  await form.submit.click();
  await expect(form.firstName).toBeFocused();
  await fillSignUp(page, { ...newcomer('Bede'), email: member.email });
  await form.confirmation.fill('something else');
  await form.submit.click();
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await expect(form.confirmation).toBeFocused();
  await form.confirmation.fill(member.password);
  await form.submit.click();
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await expect(form.firstName).toHaveValue('Bede');
});

test('the questionnaire keeps its answers over a reload', async ({ page }) => {
  const person = newcomer('Perpetua');
  await visit(page, '/signup');
  await fillSignUp(page, person);
  await signUpForm(page).submit.click();
  await expect(page).toHaveURL(/\/complete-registration$/);
  const form = questionnaireForm(page);
  await form.submit.click();
  await expect(form.catholic).toBeFocused();
  await form.parish.fill('Saint Perpetua');
  await page.reload();
  await dismissSplash(page);
  await expect(form.parish).toHaveValue('Saint Perpetua');
  await visit(page, '/community');
  await expect(page).toHaveURL(/\/complete-registration$/);
});

test('a session that was ended elsewhere leads back to sign in', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/status of 401/);
  const { member, page } = await signIn('Felix');
  await visit(page, '/community');
  await expect(composer(page).form).toBeVisible();
  // An open page hears of it by its connection, at once.
  await page.goto('about:blank');
  await page.request.post('/api/auth/logout', { headers: authorised(member) });
  await page.goto('/community');
  // It stays for five seconds, which the way to the form can take on a busy machine.
  await Promise.all([expectToast(page, 'Error verifying session.'), dismissSplash(page)]);
  await expect(page).toHaveURL(/\/signin$/);
});

test('without a connection the post stays in the composer, and goes out later', async ({
  signIn,
  vigilance,
}) => {
  vigilance.expectRefusal(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { page, member } = await signIn('Jonah');
  await visit(page, '/community');
  const { content, submit } = composer(page);
  const word = `From the deep ${member.lastName}`;
  await expect(content).toBeVisible();
  await page.context().setOffline(true);
  await content.fill(word);
  await submit.click();
  await expectToast(page, /connection/i);
  await expect(content).toHaveValue(word);
  await page.context().setOffline(false);
  await submit.click();
  await expect(postWith(page, word)).toHaveCount(1);
});

test('a draft survives a reload', async ({ signIn }) => {
  const { page } = await signIn('Luke');
  await visit(page, '/community');
  const { content } = composer(page);
  await content.fill('In those days a decree went out');
  // The page asks to stay for as long as something is not stored yet.
  await expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(true);
  await page.reload();
  await dismissSplash(page);
  await expect(content).toHaveValue('In those days a decree went out');
});

test('a post of nothing but spaces is not sent', async ({ signIn }) => {
  const { page } = await signIn('Bruno');
  await visit(page, '/community');
  const { content, submit } = composer(page);
  await content.fill('   \n ');
  await submit.click();
  await expect(content).toBeFocused();
});

test('HTML in a text is text', async ({ signIn }) => {
  const { page, member } = await signIn('Isidore');
  const word = `<img src=x onerror="document.title='taken'"> ${member.lastName}`;
  await publish(page.request, member, word);
  await visit(page, '/community');
  await expect(postWith(page, word)).toBeVisible();
  await expect(page).not.toHaveTitle('taken');
});

test('a post that was deleted meanwhile says so', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/status of 404/);
  const author = await signIn('Agnes');
  const { page } = await signIn('Lucy');
  const word = `Short-lived ${author.member.lastName}`;
  const id = await publish(page.request, author.member, word);
  await visit(page, '/community');
  const post = postWith(page, word);
  await expect(post).toBeVisible();
  await page.request.delete(`/api/post/delete/${id}`, { headers: authorised(author.member) });
  await postControls(post).like.click();
  await expectToast(page, /no longer available|Error sending reaction/);
});

test('a comment on a post that was deleted meanwhile closes the dialog and drops the card', async ({
  signIn,
  vigilance,
}) => {
  vigilance.expectRefusal(/status of 404/);
  const author = await signIn('Cecilia');
  const { page } = await signIn('Tarcisius');
  const word = `Soon gone ${author.member.lastName}`;
  const id = await publish(page.request, author.member, word);
  await visit(page, '/community');
  const post = postWith(page, word);
  await postControls(post).comment.click();
  const { dialog, input, submit } = commentsDialog(page);
  await input.fill('Too late');
  await page.request.delete(`/api/post/delete/${id}`, { headers: authorised(author.member) });
  await submit.click();
  await expect(dialog).toHaveCount(0);
  await expect(post).toHaveCount(0);
});

test('what others comment meanwhile comes into the list as into its title', async ({ signIn }) => {
  const author = await signIn('Basil');
  const { page, member } = await signIn('Gregory');
  const word = `Discussed ${author.member.lastName}`;
  const postId = await publish(page.request, author.member, word);
  const comment = (content: string) =>
    page.request.post('/api/comment/create', {
      headers: authorised(member),
      data: { postId, content, parentId: null },
    });
  await comment('The first word');
  await visit(page, '/community');
  await postControls(postWith(page, word)).comment.click();
  const list = commentsDialog(page);
  await expect(list.comment('The first word')).toBeVisible();
  await expect(page.getByRole('dialog', { name: '1 comment' })).toBeVisible();
  expect((await comment('The second word')).status()).toBe(201);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('dialog', { name: '2 comments' })).toBeVisible();
  await expect(list.comment('The second word')).toBeVisible();
});

test('a registration tells of every field in one round, in the language of the moment', async ({ page }) => {
  await visit(page, '/signup');
  const form = signUpForm(page);
  await form.phone.fill('call me');
  await form.email.fill('maria');
  await form.password.fill('short');
  await form.confirmation.fill('other');
  await form.submit.click();
  const main = page.getByRole('main');
  await expect(form.firstName).toBeFocused();
  for (const text of [
    'Please enter a phone number, or leave this empty.',
    'Please enter a valid email address',
    'Please use at least 8 characters.',
    'Passwords do not match',
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.getByText('Required', { exact: true })).toHaveCount(3);
  await page.getByRole('contentinfo').getByLabel('Language').selectOption('es');
  await expect(main.getByText('Las contraseñas no coinciden', { exact: true })).toBeVisible();
  await expect(main.getByText('Required', { exact: true })).toHaveCount(0);
});

test('a link to a post that is not there says so, and leads back', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/status of 40[04]/);
  const { page } = await signIn('Anne');
  for (const id of ['nope', '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d']) {
    await visit(page, `/community?post=${id}`);
    await expect(page.getByRole('heading', { name: 'This post does not exist any more.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Back to all posts' }).click();
  await expect(page).toHaveURL(/\/community$/);
});

test('a share counts only when somebody got the link', async ({ signIn }) => {
  const { page, member } = await signIn('Gabriel');
  const word = `Good news ${member.lastName}`;
  await publish(page.request, member, word);
  await page.addInitScript(() => {
    for (const tool of ['share', 'clipboard']) Object.defineProperty(navigator, tool, { value: undefined });
  });
  await visit(page, '/community');
  const post = postWith(page, word);
  const { share } = postControls(post);
  const dialog = page.getByRole('dialog', { name: 'Copy this link' });
  await share.click();
  await expect(dialog.getByLabel('Link to the post')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
  await expect(share).toHaveAccessibleDescription('0 shares');
  await share.click();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expectToast(page, 'Link copied.');
  await expect(dialog).toHaveCount(0);
  await expect(share).toHaveAccessibleDescription('1 share');
});

test('a report without a reason leads to the reasons', async ({ signIn }) => {
  const author = await signIn('Lawrence');
  const { page } = await signIn('Sixtus');
  const word = `Reported ${author.member.lastName}`;
  await publish(page.request, author.member, word);
  await visit(page, '/community');
  await chooseFromMenu(page, postWith(page, word), 'Report');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a reason.');
});

test('a text that the server tidies is not called edited', async ({ signIn }) => {
  const { page, member } = await signIn('Jerome');
  await visit(page, '/community');
  const { title, content, submit } = composer(page);
  await content.fill(`Vul\u202Egate ${member.lastName}`);
  await title.fill('Let\u202Eters');
  await submit.click();
  const post = postWith(page, `Vulgate ${member.lastName}`);
  await expect(post).toHaveCount(1);
  await expect(post).not.toContainText('edited');
});

test('a stranger cannot edit or delete a post', async ({ signIn }) => {
  const author = await signIn('Monica');
  const { page, member } = await signIn('Simon');
  const word = `Mine ${author.member.lastName}`;
  const id = await publish(page.request, author.member, word);
  await visit(page, '/community');
  await chooseFromMenu(page, postWith(page, word), 'Copy link');
  const refused = await page.request.delete(`/api/post/delete/${id}`, { headers: authorised(member) });
  expect(refused.status()).toBe(403);
});

test('whoever goes on before the session is verified stays signed in', async ({ signIn }) => {
  const { page } = await signIn('Hedwig');
  let held = 0;
  await page.route('**/api/auth/verify', async (route) => {
    held += 1;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
  });
  for (const path of ['/community', '/profile', '/community']) {
    const asked = held;
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => held).toBe(asked + 1);
  }
  await page.unroute('**/api/auth/verify');
  await visit(page, '/community');
  await expect(composer(page).title).toBeVisible();
});
