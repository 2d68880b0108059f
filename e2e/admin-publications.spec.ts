import { audit } from './audit.ts';
import { authorised } from './members.ts';
import { expectToast } from './screens.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

test('the staff writes an event, publishes it, changes it, and deletes it', async ({
  request,
  signIn,
  vigilance,
}) => {
  vigilance.expectRefusal(/status of 400/);
  const { member, page } = await signIn('Ignatius');
  await makeAdministrator(member);
  const title = `Rosary of ${member.email}`;
  const row = page.getByRole('row').filter({ hasText: title });
  const act = async (deed: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: deed }).click();
  };
  const shown = async () => {
    const answer = await request.get(`/api/event/all?search=${encodeURIComponent(title)}`);
    const { events }: { events: { title: string; going: number }[] } = await answer.json();
    return events.map((event) => event.title);
  };

  await visit(page, '/admin/publications');
  await audit(page, 'publications');
  await page.getByRole('link', { name: 'New event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New event' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please write a title.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();

  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByLabel('Day', { exact: true }).fill('2090-01-07');
  await page.getByLabel('Time', { exact: true }).fill('19:00');
  await page.getByRole('textbox', { name: 'Time zone' }).fill('Middle/Earth');
  await page.getByRole('textbox', { name: 'Place' }).fill('Parish hall');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We do not know this time zone.')).toBeVisible();
  await audit(page, 'writing an event');
  await page.getByRole('textbox', { name: 'Time zone' }).fill('America/Sao_Paulo');
  await page.getByRole('combobox', { name: 'How often' }).selectOption('Every week');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, `${title} is saved.`);
  await expect(row).toContainText('Draft');
  expect(await shown()).toEqual([]);

  await act('Publish');
  await expectToast(page, `${title} is published.`);
  await expect(row).toContainText('Published');
  expect(await shown()).toEqual([title]);

  await row.getByRole('link', { name: title }).click();
  await expect(page.getByRole('textbox', { name: 'Place' })).toHaveValue('Parish hall');
  await page.getByRole('textbox', { name: 'Summary' }).fill('Everybody is welcome.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toBeVisible();

  await act('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, `${title} is deleted.`);
  await expect(row).toHaveCount(0);
  expect(await shown()).toEqual([]);
});

const parish = {
  diocese: 'Springfield',
  address: '12 Elm Street',
  town: 'Springfield',
  state: 'IL',
  zip: '62701',
  phone: '',
  email: '',
  website: '',
  pastor: '',
  times: [{ kind: 'mass', day: 0, time: '10:00', note: '' }],
  exceptions: [],
};

test('the staff writes the page of a parish with its times', async ({ request, signIn }) => {
  const { member, page } = await signIn('Gregory');
  await makeAdministrator(member);
  const title = `Saint Gregory ${member.email}`;
  const form = page.getByRole('main');
  await visit(page, '/admin/publications/new?kind=parish');
  for (const [label, text] of [
    ['Title', title],
    ['Diocese', parish.diocese],
    ['Street and number', parish.address],
    ['Town', parish.town],
    ['State, by two letters', 'il'],
    ['ZIP code', parish.zip],
  ] as const) {
    await form.getByRole('textbox', { name: label }).fill(text);
  }
  await form.getByRole('button', { name: 'Add a time' }).click();
  await form.getByLabel('Time', { exact: true }).fill('10:00');
  await audit(page, 'writing a parish');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, `${title} is saved.`);
  const answer = await request.get('/api/admin/publications', {
    headers: authorised(member),
    params: { search: member.email },
  });
  const { publications }: { publications: object[] } = await answer.json();
  expect(publications).toMatchObject([{ title, state: 'draft', parish }]);
});
