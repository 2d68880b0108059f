import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const field = (name: string) => main.getByLabelText(name, { exact: true });
const send = main.getByRole('button', { name: 'Send Message' });

test('the form focuses the first field that is missing or invalid', async ({ server }) => {
  await renderApp('/contact', { server });
  await send.click();
  await expect.element(field('Name')).toHaveFocus();
  await expect.poll(() => main.getByText('Required', { exact: true }).elements()).toHaveLength(3);
  await expectSound();
  await field('Name').fill('Zita of Lucca');
  await field('Email').fill('zita@lucca');
  await field('Message').fill('The bread turned into flowers.');
  await send.click();
  await expect.element(field('Email')).toHaveFocus();
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(server.calls('POST /contact')).toHaveLength(0);
});

test('a draft survives a reload and a lost network, and is cleared once it is sent', async ({ server }) => {
  const { reload } = await renderApp('/contact', { server });
  await field('Name').fill('Zita of Lucca');
  await field('Email').fill('zita@example.org');
  await field('Message').fill('The bread turned into flowers.');
  await reload();
  await expect.element(field('Message')).toHaveValue('The bread turned into flowers.');
  await field('What is it about?').selectOptions('Something does not work');
  server.failNetwork('POST /contact');
  await send.click();
  await expect.element(main.getByRole('alert')).toMatchTextContent(/^Your message could not be sent\./);
  await expect.element(field('Message')).toHaveValue('The bread turned into flowers.');
  server.restore('POST /contact');
  await send.click();
  await expectToast('Thank you. We have your message and will answer by email.');
  await expect.element(field('Message')).toHaveValue('');
  const [first, second] = server.calls('POST /contact');
  expect(second?.body).toMatchObject({ name: 'Zita of Lucca', kind: 'problem', language: 'en' });
  // A resent message keeps its idempotency key, so that the server stores it once.
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});
