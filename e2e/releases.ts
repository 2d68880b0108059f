import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../packages/server/test/free-port.ts';
import { startServerProcess } from '../packages/server/test/server-process.ts';

const built = join(import.meta.dirname, '../packages/app/dist');

const entryOf = async (folder: string): Promise<string> => {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="\/assets\/([^"]+)\.js"/.exec(html)?.[1];
  if (entry === undefined) throw new Error('The document has no entry.');
  return entry;
};

/** Simulates another build by giving the entry a new file name and updating every reference to it. */
async function bringNextBuild(folder: string): Promise<void> {
  const entry = await entryOf(folder);
  const next = `${entry}-next`;
  await rename(join(folder, 'assets', `${entry}.js`), join(folder, 'assets', `${next}.js`));
  for (const name of await readdir(folder)) {
    if (!/\.html$|^service-worker\.js$/.test(name)) continue;
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), text.replaceAll(`${entry}.js`, `${next}.js`));
  }
}

export interface Release {
  url: string;
  /** The address of the entry script that the server's pages load. */
  entry: () => Promise<string>;
  bringNextBuild: () => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Freezes the running server: it still accepts connections, but it does not respond. */
  freeze: () => void;
  /** Makes a frozen server respond again. */
  thaw: () => void;
  /** Stops the server and deletes its files. */
  remove: () => Promise<void>;
}

/** Starts a server with a copy of the built app. The server can be stopped, given another build and restarted. */
export async function startRelease(): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-release-'));
  const app = join(folder, 'app');
  // The compressed files are left out, because they would still contain the previous build.
  await cp(built, app, { recursive: true, filter: (path) => !/\.(?:map|br|gz)$/.test(path) });
  const options = {
    dataFolder: join(folder, 'data'),
    databaseUrl: null,
    port: await freePort(),
    script: join(import.meta.dirname, 'app-server.ts'),
    environment: { E2E_APP_FOLDER: app },
  };
  let server = await startServerProcess(options);
  return {
    url: server.url,
    entry: async () => `/assets/${await entryOf(app)}.js`,
    bringNextBuild: () => bringNextBuild(app),
    stop: () => server.stop(),
    start: async () => {
      server = await startServerProcess(options);
    },
    freeze: () => process.kill(server.pid, 'SIGSTOP'),
    thaw: () => process.kill(server.pid, 'SIGCONT'),
    remove: async () => {
      process.kill(server.pid, 'SIGCONT');
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
