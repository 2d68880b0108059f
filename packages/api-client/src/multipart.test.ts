import { describe, expect, test } from 'vitest';
import { multipart, serializeBody } from './multipart.ts';

describe('multipart', () => {
  test('omits undefined values and writes the others as text', () => {
    const form = multipart({
      title: '',
      content: 'Hello',
      draft: false,
      size: 3,
      note: null,
      type: undefined,
    });
    expect([...form.entries()]).toEqual([
      ['title', ''],
      ['content', 'Hello'],
      ['draft', 'false'],
      ['size', '3'],
    ]);
  });

  test('accepts one file or several, and keeps their names', () => {
    const first = new File(['1'], 'one.png', { type: 'image/png' });
    const second = new File(['2'], 'two.png', { type: 'image/png' });
    const form = multipart({}, { cover: first, images: [first, second], video: null });
    expect(form.getAll('images').map((file) => (file instanceof File ? file.name : ''))).toEqual([
      'one.png',
      'two.png',
    ]);
    expect(form.get('cover')).toBeInstanceOf(File);
    expect(form.has('video')).toBe(false);
  });
});

describe('serializeBody', () => {
  test('converts a body to JSON, and returns a form unchanged', () => {
    const form = new FormData();
    expect(serializeBody({ content: 'x', tags: [1] })).toBe('{"content":"x","tags":[1]}');
    expect(serializeBody(form)).toBe(form);
  });

  test.each([{ images: new Blob(['x']) }, { post: { images: [new File(['x'], 'x.png')] } }])(
    'throws if a file is anywhere in the body',
    (body) => {
      expect(JSON.stringify(body)).toContain('{}');
      expect(() => serializeBody(body)).toThrow('cannot be sent as JSON');
    },
  );
});
