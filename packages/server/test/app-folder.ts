import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';

export const script = 'const splash = 1;';
export const style = '.splash { opacity: 0; }';
export const index = `<!doctype html><html><head><meta name="csp-nonce" content="__CSP_NONCE__" /><style>${style}</style><script>${script}</script><!--preloads--><script type="module" src="/assets/main-abc.js"></script></head></html>`;
export const code = `export const text = '${'x'.repeat(5000)}';`;
/** The headers of a browser that opens a page. */
export const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Makes a folder as the build of the app does. Returns its path. */
async function makeAppFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-app-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), index);
  await mkdir(join(folder, '.vite'));
  await writeFile(
    join(folder, '.vite', 'page-preloads.json'),
    JSON.stringify({
      '/community': {
        guest: ['assets/log-in.js', 'assets/both.css'],
        member: ['assets/both.css', 'assets/feed.js'],
      },
      '/profile/:id': { guest: [], member: ['assets/profile.js'] },
    }),
  );
  await writeFile(join(folder, 'about-us.html'), `${index}<link rel="canonical" href="__ORIGIN__/about-us">`);
  await writeFile(join(folder, 'index.es.html'), index.replace('<html>', '<html lang="es">'));
  await writeFile(join(folder, 'about-us.es.html'), '<!doctype html><html lang="es">Quiénes somos</html>');
  await writeFile(join(folder, 'robots.txt'), 'Sitemap: __ORIGIN__/sitemap.xml');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'service-worker.js'), code);
  await writeFile(join(folder, '.secret'), 'secret');
  await writeFile(join(folder, 'assets', 'main-abc.js'), code);
  await writeFile(join(folder, 'assets', 'built-abc.js'), code);
  await writeFile(join(folder, 'assets', 'built-abc.js.br'), brotliCompressSync('made by the build'));
  await writeFile(join(folder, 'assets', 'redraw.worker-abc.js'), code);
  await writeFile(join(folder, 'assets', 'redraw.worker-abc.js.br'), brotliCompressSync(code));
  return folder;
}

/** Starts a server with a built app before the tests of a file, and closes it after them. */
export function appServer() {
  let folder = '';
  let running: TestServer | null = null;

  const server = (): TestServer => {
    if (running === null) throw new Error('The server has not started.');
    return running;
  };

  beforeAll(async () => {
    folder = await makeAppFolder();
    running = await startTestServer({
      config: { appFolder: folder },
      environment: { PUBLIC_URL: 'https://parvis.example.org' },
    });
  });

  afterAll(async () => {
    await server().close();
    await rm(folder, { recursive: true });
  });

  return {
    server,
    /** The path of a file of the app. */
    pathOf: (name: string): string => join(folder, name),
    get: (url: string, headers: Record<string, string> = html) => server().app.inject({ url, headers }),
  };
}
