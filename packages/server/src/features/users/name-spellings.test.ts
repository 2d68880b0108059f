import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listChats, chatBetween } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { found as foundGroup, join, listed } from '../../../test/groups.ts';
import { payment, planNamed, requestPayment } from '../../../test/payments.ts';
import { nameSpellings } from '../../platform/database/migrations/0038-name-spellings.ts';

type Schemas = components['schemas'];

let community: Community;
let viewer: Caller;
let administrator: Caller;

async function joinAs(first_name: string, last_name: string): Promise<Caller> {
  const member = await community.join();
  const body = { first_name, last_name };
  const { status } = await member.request('PUT', `/user/update/${member.id}`, { body });
  expect(status).toBe(200);
  return member;
}

const names = [
  ['민수', '김'],
  ['Min-jun', 'Kim'],
  ['Văn An', 'Nguyễn'],
  ['Jan', 'van der Berg'],
  ['Juana', 'dela Cruz'],
  ['María José', 'García Márquez'],
  ['Jörg', 'Müller'],
  ['Hans', 'Mueller'],
  ['Åse', 'Sørensen'],
  ['Wojciech', 'Wałęsa'],
] as const;

beforeAll(async () => {
  community = await startCommunity();
  viewer = await community.join({ firstName: 'Zita' });
  administrator = await community.join({ firstName: 'Quirin', role: 'administrator' });
  for (const [first, last] of names) await joinAs(first, last);
});

afterAll(() => community.close());

async function people(text: string, limit = 20): Promise<string[]> {
  const found: string[] = [];
  let cursor = '';
  do {
    const path = `/user/all?search=${encodeURIComponent(text)}&limit=${limit}${cursor && `&cursor=${cursor}`}`;
    const { body } = await viewer.request<Schemas['UserPage']>('GET', path);
    found.push(...body.users.map(({ first_name, last_name }) => `${first_name} ${last_name}`));
    cursor = body.nextCursor ?? '';
  } while (cursor !== '');
  return found;
}

describe('people are found', () => {
  test.each<[string, string[]]>([
    ['김민수', ['민수 김']],
    ['민수김', ['민수 김']],
    ['김 민수', ['민수 김']],
    ['kimminjun', ['Min-jun Kim']],
    ['Kim Minjun', ['Min-jun Kim']],
    ['minjun-kim', ['Min-jun Kim']],
    ['Min jun', ['Min-jun Kim']],
    ['nguyenvanan', ['Văn An Nguyễn']],
    ['an nguyen van', ['Văn An Nguyễn']],
    ['vanan', ['Văn An Nguyễn']],
    ['vanderberg', ['Jan van der Berg']],
    ['van derBerg', ['Jan van der Berg']],
    ['bergjan', ['Jan van der Berg']],
    ['Van-der-Berg', ['Jan van der Berg']],
    ['delacruz', ['Juana dela Cruz']],
    ['de la cruz', ['Juana dela Cruz']],
    ['de lacruz', ['Juana dela Cruz']],
    ['de lacruz, juana', ['Juana dela Cruz']],
    ['Dela Cruz, Juana', ['Juana dela Cruz']],
    ['Cruz,Juana', ['Juana dela Cruz']],
    ['cruz; juana', ['Juana dela Cruz']],
    ['juana/cruz', ['Juana dela Cruz']],
    ['J. Cruz', ['Juana dela Cruz']],
    ['J.Cruz', ['Juana dela Cruz']],
    ['“Juana” (dela Cruz)', ['Juana dela Cruz']],
    ['müller - jörg', ['Jörg Müller']],
    ['mariajose', ['María José García Márquez']],
    ['garcia-marquez', ['María José García Márquez']],
    ['mueller', ['Hans Mueller', 'Jörg Müller']],
    ['Müller', ['Hans Mueller', 'Jörg Müller']],
    ['muller', ['Jörg Müller']],
    ['joerg muller', ['Jörg Müller']],
    ['MÜ', ['Hans Mueller', 'Jörg Müller']],
    ['hans müller', ['Hans Mueller']],
    ['aase', ['Åse Sørensen']],
    ['soerensen åse', ['Åse Sørensen']],
    ['sorensen', ['Åse Sørensen']],
    ['walesa', ['Wojciech Wałęsa']],
    ['kimnguyen', []],
    ['muellner', []],
  ])('by %j', async (text, expected) => {
    const found = await people(text);
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(await people(text, 1)).toEqual(found);
  });

  test('page by page, even by two words that share a spelling', async () => {
    await joinAs('Karl', 'Jaeger');
    await joinAs('Ida', 'Jäger');
    expect(await people('Jäger Jaeger', 1)).toEqual(['Karl Jaeger', 'Ida Jäger']);
  });

  test('by their current name, after either part has changed', async () => {
    const member = await joinAs('Minh', 'Trần');
    expect(await people('tranminh')).toEqual(['Minh Trần']);
    const change = (body: object) => member.request('PUT', `/user/update/${member.id}`, { body });
    await change({ first_name: 'Quân' });
    expect([await people('tranminh'), await people('tranquan')]).toEqual([[], ['Quân Trần']]);
    await change({ last_name: 'Köhler' });
    expect([await people('tranquan'), await people('koehlerquan')]).toEqual([[], ['Quân Köhler']]);
  });
});

