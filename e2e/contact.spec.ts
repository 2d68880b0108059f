import { audit } from './audit.ts';
import { mailsOf } from './mails.ts';
import { newcomer } from './members.ts';
import { expectToast } from './screens.ts';
import { dismissSplash, expect, test, visit } from './test.ts';

test('a visitor writes to the staff, and nothing that was typed is lost on the way', async ({
  page,
  vigilance,
}) => {
  vigilance.expectRefusal(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 400/);
  await visit(page, '/contact');
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(name, { exact: true });
  const send = main.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(field('Name')).toBeFocused();
  await expect(main.getByText('Required', { exact: true })).toHaveCount(3);
  await audit(page, '/contact, refused');

  const { email } = newcomer('Zita');
  await field('Name').fill('Zita of Lucca');
  await field('Email').fill('zita@lucca');
  await field('What is it about?').selectOption('Something does not work');
  await field('Message').fill('The bread turned into flowers.');
  await send.click();
  await expect(field('Email')).toBeFocused();
  await expect(field('Email')).toHaveAttribute('aria-invalid', 'true');

  await field('Email').fill(email);
  await page.reload();
  await dismissSplash(page);
  await expect(field('Message')).toHaveValue('The bread turned into flowers.');
  await page.context().setOffline(true);
  await send.click();
  await expect(main.getByRole('alert')).toContainText('Your message could not be sent');
  await expect(field('Message')).toHaveValue('The bread turned into flowers.');
  await page.context().setOffline(false);
  await send.click();
  await expectToast(page, 'Thank you. We have your message and will answer by email.');
  await expect(field('Message')).toHaveValue('');
});

test('the newsletter comes to whoever confirms it, and knows their link again', async ({ page, request }) => {
  const { email } = newcomer('Notburga');
  await visit(page, '/about-us');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByLabel('Email')).toHaveAccessibleDescription('Required');
  await footer.getByLabel('Email').fill('notburga');
  await footer.getByLabel('Email').press('Enter');
  await expect(footer.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await footer.getByLabel('Email').fill(email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expectToast(page, 'Please look into your email to confirm your subscription.');
  await expect(footer.getByLabel('Email')).toHaveValue('');

  const linkOfMail = async () =>
    /\/newsletter\/confirm\/\S+/u.exec((await mailsOf(email)).at(-1)?.text ?? '')?.[0] ?? '';
  await expect.poll(linkOfMail).not.toBe('');
  const link = await linkOfMail();
  // A program that looks what is behind it.
  expect((await request.get(link, { headers: { accept: 'text/html' } })).status()).toBe(200);
  await visit(page, link);
  const main = page.getByRole('main');
  await audit(page, '/newsletter/confirm');
  await main.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(main.getByRole('heading', { name: 'You are subscribed. Thank you!' })).toBeFocused();
  await visit(page, link);
  await main.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(main.getByRole('heading', { name: 'You are subscribed. Thank you!' })).toBeVisible();
});

test('a link of the newsletter that is no good says what to do', async ({ page, vigilance }) => {
  vigilance.expectRefusal(/status of 400/);
  const main = page.getByRole('main');
  for (const purpose of ['confirm', 'unsubscribe']) {
    await visit(page, `/newsletter/${purpose}/of-somewhere-else`);
    await main.getByRole('button', { name: /subscribe/i }).click();
    await expect(main.getByRole('heading', { name: 'This link does not work any more' })).toBeFocused();
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  }
});
