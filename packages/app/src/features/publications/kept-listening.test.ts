import { describe, expect, it } from 'vitest';
import { keptListening } from './kept-listening.ts';

const memory = (initial: string | null = null) => {
  let kept = initial;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
};

describe('what is kept of how one listens', () => {
  it('is what was chosen, one beside the other', () => {
    const storage = memory();
    const listening = keptListening(() => storage);
    expect(listening.read()).toEqual({});
    listening.keep({ speed: 1.5 });
    expect(listening.read()).toEqual({ speed: 1.5 });
    listening.keep({ volume: 0 });
    listening.keep({ speed: 2 });
    expect(keptListening(() => storage).read()).toEqual({ speed: 2, volume: 0 });
  });

  it.each(['', '{', 'null', '3', '{"speed":"fast","volume":null}'])(
    'is nothing where %j was kept',
    (kept) => {
      expect(keptListening(() => memory(kept)).read()).toEqual({});
    },
  );

  it('is nothing where the browser keeps nothing', () => {
    const listening = keptListening(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(() => listening.keep({ speed: 2 })).not.toThrow();
    expect(listening.read()).toEqual({});
  });
});
