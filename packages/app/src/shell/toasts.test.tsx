import { page } from 'vitest/browser';
import { expectSound } from '../../test/expect-sound.ts';
import { aMember, renderApp } from '../../test/render-app.tsx';
import { exampleOf, operationNamed, type AnswerOf } from '../../test/operations.ts';
import { chooseFromMenu } from '../../test/screens.ts';
import { expect, test } from '../../test/test.ts';
import { controlTimers } from '../../test/timers.ts';

const main = page.getByRole('main');
const email = main.getByLabelText('Email');
const password = main.getByLabelText('Password', { exact: true });
const submit = main.getByRole('button', { name: 'Log in' });
const box = main.getByRole('alert');

// Does not query by role, because a modal dialog hides toasts from the accessibility tree.
const toasts = () => [...document.querySelectorAll('[data-component=toast]')];

const firstToast = async (): Promise<Element> => {
  await expect.poll(toasts).toHaveLength(1);
  const [toast] = toasts();
  if (toast === undefined) throw new Error('There is no toast.');
  return toast;
};

function expectApart(one: Element, other: Element): void {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  expect(a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left).toBe(true);
}

const topOfSubmit = () => submit.element().getBoundingClientRect().top + scrollY;

async function logInInVain(): Promise<void> {
  await email.fill('nobody@example.org');
  await password.fill('wrong-password');
  await submit.click();
}

test('on a phone, a toast covers the header but no content, and nothing moves when it disappears', async ({
  server,
}) => {
  const timers = controlTimers();
  server.refuse('POST /auth/signin', 401, { message: 'The password is wrong.' });
  await renderApp('/signin', { server, width: 375, height: 667 });
  await logInInVain();
  const toast = await firstToast();
  await expect.element(box).toBeInViewport({ ratio: 1 });
  await expect.element(email).toHaveFocus();
  const heading = page.getByRole('heading', { level: 1 });
  for (const other of [heading, box, email]) expectApart(toast, other.element());
  expect(toast.getBoundingClientRect().top).toBeLessThan(12);

  const before = topOfSubmit();
  await timers.skipUntil(() => box.query() === null);
  expect(Math.abs(topOfSubmit() - before)).toBeLessThanOrEqual(1);
  await email.fill('nobody@example.org.uk');
  await expect.poll(topOfSubmit).toBeLessThan(before);
});

test('two equal messages are shown in one toast', async ({ server }) => {
  server.refuse('POST /auth/signin', 401, { message: 'The password is wrong.' });
  await renderApp('/signin', { server });
  await logInInVain();
  await firstToast();
  await submit.click();
  await expect.poll(() => server.calls('POST /auth/signin')).toHaveLength(2);
  await expect.element(box).toBeVisible();
  expect(toasts()).toHaveLength(1);
});

test('toasts keep their position beside an open dialog', async ({ server }) => {
  const member = aMember();
  const { post } = exampleOf(operationNamed('GET /post/getById/{id}'))
    .body as AnswerOf<'GET /post/getById/{id}'>;
  server.answer('GET /post/all', { posts: [post], nextCursor: null });
  server.failNetwork('PUT /post/update/{id}');
  await renderApp('/community', { server, member });
  await chooseFromMenu(main.getByRole('article').getByRole('button', { name: /More/ }), 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Editar publicación' });
  const field = dialog.getByRole('textbox').last();
  await field.fill('Edited.');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  const toast = await firstToast();
  expect(toast.getBoundingClientRect().right).toBeGreaterThan(1200);
  expectApart(toast, dialog.getByRole('heading').first().element());
  expectApart(toast, dialog.getByRole('button', { name: 'Close' }).element());
  await expectSound();
  // In the default catalogue, the dialog's name is Spanish, but the design system's texts are English.
  expect(
    dialog
      .getByText(/characters left/)
      .first()
      .element()
      .closest('[lang]')
      ?.getAttribute('lang'),
  ).toBe('en');
});
