import { expect, test } from 'vitest';
import { pictureVariant } from './picture-variant.ts';

const withSources = (...names: string[]) => ({
  file: {
    contentType: 'image/webp',
    bytes: 1,
    viewable: true,
    image: {
      width: 1,
      height: 1,
      placeholder: '',
      sources: names.map((name) => ({ url: `/api/message/file/id/${name}`, width: 1 })),
    },
  },
});

test.each([
  [['small', 'medium', 'large'], 'large', 'large'],
  [['small', 'medium', 'large'], 'medium', 'medium'],
  [['small', 'medium'], 'large', 'medium'],
  [['small'], 'large', 'small'],
  [['small'], 'medium', 'small'],
] as const)('of %j, wanting %s, is %s', (names, wanted, variant) => {
  expect(pictureVariant(withSources(...names), wanted)).toBe(variant);
});

test('of an unsent picture is the wanted one', () => {
  expect(pictureVariant({ file: null }, 'large')).toBe('large');
});
