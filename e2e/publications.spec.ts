import { audit } from './audit.ts';
import { register } from './members.ts';
import { addRecording, parishDetails, publishOne, silence } from './publications.ts';
import { samplePicture } from './sample-picture.ts';
import { confirm, expectToast, logIn } from './screens.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

test('an event is created, published, attended, exported to calendars, and deleted @desktop @publications', async ({
  request,
  signIn,
}) => {
  const { member: administrator, page: staff } = await signIn('Cyril');
  await makeAdministrator(administrator);
  const title = `Vigil of ${administrator.email}`;
  const row = staff.getByRole('row').filter({ hasText: title });
  const act = async (action: string) => {
    await staff.getByRole('button', { name: `Actions for ${title}` }).click();
    await staff.getByRole('menuitem', { name: action }).click();
  };
  const shown = async () => {
    const answer = await request.get(`/api/event/all?search=${encodeURIComponent(title)}`);
    const { events }: { events: { title: string }[] } = await answer.json();
    return events.map((event) => event.title);
  };
  await visit(staff, '/admin/publications/new?kind=event');
  await staff.getByRole('textbox', { name: 'Title' }).fill(title);
  await staff.getByLabel('Day', { exact: true }).fill('2090-01-07');
  await staff.getByLabel('Time', { exact: true }).fill('19:00');
  await staff.getByRole('combobox', { name: 'Time zone' }).fill('sao paulo');
  await staff.getByRole('option', { name: 'America/Sao Paulo' }).click();
  await staff.getByRole('combobox', { name: 'How often' }).selectOption('Every week');
  await staff.getByRole('textbox', { name: 'Link' }).fill('https://meet.example/vigil');
  await staff.getByRole('button', { name: 'Save draft' }).click();
  await expectToast(staff, `${title} was saved.`);
  expect(await shown()).toEqual([]);
  await staff.getByRole('button', { name: 'Publish' }).click();
  await expectToast(staff, `${title} is published.`);
  await staff.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Published');
  expect(await shown()).toEqual([title]);

  const { page } = await signIn('Monica');
  const main = page.getByRole('main');
  await visit(page, '/events');
  await main.getByRole('button', { name: 'Create my address' }).click();
  const address = await main.getByRole('textbox', { name: 'Events I go to' }).inputValue();
  await main.getByRole('searchbox', { name: 'Search events' }).fill(title);
  await main.getByRole('link', { name: title }).click();
  await main.getByRole('button', { name: 'Sign up', exact: true }).click();
  const link = main.getByRole('link', { name: /^Take part online/ });
  await expect(link).toHaveAttribute('href', 'https://meet.example/vigil');
  const file = await main.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  expect(await (await request.get(file ?? '')).text()).toContain(
    'DTSTART;TZID=America/Sao_Paulo:20900107T190000',
  );
  expect(await (await request.get(address)).text()).toContain('https://meet.example/vigil');
  await main.getByRole('button', { name: 'Cancel my sign-up' }).click();
  await expect(link).toHaveCount(0);
  expect(await (await request.get(address)).text()).not.toContain('https://meet.example/vigil');

  await act('Delete');
  await confirm(staff, 'Delete');
  await expect(row).toHaveCount(0);
  expect(await shown()).toEqual([]);
});

