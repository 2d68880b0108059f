import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';
import { fileOf, indexOf, nameOf, picturesOf } from './screen-pictures.ts';
import { screenRoutes } from './screen-routes.ts';

const folder = join(root, 'docs/screens');
const routes = await screenRoutes();
const pictures = picturesOf(routes);

test('every route has its pictures, and every picture belongs to a route', async () => {
  const names = new Set(pictures.map(({ name }) => name));
  expect(routes.filter(({ path }) => !names.has(nameOf(path)))).toEqual([]);
  const expected = pictures.flatMap(({ name, views }) => views.map((view) => fileOf(name, view)));
  const there = (await readdir(folder)).filter((file) => file !== 'README.md');
  expect(there.toSorted()).toEqual(expected.toSorted());
});

test('twelve screens have pictures on a phone and in dark mode, the others only on a desktop', () => {
  const numbers = pictures.map(({ views }) => views.length);
  expect(numbers.filter((views) => views === 3)).toHaveLength(12);
  expect(numbers.filter((views) => views === 1)).toHaveLength(pictures.length - 12);
});

test('no two pictures have the same name', () => {
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
