import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../../../scripts/chromium.ts';
import { colorSchemeScript, colorSchemeScriptHash, themeStorageKey } from './color-scheme-script.ts';

const style = (name: string) => readFile(new URL(`../styles/${name}`, import.meta.url), 'utf8');

const script = `<script>${colorSchemeScript}</script>`;
const paper = { light: 'rgb(251, 250, 247)', dark: 'rgb(17, 15, 11)' };

/**
 * Serves a page in two parts. The second part is sent on request, so that the browser paints the first part before the
 * second one arrives.
 */
async function servePages(): Promise<{ server: Server; sendRest: () => void }> {
  let sendRest: (() => void) | undefined;
  const styles = (await Promise.all(['layers.css', 'tokens.gen.css', 'base.css'].map(style))).join('\n');
  const server = createServer((request, response) => {
    const late = request.url === '/late';
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src '${colorSchemeScriptHash}'`,
    });
    const head = `<!doctype html><html lang="en"><head>${late ? '' : script}<style>${styles}</style></head>`;
    response.write(`${head}<body><p>Lauds at seven.</p>${' '.repeat(4096)}`);
    sendRest = () => response.end(`${late ? script : ''}<p>Vespers at six.</p></body></html>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, sendRest: () => sendRest?.() };
}

describe('the colour scheme script', () => {
  let browser: Browser;
  let pages: Awaited<ReturnType<typeof servePages>>;
  let origin: string;

  beforeAll(async () => {
    [browser, pages] = await Promise.all([chromium.launch(await chromiumLaunch()), servePages()]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening server has this type of address
    origin = `http://127.0.0.1:${(pages.server.address() as AddressInfo).port}`;
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    pages.server.close();
  });

  /** Opens a page. Returns the background of each painted frame with a body, and the final attributes. */
  async function visit(path: string, stored: string) {
    const context = await browser.newContext({ colorScheme: 'light' });
    try {
      const page = await context.newPage();
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') refused.push(message.text());
      });
      await page.addInitScript(
        ([key, value]) => {
          localStorage.setItem(key, value);
          const frames: string[] = [];
          Object.assign(globalThis, { frames });
          const look = () => {
            if (document.body !== null)
              frames.push(getComputedStyle(document.documentElement).backgroundColor);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        [themeStorageKey, stored] as const,
      );
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate('frames.length')).toBeGreaterThan(1);
      pages.sendRest();
      await page.waitForLoadState('load');
      await expect
        .poll(() => page.evaluate('frames.length - (globalThis.seen ??= frames.length)'))
        .toBeGreaterThan(1);
      const frames: string[] = await page.evaluate('[...new Set(frames)]');
      const attributes = await page.evaluate(() =>
        Object.fromEntries(Object.entries(document.documentElement.dataset)),
      );
      return { frames, attributes, refused };
    } finally {
      await context.close();
    }
  }

  it('is allowed by its hash', () => {
    const hash = createHash('sha256').update(colorSchemeScript).digest('base64');
    expect(colorSchemeScriptHash).toBe(`sha256-${hash}`);
  });

  it('shows the chosen scheme from the first painted frame', async () => {
    const { frames, refused } = await visit('/', JSON.stringify({ 'color-scheme': 'dark' }));
    expect(frames).toEqual([paper.dark]);
    expect(refused).toEqual([]);
  });

  it('would let the light scheme flash if it were at the end of the page', async () => {
    const { frames } = await visit('/late', JSON.stringify({ 'color-scheme': 'dark' }));
    expect(frames).toEqual([paper.light, paper.dark]);
  });

  it("overrides only the site's values of contrast, density, season and text size", async () => {
    const theme = { contrast: 'more', density: 'compact', season: 'violet', 'text-size': 'large' };
    const chosen = { ...theme, brand: 'other', onclick: 'no' };
    const { attributes } = await visit('/', JSON.stringify(chosen));
    expect(attributes).toEqual({
      contrast: 'more',
      density: 'compact',
      season: 'violet',
      textSize: 'large',
      siteContrast: '',
      siteDensity: '',
      siteSeason: '',
      siteTextSize: '',
    });
  });

  it.each(['', 'null', '{', '7', '{"color-scheme":{"dark":true}}'])(
    "uses the system's theme if %j is stored",
    async (stored) => {
      const { frames, attributes } = await visit('/', stored);
      expect(frames).toEqual([paper.light]);
      expect(attributes).toEqual({});
    },
  );
});
