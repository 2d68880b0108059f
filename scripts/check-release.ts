// Makes the release of Linux x64, and runs it in a root file system that contains nothing else: a member signs up and
// posts a picture, the server stops and starts again, and the post is still there.
import assert from 'node:assert/strict';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-fs';
import { callApi } from '../packages/server/test/crash-writer.ts';
import { freePort } from '../packages/server/test/free-port.ts';
import { filesBelow } from './release/archive.ts';
import { createEmptyRoot, type EmptyRoot, type Program } from './release/empty-root.ts';
import { makeRelease } from './release/make-release.ts';
import { platforms } from './release/platforms.ts';

/** The smallest picture in the format PNG: one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Post {
  readonly _id: string;
  readonly content: string;
}

async function start(
  root: EmptyRoot,
  program: string,
  environment: Record<string, string>,
): Promise<Program> {
  const server = root.run(program, ['start'], environment);
  // A failed check must not leave the server running.
  process.on('exit', () => server.child.kill('SIGKILL'));
  const output = await server.printed(/^Parvis is ready: /m);
  if (!output.includes('Parvis is ready: '))
    throw new Error(`The server has not started: ${(await server.ended).errors}`);
  return server;
}

async function stop(server: Program): Promise<void> {
  server.child.kill('SIGTERM');
  assert.equal((await server.ended).code, 0);
}

async function postPicture(url: string, token: string): Promise<Post> {
  const form = new FormData();
  form.append('content', 'Procession on Sunday.');
  form.append('images', new Blob([picture], { type: 'image/png' }), 'banner.png');
  const response = await fetch(`${url}/api/post/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    body: form,
  });
  assert.equal(response.status, 201, await response.clone().text());
  const { post } = (await response.json()) as { post: Post };
  return post;
}

async function checkRun(root: EmptyRoot, program: string): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const doctor = async (): Promise<string> => {
    const { code, output, errors } = await root.run(program, ['doctor'], environment).ended;
    assert.equal(code, 0, `${output}${errors}`);
    return output;
  };

  assert.match((await root.run(program, ['version']).ended).output, /^Parvis \d+\.\d+\.\d+, Node\.js 24\./);
  assert.match(await doctor(), new RegExp(`Port ${port} is free`));

  const first = await start(root, program, environment);
  assert.match(await doctor(), new RegExp(`Parvis is running on port ${port}`));
  assert.ok((await (await fetch(url)).text()).includes('/assets/'), 'The server has no built app.');
  const member = {
    first_name: 'Maria',
    last_name: 'Rossi',
    email: 'maria@example.org',
    password: 'Stella-Maris-33',
  };
  const { token } = await callApi<{ token: string }>(url, 'POST', '/auth/signup', null, member);
  const written = await postPicture(url, token);
  const promoted = await root.run(program, ['administrator', member.email], environment).ended;
  assert.equal(promoted.output, 'Maria Rossi is now an administrator.\n', promoted.errors);
  await stop(first);

  const second = await start(root, program, environment);
  const { post } = await callApi<{ post: Post }>(url, 'GET', `/post/getById/${written._id}`, token);
  assert.equal(post.content, 'Procession on Sunday.');
  await stop(second);
}

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.log('This system cannot run the release of Linux x64, so nothing was checked.');
  process.exit();
}
const [platform] = platforms;
assert.ok(platform);
const { archive, figures } = await makeRelease(platform);
console.log(`${basename(archive)}: ${figures}`);
const folder = await mkdtemp(join(tmpdir(), 'parvis-release-'));
try {
  await pipeline(createReadStream(archive), createGunzip(), extract(folder));
  const name = basename(archive, '-linux-x64.tar.gz');
  const native = filesBelow(folder).filter((path) => /\.(?:node|so[\d.]*)$/.test(path));
  const root = await createEmptyRoot(
    folder,
    [join(name, 'bin/node'), ...native].map((path) => join(folder, path)),
  );
  await checkRun(root, `/${name}/parvis`);
  console.log(
    root.isIsolated
      ? 'It runs in an empty root file system.'
      : 'It runs with an empty environment. This system does not allow to enter an empty root file system (unshare).',
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
