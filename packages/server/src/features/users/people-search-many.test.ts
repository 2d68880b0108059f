import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { fullName, peopleSearch } from '../../../test/people-search.ts';
import { userRow } from '../../../test/user-row.ts';
import { newId } from '../../platform/identifiers.ts';
import { storedNameWords } from '../../platform/names.ts';
import { searchable } from '../../platform/text.ts';

let community: Community;
let viewer: Caller;

beforeAll(async () => {
  community = await startCommunity();
  viewer = await community.join();
});

afterAll(() => community.close());

const { search, names, pageByPage } = peopleSearch(() => viewer);

describe('two short words find, even if there are many newer members,', () => {
  const others = 11_000;
  const added: string[] = [];

  /** Inserts the members directly, because so many sign-ups would take too long. */
  async function add(list: readonly (readonly [string, string])[]): Promise<void> {
    const people = list.map(([first_name, last_name]) => {
      return {
        ...userRow(newId(), 0),
        first_name,
        last_name,
        search: searchable(`${first_name} ${last_name}`),
      };
    });
    const words = people.flatMap(({ id, first_name, last_name }) =>
      storedNameWords(first_name, last_name).map((word) => ({ word, user_id: id })),
    );
    added.push(...people.map(({ id }) => id));
    await community.database.transaction(async (transaction) => {
      for (let from = 0; from < people.length; from += 500) {
        await transaction
          .insertInto('users')
          .values(people.slice(from, from + 500))
          .execute();
      }
      for (let from = 0; from < words.length; from += 1000) {
        await transaction
          .insertInto('name_words')
          .values(words.slice(from, from + 1000))
          .execute();
      }
    });
  }

  beforeAll(async () => {
    await add([
      ['Xu', 'Qi'],
      ['Xuan', 'Qiang'],
      ['Malachy', 'Lopez'],
    ]);
    await add(Array.from({ length: others }, (_, index) => ['Perpetua', `Fe${index % 7}`] as const));
  });

  afterAll(async () => {
    for (let from = 0; from < added.length; from += 500) {
      await community.database.write
        .deleteFrom('users')
        .where('id', 'in', added.slice(from, from + 500))
        .execute();
    }
  });

  test.each<[string, string[]]>([
    ['xu qi', ['Xu Qi', 'Xuan Qiang']],
    ['qi xu', ['Xu Qi', 'Xuan Qiang']],
    ['ma lo', ['Malachy Lopez']],
    ['xu perp', []],
  ])('%j', async (text, expected) => {
    expect(await names(text)).toEqual(expected);
    expect(await pageByPage(text)).toEqual(expected);
  });

  test('members who have both, even if each word is common', async () => {
    expect((await search('pe fe', '&limit=100')).users).toHaveLength(100);
    expect((await search('perpetua fe3', '&limit=3')).users.map(fullName)).toEqual(
      Array.from({ length: 3 }, () => 'Perpetua Fe3'),
    );
  });
});
