import { expect, test } from 'vitest';
import { readAppRoutes } from '../packages/server/src/platform/http/app-routes.ts';
import { addressOf, tokenRoutes } from './screen-routes.ts';

const noList = () => Promise.reject(new Error('A token needs no list.'));

test.each([...tokenRoutes])('the server knows the addresses of %s', async (path) => {
  const routeAt = await readAppRoutes();
  expect(routeAt(await addressOf(path, noList))?.path).toBe(path);
});
