import type { components } from '@parvis/api-client/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  chatBetween,
  deleteMessage,
  editMessage,
  readChanges,
  readMessages,
  send,
} from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { listen } from '../../../test/listener.ts';
import { photo } from '../../../test/sample-files.ts';
import { startWebsites, type Websites } from '../../../test/websites.ts';
import { sweepLinkPreviews } from '../link-previews/index.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;

let websites: Websites;
let community: Community;
let maria: Caller;
let josef: Caller;
let chatId: string;
let requests: string[] = [];

beforeAll(async () => {
  const picture = await photo(600, 300);
  websites = await startWebsites(({ url = '' }, response) => {
    requests.push(url);
    if (url === '/missing') response.writeHead(503).end();
    else if (url === '/organ.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    else
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<title>${url}</title><meta property="og:image" content="/organ.jpg">`);
  });
  community = await startCommunity({ config: { linkPreviews: websites.outbound } });
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await chatBetween(maria, josef);
});

afterEach(() => {
  requests = [];
});

afterAll(async () => {
  await community.close();
  await websites.close();
});

const link = (path: string): string => websites.url('parish.example', path);

async function sendText(text: string): Promise<Schemas['Message']> {
  const { body } = await send(maria, chatId, text);
  await community.jobs.drain();
  return body.message;
}

/** The titles of the previews, as each of the two members reads them. */
async function titles() {
  const [own, other] = await Promise.all([readMessages(maria, chatId), readMessages(josef, chatId)]);
  expect(own.messages).toEqual(other.messages);
  return own.messages.map(({ linkPreview }) => linkPreview?.title ?? null);
}

test('a message gets the preview of its first link as a change, which both members see', async () => {
  const page = listen(await community.listen(), josef.token ?? '');
  await page.next('connected');
  const message = await sendText(`Listen: ${link('/organ#pipes')}, and ${link('/other')}`);
  expect(message.linkPreview).toBeUndefined();
  const changed = await page.next('message_changed');
  page.close();
  expect(changed).toMatchObject({ revision: 1, message: { id: message.id, revision: 1 } });
  const { messages } = await readChanges(maria, chatId);
  const preview = messages[0]?.linkPreview;
  expect(preview).toMatchObject({
    url: link('/organ'),
    title: '/organ',
    image: { width: 600, height: 300 },
  });
  expect(await titles()).toEqual(['/organ']);
  const shown = await community.stranger.request('GET', (preview?.image?.url ?? '').replace(/^\/api/u, ''));
  expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
});

test('a link that is known has its preview at once, and the website is not asked again', async () => {
  await sendText(link('/known'));
  const second = await sendText(`Again ${link('/known')}`);
  expect(second).toMatchObject({ revision: 0, linkPreview: { title: '/known' } });
  expect(requests.filter((url) => url === '/known')).toHaveLength(1);
  expect(await readChanges(josef, chatId)).toMatchObject({ revision: 1 });
});

test.each(['No link.', 'Ask parish.example.', 'See http://localhost/admin.'])(
  'nothing is asked for "%s"',
  async (text) => {
    expect((await sendText(text)).linkPreview).toBeUndefined();
    expect(await titles()).toEqual([null]);
    expect(requests).toEqual([]);
  },
);

test('a website that cannot be read changes nothing', async () => {
  await sendText(link('/missing'));
  expect(await titles()).toEqual([null]);
  expect(await readChanges(maria, chatId)).toMatchObject({ revision: 0, messages: [] });
});

describe('a change of the message', () => {
  test('an edit replaces the preview, or removes it', async () => {
    const { id } = await sendText(link('/first'));
    expect((await editMessage(maria, id, link('/second'))).body.message.linkPreview).toBeUndefined();
    await community.jobs.drain();
    expect(await titles()).toEqual(['/second']);
    await editMessage(maria, id, 'No link any more.');
    expect(await titles()).toEqual([null]);
  });

  test('an edit while the website is read leaves only the new preview', async () => {
    const { body } = await send(maria, chatId, link('/early'));
    await editMessage(maria, body.message.id, 'No link.');
    await community.jobs.drain();
    expect(await titles()).toEqual([null]);
    expect(await readChanges(maria, chatId)).toMatchObject({ revision: 1 });
  });

  test('a deletion for everyone removes it, also while the website is read', async () => {
    const { id } = await sendText(link('/to-delete'));
    await deleteMessage(maria, id, 'everyone');
    const { body } = await send(maria, chatId, link('/to-delete-early'));
    await deleteMessage(maria, body.message.id, 'everyone');
    await community.jobs.drain();
    expect(await titles()).toEqual([null, null]);
    const kept = community.database.read.selectFrom('message_link_previews').selectAll();
    expect(await kept.where('message_id', 'in', [id, body.message.id]).execute()).toEqual([]);
  });
});

test('the maintenance keeps a preview as long as a message has it', async () => {
  const { id } = await sendText(link('/kept'));
  const isStored = async () => {
    const rows = community.database.read.selectFrom('link_previews').select('id');
    return (await rows.where('url', '=', link('/kept')).execute()).length === 1;
  };
  community.clock.advance(2 * DAY);
  await sweepLinkPreviews(community);
  expect(await isStored()).toBe(true);
  await deleteMessage(maria, id, 'everyone');
  await sweepLinkPreviews(community);
  expect(await isStored()).toBe(false);
});
