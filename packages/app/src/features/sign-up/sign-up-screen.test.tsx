import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expectAddress, signUpForm as form } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const person = {
  firstName: 'Bede',
  lastName: 'of Jarrow',
  email: 'bede@example.org',
  password: 'Stella-Maris-33!',
};

async function fillSignUp(): Promise<void> {
  await form.firstName.fill(person.firstName);
  await form.lastName.fill(person.lastName);
  await form.email.fill(person.email);
  await form.password.fill(person.password);
  await form.confirmation.fill(person.password);
  await form.terms.click();
}

test('the form focuses the first missing field, and a password confirmation that differs', async ({
  server,
}) => {
  await renderApp('/signup', { server });
  await form.submit.click();
  await expect.element(form.firstName).toHaveFocus();
  await expectSound();
  await fillSignUp();
  await form.confirmation.fill('something else');
  await form.submit.click();
  await expect.element(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await expect.element(form.confirmation).toHaveFocus();
  expect(server.calls('POST /auth/signup')).toHaveLength(0);
});

test('a member with a single name is asked only for that name', async ({ server }) => {
  await renderApp('/signup', { server });
  await fillSignUp();
  await form.lastName.fill('');
  await form.submit.click();
  await expect.element(form.lastName).toHaveFocus();
  await form.oneName.click();
  await expect.element(form.lastName).not.toBeInTheDocument();
  await expect.element(main.getByLabelText('Full name')).toHaveValue(person.firstName);
  await expectSound();
  await form.oneName.click();
  await expect.element(form.lastName).toHaveValue('');
  await expect.element(form.lastName).not.toHaveAttribute('aria-invalid', 'true');
  await form.oneName.click();
  await form.submit.click();
  await expectAddress('/complete-registration');
  expect(server.calls('POST /auth/signup')[0]?.body).toMatchObject({
    first_name: person.firstName,
    last_name: '',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('a password that is easy to guess has a warning', async ({ server }) => {
  await renderApp('/signup', { server });
  await form.password.fill('Password1!!');
  await expect.element(main.getByText('Very strong')).toBeVisible();
  await expect.element(main.getByRole('status')).toHaveTextContent('This is similar to a common password.');
  await expectSound();
  await form.password.fill(person.password);
  await expect.element(main.getByRole('status')).toBeEmptyDOMElement();
});

test('a server error is shown at its field, and the form stays unchanged', async ({ server }) => {
  server.refuse('POST /auth/signup', 400, {
    message: 'Please check your details.',
    errors: [{ path: 'email', message: 'This email address is already registered.' }],
  });
  await renderApp('/signup', { server });
  await fillSignUp();
  await form.submit.click();
  await expect.element(form.email).toHaveFocus();
  await expect.element(form.email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(form.email).toHaveAccessibleDescription(/already registered/);
  await expect.element(form.firstName).toHaveValue(person.firstName);
});

test('a short password is sent, and the server’s error is shown at its field', async ({ server }) => {
  server.allowInvalidRequests();
  server.refuse('POST /auth/signup', 400, {
    message: 'Please check your details.',
    errors: [{ path: 'password', message: 'Please use at least 8 characters.' }],
  });
  await renderApp('/signup', { server });
  await fillSignUp();
  await form.password.fill('short');
  await form.confirmation.fill('short');
  await form.submit.click();
  await expect.element(form.password).toHaveFocus();
  await expect.element(form.password).toHaveAccessibleDescription(/Please use at least 8 characters\./);
  expect(server.calls('POST /auth/signup')).toHaveLength(1);
});

test('all errors are shown at once, in the current language', async ({ server }) => {
  await renderApp('/signup', { server });
  await form.phone.fill('call me');
  await form.email.fill('maria');
  await form.password.fill('short');
  await form.confirmation.fill('other');
  await form.submit.click();
  await expect.element(form.firstName).toHaveFocus();
  for (const text of [
    'Please enter a phone number, or leave this empty.',
    'Please enter a valid email address',
    'Passwords do not match',
  ]) {
    await expect.element(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.poll(() => main.getByText('Required', { exact: true }).elements()).toHaveLength(3);
  await page.getByRole('contentinfo').getByLabelText('Language').selectOptions('es');
  await expect.element(main.getByText('Las contraseñas no coinciden', { exact: true })).toBeVisible();
  await expect.poll(() => main.getByText('Required', { exact: true }).elements()).toHaveLength(0);
});

test('a reload keeps the name, the checkbox and the address, but not the password', async ({ server }) => {
  const { reload } = await renderApp('/signup', { server });
  await form.firstName.fill(person.firstName);
  await form.email.fill(person.email);
  await form.password.fill(person.password);
  await form.oneName.click();
  await reload();
  await expect.element(form.oneName).toBeChecked();
  await form.oneName.click();
  await expect.element(form.firstName).toHaveValue(person.firstName);
  await expect.element(form.email).toHaveValue(person.email);
  await expect.element(form.password).toHaveValue('');
  const kept = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);
  expect(kept).not.toContain(person.password);
});
