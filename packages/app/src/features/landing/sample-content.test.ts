import { describe, expect, test } from 'vitest';
import { literal } from '../../i18n/literal.ts';
import { sampleEvents } from './sample-content.ts';

const timesAt = (now: string) =>
  Object.fromEntries(
    sampleEvents(literal, Date.parse(now)).map(({ id, beginsAt, endsAt }) => [id, [beginsAt, endsAt]]),
  );

describe('the weekly sample events', () => {
  test('are the next or current ones', () => {
    const before = timesAt('2026-11-22T10:00:00Z');
    expect(before['study']).toEqual(['2026-11-24T22:00:00.000Z', '2026-11-24T23:30:00.000Z']);
    expect(before['rosary']).toEqual(['2026-11-26T23:00:00.000Z', '2026-11-26T23:45:00.000Z']);
    expect(timesAt('2026-11-24T23:00:00Z')['study']).toEqual(before['study']);
    expect(timesAt('2026-11-24T23:30:01Z')['study']?.[0]).toBe('2026-12-01T22:00:00.000Z');
  });

  test('include the retreat until it is over', () => {
    expect(timesAt('2027-02-13T15:59:59Z')).toHaveProperty('retreat');
    expect(timesAt('2027-02-13T16:00:00Z')).not.toHaveProperty('retreat');
  });
});
