import { page, userEvent, type Locator } from 'vitest/browser';
import { expect } from './test.ts';

/** Waits for a toast. Does not query by role, because such queries do not find a toast under a dialog. */
export const expectToast = (text: string | RegExp): Promise<void> =>
  expect.element(page.getByText(text).first()).toBeVisible();

/** The URL of the page, without the origin. */
export const address = (): string => `${location.pathname}${location.search}`;

export const expectAddress = (expected: string | RegExp): Promise<void> =>
  typeof expected === 'string' ? expect.poll(address).toBe(expected) : expect.poll(address).toMatch(expected);

export const confirm = (answer: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click();

export async function chooseFromMenu(menu: Locator, item: string): Promise<void> {
  await menu.click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/**
 * Presses a button that disappears once the server responds. Calls `answer` at the moment of the click, because an
 * earlier response would remove the button before the press. The app may be waiting before a retry. Then `timers` skips
 * that wait.
 */
export async function pressOnce(
  button: Locator,
  answer: () => void,
  timers?: { skipUntil: (condition: () => boolean) => Promise<void> },
): Promise<void> {
  await expect.element(button).toBeVisible();
  // Listens on the document, because an automatic retry replaces the button.
  document.addEventListener('click', answer, { capture: true, once: true });
  await button.click();
  await timers?.skipUntil(() => button.query() === null);
}

/** A button of the header. Its name also contains the count. */
export const headerButton = (name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}(?:,|$)`) });

/** Whether the browser would ask before leaving the page. */
export const asksBeforeLeaving = (): boolean =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Sets the files directly, because `userEvent.upload` would first send their bytes to the browser. */
export async function chooseFiles(picker: Locator, ...files: File[]): Promise<void> {
  await expect.element(picker).toBeInTheDocument();
  const input = picker.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('This is no field for files.');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses an emoji by its name, with the button of a form. */
export async function pickEmoji(name: string, form: Pick<Locator, 'getByRole'> = page): Promise<void> {
  await form.getByRole('button', { name: 'Add an emoji' }).click();
  await page.getByRole('searchbox', { name: 'Search emojis' }).fill(name);
  await page.getByRole('gridcell', { name }).first().click();
}

/** Presses Tab until the control has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  for (let step = 0; step < 200; step += 1) {
    if (target.query() === document.activeElement) return;
    await userEvent.tab();
  }
  throw new Error(`The keyboard does not reach ${target.selector}.`);
}

export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await userEvent.keyboard(text);
}

export async function pressKeyOn(target: Locator, key = '{Enter}'): Promise<void> {
  await tabTo(target);
  await userEvent.keyboard(key);
}

const main = page.getByRole('main');

export const signUpForm = {
  firstName: main.getByLabelText('First name'),
  lastName: main.getByLabelText('Last name'),
  oneName: main.getByRole('checkbox', { name: 'I do not have a last name' }),
  phone: main.getByLabelText('Phone (optional)'),
  email: main.getByLabelText('Email'),
  password: main.getByLabelText('Password', { exact: true }),
  confirmation: main.getByLabelText('Confirm password'),
  terms: main.getByRole('checkbox', { name: /18 or older/ }),
  submit: main.getByRole('button', { name: 'Register' }),
};

export const questionnaireForm = {
  catholic: main.getByLabelText('Are you Catholic?'),
  parish: main.getByLabelText('Parish'),
  diocese: main.getByLabelText('Diocese'),
  rite: main.getByLabelText('Rite', { exact: true }),
  riteType: main.getByLabelText('Rite type'),
  saint: main.getByLabelText('Favorite saint'),
  figure: main.getByLabelText('Favorite historical figure'),
  submit: main.getByRole('button', { name: 'Complete Registration' }),
};
