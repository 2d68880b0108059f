import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachmentForm, storedFiles } from '../../../test/attachments.ts';
import { chatBetween, readMessages } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';

type Created = components['schemas']['MessageCreated'];

const LENGTH = 25 * 1024 * 1024;
const file = Buffer.alloc(LENGTH, 'Kyrie eleison. ');

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let chatId: string;

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await chatBetween(maria, josef);
});

afterAll(() => community.close());

const left = () => readdir(community.temporaryFolder);

interface Form {
  readonly type: string;
  readonly body: Buffer;
}
interface Upload {
  readonly sent: ClientRequest;
  readonly body: Buffer;
}

/** The form data is built once and used for all attempts, because building it takes longer than sending it. */
async function formOf(clientId: string): Promise<Form> {
  const form = new Response(attachmentForm(chatId, file, { name: 'kyrie.txt', clientId }));
  return { type: form.headers.get('content-type') ?? '', body: Buffer.from(await form.arrayBuffer()) };
}

function begin({ type, body }: Form): Upload {
  const sent = request(`${address}/api/message/create`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${maria.token ?? ''}`,
      'content-type': type,
      'content-length': body.length,
    },
  });
  return { sent, body };
}

function write(sent: ClientRequest, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    sent.write(bytes, (error) => (error === null || error === undefined ? resolve() : reject(error)));
  });
}

async function breakOff({ sent }: Upload): Promise<void> {
  sent.on('error', () => {});
  await new Promise<void>((resolve) => {
    sent.once('close', resolve);
    sent.destroy();
  });
}

async function finish({ sent, body }: Upload): Promise<{ status: number | undefined; created: Created }> {
  const answered = once(sent, 'response');
  sent.end(body);
  const [response] = await answered;
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, created: JSON.parse(text) };
}

test('an upload of 25 MB that breaks off in the middle and is repeated is stored as one message', async () => {
  const form = await formOf(randomUUID());
  for (let cut = 0; cut < 3; cut += 1) {
    const upload = begin(form);
    await write(upload.sent, upload.body.subarray(0, upload.body.length / 2));
    await breakOff(upload);
  }
  await expect.poll(left).toEqual([]);
  expect([await storedFiles(community), (await readMessages(josef, chatId)).messages]).toEqual([[], []]);

  const { status, created } = await finish(begin(form));
  expect([status, created.message.file?.bytes]).toEqual([201, LENGTH]);
  const again = await finish(begin(form));
  expect([again.status, again.created]).toEqual([200, created]);
  expect((await readMessages(josef, chatId)).messages).toEqual([created.message]);
  expect((await josef.request('GET', created.message.fileUrl ?? '')).bytes.equals(file)).toBe(true);
  expect(await storedFiles(community)).toHaveLength(1);
  expect(await left()).toEqual([]);
});

test('an upload whose response was lost and that is repeated immediately is stored as one message', async () => {
  const before = await storedFiles(community);
  const clientId = randomUUID();
  const form = await formOf(clientId);
  const lost = begin(form);
  await write(lost.sent, lost.body);
  await breakOff(lost);
  const { status, created } = await finish(begin(form));
  expect([200, 201]).toContain(status);
  const { messages } = await readMessages(josef, chatId);
  expect(messages.filter((message) => message.clientId === clientId)).toEqual([created.message]);
  await expect.poll(left).toEqual([]);
  await expect.poll(async () => (await storedFiles(community)).length).toBe(before.length + 1);
});
