import { audit } from './audit.ts';
import { authorised, register } from './members.ts';
import { parishDetails, publishOne, silence } from './publications.ts';
import { samplePicture } from './sample-picture.ts';
import { confirm, expectToast } from './screens.ts';
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

test('the staff writes the page of a parish with its times', async ({ request, signIn }) => {
  const { member, page } = await signIn('Gregory');
  await makeAdministrator(member);
  const title = `Saint Gregory ${member.email}`;
  const form = page.getByRole('main');
  await visit(page, '/admin/publications/new?kind=parish');
  for (const [label, text] of [
    ['Title', title],
    ['Diocese', parishDetails.diocese],
    ['Street and number', parishDetails.address],
    ['Town', parishDetails.town],
    ['State, by two letters', 'il'],
    ['ZIP code', parishDetails.zip],
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
  expect(publications).toMatchObject([{ title, state: 'draft', parish: parishDetails }]);
});

test('the staff gives what is published a picture, breaks an upload off, and takes the picture away', async ({
  request,
  signIn,
  vigilance,
}) => {
  vigilance.expectRefusal(/status of 415/);
  // While it records, Playwright itself asks again for a picture that the browser could not show.
  vigilance.expectRefusal(/^error: Connecting to 'blob:/);
  const { member, page } = await signIn('Hildegard');
  await makeAdministrator(member);
  const title = `Viriditas ${member.email}`;
  const id = await publishOne(request, member, { kind: 'article', title });
  await visit(page, `/admin/publications/${id}`);
  await page.getByRole('button', { name: 'Add a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please choose a picture.');
  const picker = dialog.locator('input[type=file]');
  await picker.setInputFiles({ name: 'green.txt', mimeType: 'text/plain', buffer: Buffer.from('green') });
  await expect(dialog.getByRole('alert')).toContainText('Please choose a photo');
  // What calls itself a photo and is none is refused by the server; nothing that was typed is lost.
  await picker.setInputFiles({ name: 'green.png', mimeType: 'image/png', buffer: Buffer.from('green') });
  const text = dialog.getByRole('textbox', { name: 'Alternative text' });
  await text.fill('A greening branch');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(text).toHaveValue('A greening branch');
  await picker.setInputFiles({ name: 'branch.png', mimeType: 'image/png', buffer: await samplePicture() });

  const sending = `**/api/admin/publications/${id}/picture`;
  await page.route(sending, () => undefined);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await audit(page, 'sending a picture');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  await page.unroute(sending);
  await expect(text).toHaveValue('A greening branch');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The picture is saved.');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('A greening branch')).toBeVisible();
  const imageOf = async () => {
    const answer = await request.get(`/api/blog/getById/${id}`);
    const { article }: { article: { image: { description: string } | null } } = await answer.json();
    return article.image;
  };
  expect(await imageOf()).toMatchObject({ description: 'A greening branch', width: 640 });
  await audit(page, 'what has a picture');

  await page.getByRole('button', { name: 'Change the picture' }).click();
  await text.fill('A branch in leaf');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A branch in leaf')).toBeVisible();
  expect(await imageOf()).toMatchObject({ description: 'A branch in leaf', width: 640 });

  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await confirm(page, 'Remove');
  await expect(page.getByText('There is no picture yet.')).toBeVisible();
  expect(await imageOf()).toBeNull();
});

test('the staff adds recordings to a course, names them, and puts them in order', async ({
  request,
  signIn,
  vigilance,
}) => {
  vigilance.expectRefusal(/status of 415/);
  const { member, page } = await signIn('Cecilia');
  await makeAdministrator(member);
  const title = `Chant ${member.email}`;
  const id = await publishOne(request, member, { kind: 'resource', title, resource: { type: 'Course' } });
  await visit(page, `/admin/publications/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Recording' });
  const picker = dialog.locator('input[type=file]');
  await page.getByRole('button', { name: 'Add a recording' }).click();
  // What calls itself a recording and is none is refused by the server; nothing that was typed is lost.
  await picker.setInputFiles({ name: 'Kyrie.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('Kyrie') });
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Kyrie');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please choose a recording');
  await picker.setInputFiles(silence());
  await audit(page, 'adding a recording');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The recording is saved.');
  await page.getByRole('button', { name: 'Add a recording' }).click();
  await picker.setInputFiles(silence());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Rename silence' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Gloria');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Move Gloria up' }).click();
  await expectToast(page, 'Gloria is moved.');
  const titles = async () => {
    const answer = await request.get(`/api/resource/getById/${id}`);
    const { resource }: { resource: { recordings: { title: string }[] } } = await answer.json();
    return resource.recordings.map((recording) => recording.title);
  };
  expect(await titles()).toEqual(['Gloria', 'Kyrie']);
  await audit(page, 'a course with recordings');
  await page.getByRole('button', { name: 'Remove: Kyrie.wav' }).click();
  await confirm(page, 'Remove');
  await expect(page.getByRole('button', { name: 'Rename Kyrie' })).toHaveCount(0);
  expect(await titles()).toEqual(['Gloria']);
});

test('what members call wrong about a parish is found by the staff, and settled', async ({
  request,
  signIn,
}) => {
  const { member, page } = await signIn('Kateri');
  await makeAdministrator(member);
  const doubter = await register(request, 'Leander');
  const title = `Saint Kateri ${member.email}`;
  const id = await publishOne(request, member, { kind: 'parish', title, parish: parishDetails });
  const doubted = await request.put(`/api/parish/wrong/${id}`, {
    headers: authorised(doubter),
    data: { note: 'Mass is at eleven now.' },
  });
  expect(doubted.ok()).toBe(true);

  await visit(page, '/admin');
  await page.getByRole('link', { name: 'See the parishes' }).click();
  await expect(page.getByRole('combobox', { name: 'Doubts' })).toHaveValue('true');
  await page.getByRole('searchbox', { name: 'Words' }).fill(member.email);
  await expect(page).toHaveURL(/[?&]search=/);
  await page.getByRole('row').getByRole('link', { name: title }).click();
  await expect(page.getByText('Mass is at eleven now.')).toBeVisible();
  await expect(page.getByRole('link', { name: `${doubter.firstName} ${doubter.lastName}` })).toBeVisible();
  await audit(page, 'a parish that is called wrong');
  await page.getByRole('button', { name: 'Confirm as right' }).click();
  await expectToast(page, `${title} is confirmed.`);
  await expect(page.getByText('Nobody calls this page wrong.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row').getByRole('link', { name: title })).toHaveCount(0);
});
