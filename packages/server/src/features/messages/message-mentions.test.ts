import { randomUUID } from 'node:crypto';
import type { components } from '@parvis/api-client/contract';
import type { EventSchemas } from '@parvis/api-client/events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { attachmentForm } from '../../../test/attachments.ts';
import {
  chatBetween,
  deleteMessage,
  editMessage,
  forward,
  readChanges,
  readMessages,
  send,
} from '../../../test/chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { addToGroupChat, makeGroupChat, removeFromGroupChat } from '../../../test/group-chats.ts';
import { listen } from '../../../test/listener.ts';
import { block } from '../../../test/relations.ts';

type Schemas = components['schemas'];
type Message = Schemas['Message'];

const MINUTE = 60 * 1000;
const content = 'With @Josef Rossi and @Anna Rossi.';

let community: Community;
let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  chatId = await makeGroupChat(community, maria, [josef, anna], 'Choir');
});

afterAll(() => community.close());

const mentionOf = ({ id }: Caller, name: string) => ({ _id: id, name });
const named = (...mentions: Schemas['Mention'][]) =>
  mentions.toSorted((one, other) => (one._id < other._id ? -1 : 1));
const both = () => named(mentionOf(josef, 'Josef Rossi'), mentionOf(anna, 'Anna Rossi'));

const mention = (caller: Caller, draft: Partial<Schemas['MessagePayload']> = {}) =>
  caller.request<Schemas['MessageCreated'] & Schemas['ErrorAnswer']>('POST', '/message/create', {
    body: { chatId, text: content, ...draft },
  });

const mentioned = async (mentions: readonly string[], text = content, caller = maria): Promise<Message> =>
  (await mention(caller, { text, mentions: [...mentions] })).body.message;

const edit = (caller: Caller, { id }: Message, text: string, mentions: readonly string[]) =>
  caller.request<Schemas['ChangedMessage'] & Schemas['ErrorAnswer']>('PUT', `/message/update/${id}`, {
    body: { text, mentions },
  });

const mentionsFor = async (reader: Caller, { id }: Message) =>
  (await readMessages(reader, chatId)).messages.find((message) => message.id === id)?.mentions;

