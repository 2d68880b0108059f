import { afterAll, expect, test } from 'vitest';
import { react, readMessages, send } from '../../../test/chats.ts';
import { startCommunity, tally } from '../../../test/community.ts';
import { makeGroupChat } from '../../../test/group-chats.ts';

const MINUTE = 60 * 1000;

const community = await startCommunity({ environment: { RATE_LIMIT_MAX: '60' } });

afterAll(() => community.close());

test('a member can react only so often in a minute', async () => {
  const maria = await community.join();
  const josef = await community.join({ firstName: 'Josef' });
  const chatId = await makeGroupChat(community, maria, [josef]);
  const { message } = (await send(maria, chatId)).body;
  const answers = [];
  for (let count = 0; count < 7; count += 1)
    answers.push(await react(maria, message.id, count % 2 === 0 ? 'amen' : 'love'));
  expect(tally(answers)).toEqual({ 200: 6, 429: 1 });
  expect(answers.at(-1)?.body.id).toBe('request.too-many');
  // The limit does not affect other members, and ends after a minute.
  expect((await react(josef, message.id, 'amen')).status).toBe(200);
  community.clock.advance(MINUTE);
  expect((await react(maria, message.id, null)).status).toBe(200);
});

test('of ten thousand reactions in a minute, the message keeps the last one that was accepted', async () => {
  const maria = await community.join();
  const josef = await community.join({ firstName: 'Josef' });
  const chatId = await makeGroupChat(community, maria, [josef]);
  const { message } = (await send(maria, chatId)).body;
  const answers = [];
  for (let batch = 0; batch < 100; batch += 1) {
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          react(josef, message.id, index % 2 === 0 ? 'amen' : 'love'),
        ),
      )),
    );
  }
  expect(tally(answers)).toEqual({ 200: 6, 429: 9994 });
  // All callers of a test have the same address, whose limit is also reached.
  community.clock.advance(MINUTE);
  const accepted = answers.filter(({ status }) => status === 200).map(({ body }) => body.message);
  const last = accepted.toSorted((one, other) => one.revision - other.revision).at(-1);
  expect((await readMessages(maria, chatId)).messages[0]).toMatchObject({
    revision: last?.revision,
    reactions: last?.reactions,
  });
});
