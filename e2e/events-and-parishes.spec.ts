import { audit } from './audit.ts';
import { authorised, register } from './members.ts';
import { parishDetails, publishOne } from './publications.ts';
import { expectToast } from './screens.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

const vigil = (title: string) => ({
  kind: 'event',
  title,
  body: 'Bring a **candle**.',
  event: {
    startsAt: '2090-01-07T19:00',
    minutes: 90,
    timeZone: 'America/Sao_Paulo',
    recurrence: 'weekly',
    until: null,
    place: '',
    link: 'https://meet.example/vigil',
  },
});

test('a member finds an event, signs up, and takes part by its link', async ({ request, signIn }) => {
  const staff = await register(request, 'Cyril');
  await makeAdministrator(staff);
  const title = `Vigil of ${staff.email}`;
  await publishOne(request, staff, vigil(title));
  const { page } = await signIn('Monica');
  const main = page.getByRole('main');

  await visit(page, '/events');
  await main.getByRole('searchbox', { name: 'Search events' }).fill(title);
  await expect(page).toHaveURL(/\/events\?search=/);
  const event = main.getByRole('article').filter({ hasText: title });
  await expect(event).toHaveCount(1);
  await expect(event).toContainText('7:00 PM – 8:30 PM (GMT-3)');
  await expect(event).toContainText('Every Saturday');

  await event.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/event\/[\w-]+$/);
  await expect(main.getByText('Whoever has signed up sees the link here.')).toBeVisible();
  await expect(main.getByRole('strong')).toHaveText('candle');
  await main.getByRole('button', { name: 'Sign up' }).click();
  await expectToast(page, `You are signed up for ${title}.`);
  await expect(main.getByRole('link', { name: /^Take part online/ })).toHaveAttribute(
    'href',
    'https://meet.example/vigil',
  );
  await audit(page, 'an event that one goes to');
  const file = await main.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const calendar = await (await request.get(file ?? '')).text();
  expect(calendar).toContain('DTSTART;TZID=America/Sao_Paulo:20900107T190000');
});

test('a member has what they go to in a calendar of their own, and takes it back', async ({
  request,
  signIn,
}) => {
  const staff = await register(request, 'Cyril');
  await makeAdministrator(staff);
  const title = `Vigil of ${staff.email}`;
  const id = await publishOne(request, staff, vigil(title));
  const { member, page } = await signIn('Alypius');
  const signedUp = await request.put(`/api/event/attend/${id}`, { headers: authorised(member) });
  expect(signedUp.status()).toBe(200);
  const main = page.getByRole('main');

  await visit(page, '/events?view=going');
  const event = main.getByRole('article').filter({ hasText: title });
  await expect(event).toContainText('You are going');
  await main.getByRole('button', { name: 'Make my address' }).click();
  const address = await main.getByRole('textbox', { name: 'Events I go to' }).inputValue();
  expect(await (await request.get(address)).text()).toContain('https://meet.example/vigil');

  await event.getByRole('link', { name: title }).click();
  await main.getByRole('button', { name: 'Take my sign-up back' }).click();
  await expect(main.getByRole('button', { name: 'Sign up' })).toBeVisible();
  await main.getByRole('link', { name: 'All events' }).click();
  await main.getByRole('link', { name: 'I am going' }).click();
  await expect(main.getByText('You have not signed up for any event')).toBeVisible();
});

test('a member says that the page of a parish is wrong, and takes that back', async ({ request, signIn }) => {
  const staff = await register(request, 'Ambrose');
  await makeAdministrator(staff);
  const title = `Saint Ambrose ${staff.email}`;
  const id = await publishOne(request, staff, { kind: 'parish', title, parish: parishDetails });
  const expectDoubts = async (count: number) => {
    const answer = await request.get(`/api/admin/publications/${id}`, { headers: authorised(staff) });
    const { publication }: { publication: { marks: number } } = await answer.json();
    expect(publication.marks).toBe(count);
  };
  const { page } = await signIn('Augustine');
  const shown = page.getByRole('main').getByRole('article').filter({ hasText: title });

  await visit(page, `/parishes?search=${encodeURIComponent(staff.email)}`);
  await expect(shown).toContainText('12 Elm Street, Springfield, IL 62701');
  await expect(shown).toContainText('10:00 AM');
  await shown.getByRole('button', { name: `This is wrong: ${title}` }).click();
  await expect(shown.getByRole('button', { name: `Undo: ${title}` })).toBeVisible();
  await expectDoubts(1);
  await audit(page, 'a parish that was called wrong');
  await shown.getByRole('button', { name: `Undo: ${title}` }).click();
  await expect(shown.getByRole('button', { name: `This is wrong: ${title}` })).toBeVisible();
  await expectDoubts(0);
});