describe('a message that mentions members', () => {
  test('names those who are named in its text, in every answer and to every member', async () => {
    const message = await mentioned([josef.id, anna.id, josef.id]);
    expect(message.mentions).toEqual(both());
    for (const reader of [maria, josef, anna]) expect(await mentionsFor(reader, message)).toEqual(both());
    const { body } = await anna.request<Schemas['MessageSearchPage']>(
      'GET',
      `/message/search/${chatId}?search=with`,
    );
    expect(body.messages.map(({ mentions }) => mentions)).toEqual([both()]);
  });

  test.each([
    ['does not name them', 'With @Josef and Josef Rossi.'],
    ['names them only within a longer name', 'With @Josef Rossini and x@Josef Rossi.'],
  ])('ignores a member if its text %s', async (_, text) => {
    expect((await mentioned([josef.id], text)).mentions).toBeUndefined();
  });

  test('ignores its sender, and ids of nobody in the chat', async () => {
    const rosa = await community.join({ firstName: 'Rosa' });
    const message = await mentioned(
      [maria.id, rosa.id, UNKNOWN_ID, anna.id],
      'I, @Maria Rossi, with @Rosa Rossi and @Anna Rossi.',
    );
    expect(message.mentions).toEqual([mentionOf(anna, 'Anna Rossi')]);
  });

  test('names only those of two members with the same name who are in the request', async () => {
    const [rosa, other] = [
      await community.join({ firstName: 'Rosa' }),
      await community.join({ firstName: 'Rosa' }),
    ];
    await addToGroupChat(community, chatId, [rosa, other]);
    const text = 'With @Rosa Rossi.';
    expect((await mentioned([other.id], text)).mentions).toEqual([mentionOf(other, 'Rosa Rossi')]);
    expect((await mentioned([rosa.id, other.id], text)).mentions).toHaveLength(2);
  });

  test('ignores a member who was removed', async () => {
    await removeFromGroupChat(community, chatId, josef);
    expect((await mentioned([josef.id])).mentions).toBeUndefined();
  });

  test.each([
    ['has blocked the sender', () => block(josef, maria)],
    ['is blocked by the sender', () => block(maria, josef)],
  ])('ignores a member who %s', async (_, begin) => {
    await begin();
    expect((await mentioned([josef.id, anna.id])).mentions).toEqual([mentionOf(anna, 'Anna Rossi')]);
    expect(await mentionsFor(josef, await mentioned([josef.id]))).toBeUndefined();
  });

  test('shows no mention to a reader who has a block with the mentioned member', async () => {
    const message = await mentioned([josef.id, anna.id]);
    await block(josef, anna);
    expect(await mentionsFor(anna, message)).toEqual([mentionOf(anna, 'Anna Rossi')]);
    expect(await mentionsFor(josef, message)).toEqual([mentionOf(josef, 'Josef Rossi')]);
    expect(await mentionsFor(maria, message)).toEqual(both());
  });

  test('keeps the mention of a member who leaves the chat, until their account is deleted', async () => {
    const message = await mentioned([josef.id, anna.id]);
    await removeFromGroupChat(community, chatId, josef);
    expect(await mentionsFor(anna, message)).toEqual(both());
    await erase(community, josef);
    expect(await mentionsFor(anna, message)).toEqual([mentionOf(anna, 'Anna Rossi')]);
  });

  test('has no mentions after it was deleted', async () => {
    const message = await mentioned([josef.id]);
    expect((await deleteMessage(josef, message.id, 'me')).body.message.mentions).toBeUndefined();
    expect((await deleteMessage(maria, message.id, 'everyone')).body.message.mentions).toBeUndefined();
    const rows = community.database.read.selectFrom('message_mentions').selectAll();
    expect(await rows.where('message_id', '=', message.id).execute()).toEqual([]);
  });

  test('has them in a chat of two, too', async () => {
    const pair = await chatBetween(maria, josef);
    const { body } = await mention(maria, { chatId: pair, mentions: [josef.id, anna.id] });
    expect(body.message.mentions).toEqual([mentionOf(josef, 'Josef Rossi')]);
    expect((await readMessages(josef, pair)).messages[0]?.mentions).toEqual(body.message.mentions);
  });

  test('comes from a form as well', async () => {
    const form = attachmentForm(chatId, Buffer.from('Notes'), { name: 'notes.txt', text: content });
    form.append('mentions', JSON.stringify([anna.id]));
    const { body } = await maria.request<Schemas['MessageCreated']>('POST', '/message/create', {
      body: form,
    });
    expect(body.message.mentions).toEqual([mentionOf(anna, 'Anna Rossi')]);
  });

  test.each([
    ['is no list', '{"a":1}'],
    ['is no JSON', 'anna'],
    ['contains something else than ids', String.raw`["\u0000"]`],
    ['is too long', JSON.stringify(Array.from({ length: 11 }, () => UNKNOWN_ID))],
  ])('is refused if the field of the form %s', async (_, mentions) => {
    const form = attachmentForm(chatId, Buffer.from('Notes'), { name: 'notes.txt', text: content });
    form.append('mentions', mentions);
    const { status, body } = await maria.request('POST', '/message/create', { body: form });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'mentions']);
  });

  test('is refused if it mentions more than ten members', async () => {
    const ids = Array.from({ length: 11 }, () => randomUUID());
    expect((await mention(maria, { mentions: ids })).status).toBe(400);
    const message = await mentioned([josef.id]);
    expect((await edit(maria, message, content, ids)).status).toBe(400);
  });

  test('is stored once, and a repeated request returns its mentions', async () => {
    const clientId = randomUUID();
    const first = await mention(maria, { clientId, mentions: [anna.id] });
    const again = await mention(maria, { clientId, mentions: [josef.id] });
    expect([again.status, again.body.message]).toEqual([200, first.body.message]);
  });

  test('is forwarded without its mentions', async () => {
    const message = await mentioned([josef.id, anna.id]);
    const other = await makeGroupChat(community, josef, [anna], 'Pilgrims');
    const { body } = await forward(josef, message.id, other);
    expect([body.message.content, body.message.mentions]).toEqual([content, undefined]);
  });

  test('is announced to each member with the mentions that they can see', async () => {
    await block(josef, anna);
    const address = await community.listen();
    const [his, hers] = [listen(address, josef.token ?? ''), listen(address, anna.token ?? '')];
    await Promise.all([his.next('connected'), hers.next('connected')]);
    const message = await mentioned([josef.id, anna.id]);
    expect(await his.next('new_message')).toMatchObject({
      message: { mentions: [mentionOf(josef, 'Josef Rossi')] },
    });
    expect(await hers.next('new_message')).toMatchObject({
      message: { mentions: [mentionOf(anna, 'Anna Rossi')] },
    });
    await edit(maria, message, content, [anna.id]);
    const change = (await his.next('message_changed')) as EventSchemas['MessageChangedEvent'];
    expect(change.message.mentions).toBeUndefined();
    for (const page of [his, hers]) page.close();
  });
});

