import type { components } from '@parvis/api-client/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { listen } from '../../../test/listener.ts';
import { photo } from '../../../test/sample-files.ts';
import { startWebsites, type Websites } from '../../../test/websites.ts';
import { createFileStore } from '../../platform/files/create-file-store.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import { createFileService } from '../files/index.ts';
import { sweepLinkPreviews } from './index.ts';

type Schemas = components['schemas'];

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let picture: Buffer;
let websites: Websites;
let community: Community;
let maria: Caller;
let requests: string[] = [];
let isDown = false;

beforeAll(async () => {
  picture = await photo(2000, 1000);
  websites = await startWebsites(({ url = '', socket }, response) => {
    requests.push(url);
    const html = (text: string) => response.writeHead(200, { 'content-type': 'text/html' }).end(text);
    if (isDown || url === '/missing') response.writeHead(503).end();
    else if (url === '/organ.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    else if (url.startsWith('/organ'))
      html(
        '<title>The organ</title><meta property="og:image" content="/organ.jpg"><meta name=description content="It sounds.">',
      );
    else if (url === '/damaged') html('<title>Damaged</title><meta property="og:image" content="/organ">');
    else if (url === '/spy')
      html(
        `<title>Spy</title><meta property="og:image" content="http://169.254.169.254:${socket.localPort}/secret.png">`,
      );
    else html(`<title>${url}</title>`);
  });
  community = await startCommunity({ config: { linkPreviews: websites.outbound } });
  maria = await community.join();
});

afterEach(() => {
  requests = [];
  isDown = false;
});

afterAll(async () => {
  await community.close();
  await websites.close();
});

const link = (path: string): string => websites.url('parish.example', path);

const fileIdOf = (url: string): string => /file\/(?<id>[^/]+)\//u.exec(url)?.groups?.['id'] ?? '';

async function publish(content: string): Promise<string> {
  const { body } = await maria.request<Schemas['PostAnswer']>('POST', '/post/create', { body: { content } });
  await community.jobs.drain();
  return body.post._id;
}

async function previewOf(id: string): Promise<Schemas['LinkPreview'] | null | undefined> {
  const { body } = await maria.request<Schemas['PostAnswer']>('GET', `/post/getById/${id}`);
  return body.post.linkPreview;
}

test('a post shows the page of its first link, with a copy of the picture', async () => {
  const page = listen(await community.listen(), maria.token ?? '');
  await page.next('connected');
  const id = await publish(`Listen: ${link('/organ#pipes')}, and ${link('/other')}`);
  expect(await page.next('post_changed')).toEqual({ postId: id });
  page.close();

  const preview = await previewOf(id);
  expect(preview).toMatchObject({
    url: link('/organ'),
    title: 'The organ',
    description: 'It sounds.',
    image: { width: 960, height: 480, description: '', sources: [{ width: 480 }, { width: 960 }] },
  });
  const shown = await community.stranger.request('GET', (preview?.image?.url ?? '').replace(/^\/api/u, ''));
  expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });

  const feed = await maria.request<Schemas['PostPage']>('GET', '/post/all');
  expect(feed.body.posts[0]?.linkPreview).toEqual(preview);
});

test('a website is asked once a week, and keeps its preview while it is down', async () => {
  await publish(link('/weekly'));
  await publish(link('/weekly'));
  expect(requests).toEqual(['/weekly']);
  isDown = true;
  community.clock.advance(7 * DAY + HOUR);
  const id = await publish(link('/weekly'));
  expect(requests).toEqual(['/weekly', '/weekly']);
  expect(await previewOf(id)).toMatchObject({ title: '/weekly' });
});

test('a website that fails is asked again after a day', async () => {
  const id = await publish(link('/missing'));
  expect(await previewOf(id)).toBeNull();
  await publish(link('/missing'));
  expect(requests).toEqual(['/missing']);
  community.clock.advance(DAY + HOUR);
  await publish(link('/missing'));
  expect(requests).toEqual(['/missing', '/missing']);
});

test.each(['/damaged', '/spy'])('a picture that must not or cannot be read is left out: %s', async (path) => {
  expect(await previewOf(await publish(link(path)))).toMatchObject({ url: link(path), image: null });
  expect(requests).not.toContain('/secret.png');
});

test('an internal address gets no preview', async () => {
  expect(await previewOf(await publish('See http://localhost/admin.'))).toBeNull();
  expect(requests).toEqual([]);
});

test('an edit changes the preview, or removes it', async () => {
  const id = await publish(link('/before'));
  const edit = async (content: string) => {
    await maria.request('PUT', `/post/update/${id}`, { body: { content } });
    await community.jobs.drain();
    return previewOf(id);
  };
  expect(await edit(link('/after'))).toMatchObject({ title: '/after' });
  expect(await edit('No link any more.')).toBeNull();
});

test('a preview that no post has is deleted with its picture, and others stay', async () => {
  const kept = await publish(link('/organ'));
  const unused = await publish(link('/organ-2'));
  const pictureOf = async (id: string): Promise<string> => (await previewOf(id))?.image?.url ?? '';
  const files = createFileStore(community.config);
  const [keptId, unusedId] = [fileIdOf(await pictureOf(kept)), fileIdOf(await pictureOf(unused))];
  expect(await files.size(fileKey(unusedId, 'small'))).toBeGreaterThan(0);

  await maria.request('DELETE', `/post/delete/${unused}`);
  community.clock.advance(2 * DAY);
  await sweepLinkPreviews(community);
  // The disk's times are those of the real clock, so for the sweep every file is old.
  const clock = { now: () => Date.now() + DAY };
  await createFileService({ ...community, clock, files, log: community.app.log }).sweep();
  expect(await files.size(fileKey(unusedId, 'small'))).toBeNull();
  expect(await files.size(fileKey(keptId, 'small'))).toBeGreaterThan(0);
  expect(await previewOf(kept)).toMatchObject({ title: 'The organ' });
});

test('no website is asked if previews are off', async () => {
  const off = await startCommunity();
  const josef = await off.join();
  await josef.request('POST', '/post/create', { body: { content: link('/off') } });
  await off.jobs.drain();
  expect(await off.database.read.selectFrom('link_previews').selectAll().execute()).toEqual([]);
  expect(requests).toEqual([]);
  await off.close();
});
