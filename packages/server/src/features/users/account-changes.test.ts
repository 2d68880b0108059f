import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { listen, type Listener } from '../../../test/listener.ts';
import { photo } from '../../../test/sample-files.ts';

let community: Community;
let address: string;
let maria: Caller;
let pages: Listener[] = [];

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
});

beforeEach(async () => {
  maria = await community.join();
  pages = [await open(maria), await open(maria)];
});

afterEach(() => {
  for (const page of pages) page.close();
});

afterAll(() => community.close());

async function open({ token }: Caller): Promise<Listener> {
  const page = listen(address, token ?? '');
  await page.next('connected');
  return page;
}

const received = (event: Parameters<Listener['next']>[0]) =>
  Promise.all(pages.map((page) => page.next(event)));
const update = (body: object) => maria.request('PUT', `/user/update/${maria.id}`, { body });

test('every page of a member gets their new name and a changed setting', async () => {
  await update({ first_name: 'Miriam' });
  const renamed = { account: { _id: maria.id, first_name: 'Miriam', emailVisible: true } };
  expect(await received('account_changed')).toMatchObject([renamed, renamed]);
  await update({ emailVisible: false });
  const hidden = { account: { first_name: 'Miriam', emailVisible: false } };
  expect(await received('account_changed')).toMatchObject([hidden, hidden]);
});

test('every page of a member gets a changed picture, and its removal', async () => {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await photo(300, 300))]), 'me.jpg');
  expect((await maria.request('PUT', '/user/picture/avatar', { body: form })).status).toBe(200);
  const shown = { account: { avatar: expect.stringContaining('/') } };
  expect(await received('account_changed')).toMatchObject([shown, shown]);
  await maria.request('DELETE', '/user/picture/avatar');
  expect(await received('account_changed')).toMatchObject([
    { account: { avatar: null } },
    { account: { avatar: null } },
  ]);
});

test('every page of a member learns that the questionnaire is answered', async () => {
  const body = {
    catholic: 'Yes',
    parish: 'St. Cecilia',
    diocese: 'Springfield',
    rite: 'Western',
    riteType: 'Latin',
    knightOfColumbus: false,
    knightOfMalta: false,
    favoriteSaint: 'Agnes',
    historicalFigure: 'Dante',
  };
  expect((await maria.request('POST', '/questionnaire', { body })).status).toBe(201);
  const completed = { account: { questionnaireCompleted: true } };
  expect(await received('account_changed')).toMatchObject([completed, completed]);
});

test('a change of preferences is announced to every page of the member', async () => {
  await maria.request('PUT', '/notification/preferences', { body: { like: false } });
  const chosen = { preferences: { like: false, comment: true } };
  expect(await received('preferences_changed')).toMatchObject([chosen, chosen]);
});

test('no other member gets an event', async () => {
  const josef = await community.join();
  const page = await open(josef);
  pages.push(page);
  await update({ first_name: 'Miriam' });
  await pages[0]?.next('account_changed');
  await josef.request('PUT', '/notification/preferences', { body: { like: false } });
  await page.next('preferences_changed');
  expect(page.received.map(({ event }) => event)).toEqual(['connected', 'preferences_changed']);
});
