import { describe, expect, it } from 'vitest';
import { fileLimit, isBeyondLimit, isEmpty, isTooLarge, kindOfFile } from './file-rules.ts';

describe('a file', () => {
  it.each([
    ['image/png', 'image'],
    ['image/svg+xml', 'document'],
    ['video/webm', 'video'],
    ['audio/ogg', 'audio'],
    ['application/pdf', 'document'],
    ['', 'document'],
  ])('of the type "%s" is sent as %s', (type, kind) => {
    expect(kindOfFile({ type })).toBe(kind);
  });

  it('can be larger if it is a picture, because pictures are shrunk', () => {
    const size = fileLimit + 1;
    expect(isBeyondLimit({ type: 'video/mp4', size })).toBe(true);
    expect(isBeyondLimit({ type: 'image/jpeg', size })).toBe(false);
  });

  it('has at least one byte, and at most 25 MB', () => {
    expect([isEmpty({ size: 0 }), isEmpty({ size: 1 })]).toEqual([true, false]);
    expect([isTooLarge({ size: fileLimit }), isTooLarge({ size: fileLimit + 1 })]).toEqual([false, true]);
  });
});
