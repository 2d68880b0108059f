import { register } from './members.ts';
import { parishDetails, publishOne } from './publications.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test } from './test.ts';

const week = [0, 1, 2, 3, 4, 5, 6];
const mass = (time: string, note: string) => week.map((day) => ({ kind: 'mass' as const, day, time, note }));

test('a visitor without JavaScript finds the next Mass in Spanish near 02134 @phone @publications', async ({
  browser,
  baseURL,
  request,
}) => {
  const staff = await register(request, 'Cyril');
  await makeAdministrator(staff);
  const title = `Santa Rosa of ${staff.email}`;
  const parish = { ...parishDetails, zip: '02134', town: 'Allston', state: 'MA' };
  const id = await publishOne(request, staff, {
    kind: 'parish',
    title,
    parish: {
      ...parish,
      times: [
        ...mass('09:00', 'English'),
        ...mass('18:30', 'Spanish'),
        ...week.map((day) => ({ kind: 'confession', day, time: '17:45', note: '' })),
      ],
    },
  });
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 375, height: 812 },
    locale: 'en-US',
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/parishes');
  await page.getByRole('link', { name: 'Find a Mass' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Find a Mass' })).toBeVisible();

  await main.getByLabel('ZIP code').fill('00000');
  await main.getByRole('button', { name: 'Find a Mass' }).click();
  await expect(main.getByText('We do not know this ZIP code.')).toBeVisible();
  await expect(main.getByLabel('ZIP code')).toHaveValue('00000');

  await main.getByLabel('ZIP code').fill('02134');
  await main.getByLabel('Day').fill('2090-01-08');
  await main.getByLabel('Not before').fill('17:00');
  await main.getByLabel('Language').selectOption('Spanish');
  await main.getByLabel('Distance').selectOption('5 miles');
  await main.getByLabel('Only with confession in the hour before').check();
  await main.getByRole('button', { name: 'Find a Mass' }).click();
  await expect(
    main.getByRole('heading', { level: 2, name: 'Masses near 02134 on Sunday, January 8, 2090' }),
  ).toBeVisible();
  const found = main.getByRole('listitem').filter({ hasText: title });
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(/6:30.PM · Spanish · Confession at 5:45.PM/u);
  await expect(found.getByRole('link', { name: title })).toHaveAttribute('href', `/parish/${id}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await context.close();
});
