import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Person } from './members.ts';

/** Chooses Spanish before the page loads, by storing the choice. */
export const chooseSpanish = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: 'language', value: 'es', url: test.info().project.use.baseURL ?? '' }]);

/** Resolves when the page can receive realtime events. Call this before opening the page. */
export async function connection(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  // Socket.IO sends this frame after it has accepted the connection.
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => payload.toString().startsWith('40'),
  });
}

export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}

export const signUpForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    firstName: main.getByLabel('First name'),
    lastName: main.getByRole('textbox', { name: 'Last name' }),
    phone: main.getByLabel('Phone (optional)'),
    email: main.getByLabel('Email'),
    password: main.getByLabel('Password', { exact: true }),
    confirmation: main.getByLabel('Confirm password'),
    terms: main.getByRole('checkbox', { name: /18 or older/ }),
    submit: main.getByRole('button', { name: 'Register' }),
  };
};

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  const form = signUpForm(page);
  await form.firstName.fill(person.firstName);
  await form.lastName.fill(person.lastName);
  await form.email.fill(person.email);
  await form.password.fill(person.password);
  await form.confirmation.fill(person.password);
  await form.terms.check();
}

export const signInForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    email: main.getByLabel('Email'),
    password: main.getByLabel('Password', { exact: true }),
    submit: main.getByRole('button', { name: 'Log in', exact: true }),
  };
};

export async function logIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  const form = signInForm(page);
  await form.email.fill(person.email);
  await form.password.fill(person.password);
  await form.submit.click();
}

export const questionnaireForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    catholic: main.getByLabel('Are you Catholic?'),
    parish: main.getByLabel('Parish'),
    diocese: main.getByLabel('Diocese'),
    rite: main.getByLabel('Rite', { exact: true }),
    riteType: main.getByLabel('Rite type'),
    saint: main.getByLabel('Favorite saint'),
    figure: main.getByLabel('Favorite historical figure'),
    submit: main.getByRole('button', { name: 'Complete Registration' }),
  };
};

export async function fillQuestionnaire(page: Page): Promise<void> {
  const form = questionnaireForm(page);
  await form.catholic.selectOption('Yes');
  await form.parish.fill('Saint Cecilia');
  await form.diocese.fill('Springfield');
  await form.rite.selectOption('Eastern');
  await form.riteType.selectOption('Maronite');
  await form.saint.fill('Saint Charbel');
  await form.figure.fill('G. K. Chesterton');
}

/** The card that leads new members through a photo, their parish and whom to follow. */
export const welcomeCard = (page: Page) => page.getByRole('region', { name: 'Welcome' });

export const composer = (page: Page) => {
  const form = page.getByRole('form', { name: 'New post' });
  return {
    /** The line that opens the form. */
    line: page.locator('[data-component=post-composer-line] button'),
    form,
    title: form.locator('[name=title]'),
    content: form.locator('[name=content]'),
    file: form.locator('input[type=file]'),
    description: form.locator('[name=imageDescription]'),
    submit: form.getByRole('button', { name: 'Share' }),
  };
};

export const postWith = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

export const postControls = (post: Locator) => ({
  like: post.getByRole('button', { name: 'Like' }),
  comment: post.getByRole('button', { name: 'Comment' }),
  share: post.getByRole('button', { name: /^Share/ }),
  menu: post.getByRole('button', { name: 'More', exact: true }),
});

export async function chooseFromMenu(page: Page, within: Locator, item: string): Promise<void> {
  await postControls(within).menu.click();
  await page.getByRole('menuitem', { name: item }).click();
}

export async function confirm(page: Page, answer: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
}

export const commentsDialog = (page: Page) => {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    input: dialog.getByPlaceholder('Comment...'),
    submit: dialog.locator('button[type=submit]'),
    comment: (text: string) => dialog.getByRole('listitem').filter({ hasText: text }),
    close: dialog.getByRole('button', { name: 'Close' }),
  };
};

const profileButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Profile/ });

export const headerButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}(?:,|$)`) });

/** The people search of the header. A narrow header hides it behind a button. */
export async function openPeopleSearch(page: Page): Promise<Locator> {
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search people' });
  const button = headerButton(page, 'Search people');
  await expect(field.or(button)).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(field).toBeVisible();
  return field;
}

export async function logOut(page: Page): Promise<void> {
  await profileButton(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
