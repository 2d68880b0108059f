import { describe, expect, test } from 'vitest';
import { MAX_TEXT, readChoice, searchPath } from './search-address.ts';

const read = (query: string) => readChoice(new URLSearchParams(query));

describe('the address of a search', () => {
  test('has the text and the kind', () => {
    const choice = { text: '"holy hour" & Mass', kind: 'posts' } as const;
    expect(searchPath(choice)).toBe('/search?q=%22holy+hour%22+%26+Mass&kind=posts');
    expect(readChoice(new URL(searchPath(choice), 'https://parvis.example').searchParams)).toEqual(choice);
    expect(searchPath({ text: '', kind: null })).toBe('/search');
  });

  test('can be written by hand', () => {
    expect(read('q=  rosary &kind=chats')).toEqual({ text: 'rosary', kind: null });
    expect(read('')).toEqual({ text: '', kind: null });
    expect(Array.from(read(`q=${'😀'.repeat(300)}`).text)).toHaveLength(MAX_TEXT);
  });
});
