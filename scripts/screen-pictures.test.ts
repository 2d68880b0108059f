import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';
import { fileOf, indexOf, nameOf, picturesOf, views } from './screen-pictures.ts';
import { screenRoutes } from './screen-routes.ts';

const folder = join(root, 'docs/screens');
const routes = await screenRoutes();
const pictures = picturesOf(routes);

test('every route has its picture in every view, and no picture is of anything else', async () => {
  const names = new Set(pictures.map(({ name }) => name));
  expect(routes.filter(({ path }) => !names.has(nameOf(path)))).toEqual([]);
  const expected = pictures.flatMap(({ name }) => views.map((view) => fileOf(name, view)));
  const there = (await readdir(folder)).filter((file) => file !== 'README.md');
  expect(there.toSorted()).toEqual(expected.toSorted());
});

test('no two pictures share a name', () => {
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
});

test('the index shows each picture', async () => {
  const index = await readFile(join(folder, 'README.md'), 'utf8');
  for (const [, file] of indexOf(routes).matchAll(/\]\(([^)]+\.webp)\)/g))
    expect(index).toContain(`(${file})`);
});

test.each([
  ['/', 'landing'],
  ['/login', 'signin'],
  ['/profile/:id', 'profile-one'],
  ['/admin/members/:id', 'admin-members-one'],
  ['/newsletter/confirm/:id', 'newsletter-confirm-one'],
])('%s is called %s', (path, name) => {
  expect(nameOf(path)).toBe(name);
});
