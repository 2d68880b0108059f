import { expect, test } from 'vitest';
import { MOST_DAYS } from '../../platform/backup/retention.ts';
import { deadlines } from './deadlines.ts';
import { PAUSE } from './due-rows.ts';

const DAY = 24 * 60 * 60 * 1000;

test('the backup command keeps backups for so short that the promise is met between two confirmations', () => {
  const { span } = deadlines.find(({ id }) => id === 'backups') ?? {};
  expect(span).toBe(`P${MOST_DAYS + PAUSE / DAY}D`);
});