describe('an edit', () => {
  test('without mentions keeps those whose names are still in the text', async () => {
    const message = await mentioned([josef.id, anna.id]);
    const { body } = await editMessage(maria, message.id, 'Only with @Anna Rossi.');
    expect(body.message.mentions).toEqual([mentionOf(anna, 'Anna Rossi')]);
    expect((await editMessage(maria, message.id, 'With nobody.')).body.message.mentions).toBeUndefined();
    const again = await editMessage(maria, message.id, 'Only with @Anna Rossi.');
    expect(again.body.message.mentions).toBeUndefined();
  });

  test('with mentions replaces them', async () => {
    const message = await mentioned([josef.id]);
    const { body } = await edit(maria, message, content, [anna.id]);
    expect(body.message.mentions).toEqual([mentionOf(anna, 'Anna Rossi')]);
    expect(body.message.editedAt).toBeNull();
    expect((await readChanges(josef, chatId)).messages.map(({ mentions }) => mentions)).toEqual([
      [mentionOf(anna, 'Anna Rossi')],
    ]);
    expect((await edit(maria, message, content, [])).body.message.mentions).toBeUndefined();
  });

  test('with the same text and mentions changes nothing, also later', async () => {
    const message = await mentioned([josef.id]);
    community.clock.advance(16 * MINUTE);
    expect((await edit(maria, message, content, [josef.id])).body.message).toEqual(message);
    expect((await edit(maria, message, content, [anna.id])).body.id).toBe('message.edit-too-late');
    expect(await mentionsFor(maria, message)).toEqual(message.mentions);
  });

  test('keeps a member who has another name now, or has left', async () => {
    const message = await mentioned([josef.id, anna.id]);
    await anna.request('PUT', `/user/update/${anna.id}`, { body: { last_name: 'Bianchi' } });
    await removeFromGroupChat(community, chatId, josef);
    const { body } = await edit(maria, message, `${content} At six.`, [josef.id, anna.id]);
    expect(body.message.mentions).toEqual(both());
  });

  test('ignores a member who cannot read the message', async () => {
    const message = await mentioned([]);
    const rosa = await community.join({ firstName: 'Rosa' });
    await addToGroupChat(community, chatId, [rosa]);
    const { body } = await edit(maria, message, 'With @Rosa Rossi.', [rosa.id]);
    expect(body.message.mentions).toBeUndefined();
  });
});

test('a page of messages without an @ needs no query for mentions', async () => {
  await send(maria, chatId);
  const asked = () => community.queriesOf(() => readMessages(josef, chatId));
  const without = await asked();
  await mentioned([josef.id]);
  await mentioned([josef.id, anna.id]);
  expect(await asked()).toBe(without + 1);
});

test('the number of statements of a mention does not grow with the members of the chat', async () => {
  const others = await Promise.all(Array.from({ length: 40 }, () => community.join()));
  const large = await makeGroupChat(community, maria, [josef, anna, ...others], 'Pilgrims');
  for (const text of [content, `${content} Again.`]) {
    const few = await community.queriesOf(() => mention(maria, { text, mentions: [josef.id, anna.id] }));
    const draft = { chatId: large, text, mentions: [josef.id, anna.id] };
    expect(await community.queriesOf(() => mention(maria, draft))).toBe(few);
  }
});

test('a new account can mention fewer members in an hour', async () => {
  const limited = await startCommunity({ environment: { RATE_LIMIT_MAX: '60' } });
  const [rosa, paul] = [await limited.join(), await limited.join({ firstName: 'Paul' })];
  const chat = await makeGroupChat(limited, rosa, [paul]);
  const draft = { chatId: chat, text: 'With @Paul Rossi.', mentions: [paul.id] };
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await mention(rosa, draft)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await mention(rosa, { ...draft, mentions: [] })).status).toBe(201);
  await limited.close();
});
