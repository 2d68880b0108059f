import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { appearanceScript } from './appearance-script.ts';

const day = (color: string, rank: string) => JSON.stringify({ celebration: { color, rank } });

/** Runs the script. Returns the attributes of `<html>` and the storage after it. */
function run(stored: Record<string, string>, cookie = '') {
  const storage = new Map(Object.entries(stored));
  const attributes = new Map<string, string>();
  runInNewContext(appearanceScript, {
    document: {
      cookie,
      documentElement: {
        getAttribute: (name: string) => attributes.get(name) ?? null,
        hasAttribute: (name: string) => attributes.has(name),
        setAttribute: (name: string, value: string) => attributes.set(name, value),
      },
      querySelectorAll: () => [],
    },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  });
  return { attributes: Object.fromEntries(attributes), stored: Object.fromEntries(storage) };
}

describe('the appearance script', () => {
  test.each([
    ['violet', 'weekday', 'violet'],
    ['white', 'memorial', 'white'],
    ['white', 'solemnity', 'gold'],
  ])('applies the last known day: %s on a %s is %s', (color, rank, season) => {
    expect(run({ 'liturgical-day': day(color, rank) }).attributes).toEqual({ 'data-season': season });
  });

  test('prefers the choice over the color of the day', () => {
    const { attributes } = run({ 'liturgical-day': day('red', 'feast'), 'ds-theme': '{"season":"none"}' });
    expect(attributes).toEqual({ 'data-season': 'none', 'data-site-season': 'red' });
  });

  test('does not treat a day’s color stored by an earlier release as a choice', () => {
    const { attributes, stored } = run({
      'liturgical-day': day('green', 'weekday'),
      'ds-theme': '{"contrast":"more","season":"violet"}',
    });
    expect(attributes).toMatchObject({ 'data-contrast': 'more', 'data-season': 'green' });
    expect(attributes).not.toHaveProperty('data-site-season');
    expect(stored['ds-theme']).toBe('{"contrast":"more"}');
  });

  test('restores the appearance after logging out has cleared the storage', () => {
    const { stored } = run({}, `appearance=${encodeURIComponent('{"contrast":"more"}')}`);
    expect(stored['ds-theme']).toBe('{"contrast":"more"}');
  });
});
