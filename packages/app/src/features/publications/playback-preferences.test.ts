import { describe, expect, it } from 'vitest';
import { playbackPreferences } from './playback-preferences.ts';

const memory = (initial: string | null = null) => {
  let stored = initial;
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  };
};

describe('the playback preferences', () => {
  it('combine the choices', () => {
    const storage = memory();
    const preferences = playbackPreferences(() => storage);
    expect(preferences.read()).toEqual({});
    preferences.save({ speed: 1.5 });
    expect(preferences.read()).toEqual({ speed: 1.5 });
    preferences.save({ volume: 0 });
    preferences.save({ speed: 2 });
    expect(playbackPreferences(() => storage).read()).toEqual({ speed: 2, volume: 0 });
  });

  it.each(['', '{', 'null', '3', '{"speed":"fast","volume":null}'])(
    'are empty if %j was stored',
    (stored) => {
      expect(playbackPreferences(() => memory(stored)).read()).toEqual({});
    },
  );

  it('are empty if the browser denies storage', () => {
    const preferences = playbackPreferences(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(() => preferences.save({ speed: 2 })).not.toThrow();
    expect(preferences.read()).toEqual({});
  });
});