describe('the same search finds', () => {
  const typed = ['김민수', '김, 민수', 'kimminjun', 'Kim, Min Jun', 'muller', 'mueller', 'Müller, Jörg'];

  test('friends, the other members of chats, and members of a group', async () => {
    const agnes = await community.join();
    const group = await foundGroup(agnes);
    for (const [index, [first, last]] of names.slice(0, 8).entries()) {
      if (![0, 1, 6].includes(index)) continue;
      const member = await joinAs(first, last);
      await chatBetween(agnes, member);
      await join(member, group);
    }
    for (const text of typed) {
      const query = `?search=${encodeURIComponent(text)}`;
      const { body } = await agnes.request<Schemas['FriendPage']>('GET', `/friendship/friends${query}`);
      expect([text, body.total, body.friends.length]).toEqual([text, 1, 1]);
      const { chats } = await listChats(agnes, query);
      expect([text, chats.length]).toEqual([text, 1]);
      expect([text, (await listed(agnes, group, query)).length]).toEqual([text, 1]);
    }
    const { body } = await agnes.request<Schemas['FriendPage']>('GET', '/friendship/friends?search=ueller');
    expect(body.total).toBe(0);
  });

  test('members in the lists of the staff', async () => {
    const member = await joinAs('Þóra', 'Ægisdóttir Öberg');
    for (const text of ['oeberg', 'Öberg', 'Öberg, Þóra', 'obergthora', 'aegisdottir-oberg']) {
      const { body } = await administrator.request<Schemas['StaffMemberPage']>(
        'GET',
        `/admin/members?search=${encodeURIComponent(text)}`,
      );
      expect([text, body.members.map(({ _id }) => _id)]).toEqual([text, [member.id]]);
    }
  });

  test('payments, by the name of the member and by the name of the payer', async () => {
    const member = await joinAs('Björn', 'Strauß');
    const disciple = await planNamed(member, 'Disciple');
    await requestPayment(member, payment(disciple, { fullName: 'Jürgen Hoelz' }));
    for (const text of [
      'Bjoern',
      'Björn',
      'straussbjorn',
      'juergen',
      'jurgen',
      'Hölz',
      'Hölz, Jürgen',
      'Strauß, B.',
    ]) {
      const { body } = await administrator.request<Schemas['StaffPaymentPage']>(
        'GET',
        `/admin/payments?search=${encodeURIComponent(text)}`,
      );
      expect([text, body.payments.length]).toEqual([text, 1]);
    }
  });
});

test('members and payers who are older than the migration are found too', async () => {
  const { database } = community;
  const stored = async () => [
    await database.read.selectFrom('name_words').selectAll().orderBy('user_id').orderBy('word').execute(),
    await database.read.selectFrom('payer_words').selectAll().orderBy('payment_id').orderBy('word').execute(),
  ];
  const expected = await stored();
  // Restores the rows of older versions, which had no other spellings of the words.
  await database.write
    .deleteFrom('name_words')
    .where(
      'word',
      'in',
      ['김민수', 'mueller', 'muellerjorg', 'kimminjun', 'nguyenvanan'].map((word) => word.normalize('NFKD')),
    )
    .execute();
  await database.write.deleteFrom('payer_words').where('word', '=', 'juergen').execute();
  expect(await people('kimminjun')).toEqual([]);
  await database.transaction((transaction) => nameSpellings.up(transaction));
  expect(await stored()).toEqual(expected);
});
