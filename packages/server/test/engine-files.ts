import { afterAll, expect } from 'vitest';
import { storagesCreated } from './storage.ts';

const before = storagesCreated();

afterAll(() => {
  if (storagesCreated() > before) return;
  const { testPath } = expect.getState();
  throw new Error(`${testPath} opens no database: call it *.unit.test.ts, so that it runs once.`);
});
