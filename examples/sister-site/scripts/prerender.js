// Writes each page as HTML, so that it is readable before any script loads.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages, render } from '../dist-server/entry-server.js';

const dist = join(import.meta.dirname, '../dist');
const template = await readFile(join(dist, 'index.html'), 'utf8');

for (const { path, title, description } of pages) {
  const html = template
    .replace('<!--title-->', () => title)
    .replace('<!--description-->', () => description)
    .replace('<!--page-->', () => render(path));
  const folder = join(dist, path);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), html);
}
