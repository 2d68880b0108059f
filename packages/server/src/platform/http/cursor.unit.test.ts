import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCursors } from './cursor.ts';

const cursors = createCursors(Buffer.from('a secret of this installation'));
const refusal = expect.objectContaining({
  status: 400,
  fieldErrors: [
    { path: 'cursor', message: expect.objectContaining({ en: 'This is not a cursor of this list.' }) },
  ],
});

describe('cursors', () => {
  test('return every position', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (position, scope) => {
        expect(cursors.decode(cursors.encode(position, scope), scope)).toBe(position);
      }),
    );
  });

  test('of an id match the contract', () => {
    const cursor = cursors.encode('019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b', 'posts');
    expect(cursor).toMatch(/^[\w-]{1,200}$/u);
  });

  test('are refused if any character is changed', () => {
    const cursor = cursors.encode('019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b', 'posts');
    fc.assert(
      fc.property(
        fc.nat(cursor.length - 1),
        fc.constantFrom('A', 'a', '0', '_', '-', '=', '.', ' '),
        (index, character) => {
          fc.pre(cursor[index] !== character);
          const tampered = cursor.slice(0, index) + character + cursor.slice(index + 1);
          expect(() => cursors.decode(tampered, 'posts')).toThrow(refusal);
        },
      ),
    );
  });

  test('are refused if they are anything else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => cursors.decode(text, 'posts')).toThrow(refusal);
      }),
    );
  });

  test('are valid for one list of one installation only', () => {
    const cursor = cursors.encode('019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b', 'posts');
    expect(() => cursors.decode(cursor, 'users')).toThrow(refusal);
    expect(() => createCursors(Buffer.from('another secret')).decode(cursor, 'posts')).toThrow(refusal);
  });
});