test('a course gets a picture and recordings, and a member continues where they stopped @phone @publications', async ({
  request,
  signIn,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(/status of 415/);
  // While Playwright records, it repeats the request for a picture that the browser could not show.
  pageErrorMonitor.expectRefusal(/^error: Connecting to 'blob:/);
  const { member: administrator, page: staff } = await signIn('Cecilia');
  await makeAdministrator(administrator);
  const title = `Chant ${administrator.email}`;
  const id = await publishOne(request, administrator, {
    kind: 'resource',
    title,
    resource: { type: 'Course' },
  });
  await addRecording(request, administrator, id, 'Kyrie');
  const resource = async () => {
    const answer = await request.get(`/api/resource/getById/${id}`);
    const { resource: read }: { resource: { image: object | null; recordings: { title: string }[] } } =
      await answer.json();
    return { image: read.image, titles: read.recordings.map((recording) => recording.title) };
  };
  await visit(staff, `/admin/publications/${id}`);

  await test.step('files with disguised content are refused, and nothing is lost', async () => {
    const dialog = staff.getByRole('dialog');
    const picker = dialog.locator('input[type=file]');
    const buffer = Buffer.from('no picture');
    const cover = staff.getByRole('group', { name: 'Cover picture' });
    const coverPicker = cover.locator('input[type=file]');
    await coverPicker.setInputFiles({ name: 'branch.png', mimeType: 'image/png', buffer });
    await expect(cover.getByRole('alert')).toBeVisible();
    await coverPicker.setInputFiles({
      name: 'branch.png',
      mimeType: 'image/png',
      buffer: await samplePicture(),
    });
    await cover.getByRole('textbox', { name: 'Alternative text' }).fill('A greening branch');
    await staff.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(staff, `${title} was saved.`);
    expect((await resource()).image).toMatchObject({ description: 'A greening branch', width: 640 });

    await staff.getByRole('button', { name: 'Add a recording' }).click();
    await picker.setInputFiles({ name: 'Gloria.mp3', mimeType: 'audio/mpeg', buffer });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Please choose a recording');
    await picker.setInputFiles({ ...silence(), name: 'Gloria.wav' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(staff, 'The recording was saved.');
    await staff.getByRole('button', { name: 'Move Gloria up' }).click();
    await expectToast(staff, 'Gloria was moved.');
    expect((await resource()).titles).toEqual(['Gloria', 'Kyrie']);
    await staff.getByRole('button', { name: 'Remove: Kyrie.wav' }).click();
    await confirm(staff, 'Remove');
    await expect.poll(async () => (await resource()).titles).toEqual(['Gloria']);
  });

  await test.step('a member listens, and the position and the speed are restored', async () => {
    const { page } = await signIn('Paula');
    await visit(page, `/resource/${id}`);
    const player = page.getByRole('region', { name: title });
    await player.getByRole('button', { name: 'Forward 30 seconds' }).click();
    await player.getByRole('button', { name: 'Play' }).click();
    await player.getByRole('button', { name: 'Pause' }).click();
    await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
    await player.getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
    await page.reload();
    await expect(player.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5');
    await expect(player.getByText(/^Continue at 0:[34]\d$/)).toBeVisible();
    await audit(page, 'a recording');
  });

  await staff.getByRole('button', { name: 'Remove the picture' }).click();
  await confirm(staff, 'Remove');
  await expect(staff.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  expect((await resource()).image).toBeNull();
});

test('a parish is created, reported as incorrect by a member, and confirmed by the staff @phone @publications', async ({
  signIn,
}) => {
  const { member: administrator, page: staff } = await signIn('Gregory');
  await makeAdministrator(administrator);
  const title = `Saint Gregory ${administrator.email}`;
  const form = staff.getByRole('main');
  await visit(staff, '/admin/publications/new?kind=parish');
  for (const [label, text] of [
    ['Title', title],
    ['Diocese', parishDetails.diocese],
    ['Street and number', parishDetails.address],
    ['Town', parishDetails.town],
    ['State (two letters)', 'il'],
    ['ZIP code', parishDetails.zip],
  ] as const) {
    await form.getByRole('textbox', { name: label }).fill(text);
  }
  await form.getByRole('button', { name: 'Add a time' }).click();
  await form.getByLabel('Time', { exact: true }).fill('10:00');
  await form.getByRole('button', { name: 'Publish' }).click();
  await expectToast(staff, `${title} is published.`);

  const { page } = await signIn('Augustine');
  const shown = page.getByRole('main').getByRole('article').filter({ hasText: title });
  await visit(page, `/parishes?search=${encodeURIComponent(title)}`);
  await expect(shown).toContainText('12 Elm Street, Springfield, IL 62701');
  await expect(shown).toContainText('10:00 AM');
  await shown.getByRole('button', { name: `Report a mistake: ${title}` }).click();
  await shown.getByLabel('What is wrong?').fill('Mass is at eleven now.');
  await shown.getByRole('button', { name: 'Tell the staff' }).click();
  await expectToast(page, 'Thank you for telling us.');

  await visit(staff, `/admin/publications?hasCorrections=true&search=${encodeURIComponent(title)}`);
  await staff.getByRole('row').getByRole('link', { name: title }).click();
  await expect(staff.getByText('Mass is at eleven now.')).toBeVisible();
  await staff.getByRole('button', { name: 'Confirm as correct' }).click();
  await expect(staff.getByText('Nobody has reported a mistake on this page.')).toBeVisible();
  await staff.goBack();
  await expect(staff.getByRole('row').getByRole('link', { name: title })).toHaveCount(0);
  await page.reload();
  await expect(shown.getByRole('button', { name: `Report a mistake: ${title}` })).toBeVisible();
});

test('a visitor reads events and parishes, and logs in to sign up @phone @publications', async ({
  page,
  request,
}) => {
  const staff = await register(request, 'Brendan');
  await makeAdministrator(staff);
  const title = `Supper ${staff.lastName}`;
  await publishOne(request, staff, {
    kind: 'event',
    title,
    author: 'Agnes Miller',
    event: {
      startsAt: '2090-01-07T19:00',
      minutes: 90,
      timeZone: 'America/Chicago',
      recurrence: 'none',
      until: null,
      place: '7 Orchard Lane',
      link: '',
    },
  });
  const parish = `St. Brendan ${staff.lastName}`;
  await publishOne(request, staff, { kind: 'parish', title: parish, parish: parishDetails });
  const main = page.getByRole('main');
  await visit(page, `/parishes?search=${encodeURIComponent(parish)}`);
  await expect(main.getByRole('article').filter({ hasText: parish })).toContainText('12 Elm Street');
  await visit(page, `/events?search=${encodeURIComponent(title)}`);
  await main.getByRole('link', { name: title, exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Log in to see the place' })).toBeVisible();
  await expect(main).not.toContainText(/Orchard|Miller/);
  await audit(page, 'the event, for a visitor');
  await main.getByRole('link', { name: 'Log in to sign up' }).click();
  await logIn(page, staff);
  await expect(page).toHaveURL(/\/event\//);
  await expect(main).toContainText('7 Orchard Lane');
  await expect(main).toContainText('Agnes Miller');
  await main.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(main.getByText('You are going')).toBeVisible();
});

test('a visitor reads an article and its RSS feed, and a member finds saved items again @desktop @publications', async ({
  page: visitor,
  request,
  signIn,
}) => {
  const staff = await register(request, 'Marcella');
  await makeAdministrator(staff);
  const title = `On letters & <others> ${staff.lastName}`;
  const article = await publishOne(request, staff, { kind: 'article', title, body: 'A *letter* waits.' });
  const course = `Course ${staff.lastName}`;
  await publishOne(request, staff, { kind: 'resource', title: course, resource: { type: 'Course' } });

  await visit(visitor, `/blog?search=${encodeURIComponent(staff.lastName)}`);
  const feed = await visitor.getByRole('link', { name: /^Follow the blog by RSS/ }).getAttribute('href');
  const discovered = visitor.locator('head link[type="application/rss+xml"]');
  expect(await discovered.getAttribute('href')).toBe(feed);
  await visitor.getByRole('article').getByRole('link', { name: title }).click();
  await expect(visitor).toHaveURL(new RegExp(`/blog/${article}$`));
  await expect(visitor.getByRole('emphasis')).toHaveText('letter');
  const rss = await request.get(feed ?? '');
  expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const items = await rss.text();
  expect(items).toContain(`On letters &amp; &lt;others&gt; ${staff.lastName}</title>`);
  expect(items).toContain(`/blog/${article}</link>`);

  const { page } = await signIn('Paula');
  const cards = page.getByRole('main').getByRole('article');
  await visit(page, `/resources?search=${encodeURIComponent(course)}`);
  const save = cards.getByRole('button', { name: `Save ${course}` });
  const answered = page.waitForResponse((answer) => answer.url().includes('/resource/save/'));
  await save.click();
  expect((await answered).ok()).toBe(true);
  await visit(page, '/resources?saved=true');
  await expect(cards).toHaveCount(1);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const removed = page.waitForResponse((answer) => answer.url().includes('/resource/save/'));
  await save.click();
  expect((await removed).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('You have saved nothing yet')).toBeVisible();
});
