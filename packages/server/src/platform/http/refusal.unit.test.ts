import { expect, test } from 'vitest';
import { textOf } from '../language.ts';
import { badRequest, forbidden, notFound } from './errors.ts';
import { isRefusedAnyway } from './refusal.ts';

const message = textOf(() => 'No.');
const failing = (failure: Error) => async () => {
  throw failure;
};

test('a caller without permission, or with a missing subject, counts as refused', async () => {
  expect(await isRefusedAnyway(failing(forbidden()))).toBe(true);
  expect(await isRefusedAnyway(failing(notFound('member.unknown', message)))).toBe(true);
  expect(await isRefusedAnyway(() => {})).toBe(false);
});

test('another error does not count as a refusal', async () => {
  const lost = new Error('The connection was lost.');
  await expect(isRefusedAnyway(failing(lost))).rejects.toBe(lost);
  const invalid = badRequest(message);
  await expect(isRefusedAnyway(failing(invalid))).rejects.toBe(invalid);
});
