import { mailsOf } from './mails.ts';
import { newcomer } from './members.ts';
import { expectToast } from './screens.ts';
import { expect, test, visit } from './test.ts';

test('a visitor contacts the staff, and confirms a newsletter subscription by email @desktop @public', async ({
  page,
  request,
}) => {
  const { email } = newcomer('Notburga');
  const main = page.getByRole('main');
  await visit(page, '/contact');
  await main.getByLabel('Name', { exact: true }).fill('Notburga of Eben');
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Message', { exact: true }).fill('The bread turned into flowers.');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, 'Thank you. We have your message and will answer by email.');

  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email').fill(email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expectToast(page, 'Please check your email to confirm your subscription.');

  const linkOfMail = async () =>
    /\/newsletter\/confirm\/\S+/u.exec((await mailsOf(email)).at(-1)?.text ?? '')?.[0] ?? '';
  await expect.poll(linkOfMail).not.toBe('');
  const link = await linkOfMail();
  // Mail programs open links in advance to preview them, so a GET must not confirm anything.
  expect((await request.get(link, { headers: { accept: 'text/html' } })).status()).toBe(200);
  // The server recognizes a used link, so the second visit succeeds too.
  for (let time = 1; time <= 2; time += 1) {
    await visit(page, link);
    await main.getByRole('button', { name: 'Yes, subscribe me' }).click();
    await expect(main.getByRole('heading', { name: 'You are subscribed. Thank you!' })).toBeFocused();
  }
});
