// Draws the app's home screen icons from the site's logo. Run it when the logo changes.
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = new URL('../packages/app/public/icons/', import.meta.url);
const mark = await readFile(
  new URL('../packages/design-system/src/assets/favicon.svg', import.meta.url),
  'utf8',
);

/**
 * A launcher crops the icon to its own shape. Therefore, the background reaches every edge, and the logo stays within
 * the safe zone.
 */
const bare = mark.replace(' rx="8"', '').replace('viewBox="0 0 48 48"', 'viewBox="-6 -6 60 60"');
const maskable = bare.replace('width="48" height="48"', 'x="-6" y="-6" width="60" height="60"');

await mkdir(folder, { recursive: true });
for (const [name, drawing, size] of [
  ['icon-192.png', mark, 192],
  ['icon-512.png', mark, 512],
  ['maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', maskable, 180],
] as const) {
  const density = (72 * size) / 48;
  await sharp(Buffer.from(drawing), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(name, folder)));
}

// Android shows only the shape of the badge of a notice, so the badge has one color.
const size = 96;
const shape = mark
  .replace(/@media[^}]*\}[^}]*\}\s*\}/, '')
  .replace('fill: #1f4788', 'fill: #000')
  .replace('fill: #e0bd68', 'fill: #fff')
  .replace(' rx="8"', '');
const alpha = await sharp(Buffer.from(shape), { density: (72 * size) / 48 })
  .resize(size, size)
  .toColourspace('b-w')
  .extractChannel(0)
  .raw()
  .toBuffer();
await sharp({ create: { width: size, height: size, channels: 3, background: '#fff' } })
  .joinChannel(alpha, { raw: { width: size, height: size, channels: 1 } })
  .png({ compressionLevel: 9 })
  .toFile(fileURLToPath(new URL('badge-96.png', folder)));
