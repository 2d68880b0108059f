import { expect, it } from 'vitest';
import { readFilters, resourcesPath, type ResourceFilters } from './resource-filters.ts';

const read = (address: string, isMember = true) => readFilters(new URLSearchParams(address), isMember);

it.each<[string, ResourceFilters]>([
  ['/resources', { search: '', type: null, saved: false }],
  ['/resources?type=Audio', { search: '', type: 'Audio', saved: false }],
  ['/resources?search=ros%C3%A1rio&saved=true', { search: 'rosário', type: null, saved: true }],
])('writes and reads %s', (path, filters) => {
  expect(resourcesPath(filters)).toBe(path);
  expect(read(path.split('?')[1] ?? '')).toEqual(filters);
});

it('drops invalid values', () => {
  expect(read('type=Film&saved=perhaps&search=%20%20')).toEqual({ search: '', type: null, saved: false });
  expect(Array.from(read(`search=${'🕊'.repeat(300)}`).search)).toHaveLength(200);
});

it('a visitor has no saved resources', () => {
  expect(read('saved=true', false).saved).toBe(false);
});
