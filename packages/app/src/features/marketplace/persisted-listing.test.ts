import { describe, expect, it } from 'vitest';
import {
  isPersistedFiles,
  isPersistedText,
  persistedFilesOf,
  persistedTextOf,
  restorePhotos,
} from './persisted-listing.ts';

const value = {
  title: 'Icon',
  category: '',
  price: '12,50',
  description: '',
  zip: '',
  details: { condition: 'new' },
  meetingPoint: { id: 'cecilia', name: 'St. Cecilia, Boston' },
};
const file = new File(['x'], 'icon.png', { type: 'image/png' });
const had = { id: 'had', file: null, src: '/had', description: 'The front' };
const added = { id: 'added', file, src: 'blob:before', description: 'The back' };
const draft = { value, photos: [added, had] };
const addressOf = () => 'blob:after';

describe('a persisted draft', () => {
  it('is restored unchanged, with new object URLs for its files', () => {
    const text: unknown = structuredClone(persistedTextOf(draft, 'key', 'basis'));
    const files: unknown = persistedFilesOf(draft.photos);
    if (!isPersistedText(text) || !isPersistedFiles(files))
      throw new Error('The persisted listing was not recognized.');
    expect(text).toMatchObject({ value, key: 'key', basis: 'basis' });
    const untouched = { ...had, description: '' };
    expect(restorePhotos(text, [untouched], files, addressOf)).toEqual([
      { ...added, src: 'blob:after' },
      had,
    ]);
  });

  it('is restored without photos that were not stored', () => {
    expect(restorePhotos(persistedTextOf(draft, 'key', ''), [], [], addressOf)).toEqual([]);
  });

  it.each([
    null,
    'a text',
    {},
    { ...persistedTextOf(draft, 'key', ''), key: 1 },
    { ...persistedTextOf(draft, 'key', ''), value: { ...value, price: 12 } },
    { ...persistedTextOf(draft, 'key', ''), value: { ...value, details: { year: 2014 } } },
    { ...persistedTextOf(draft, 'key', ''), value: { ...value, details: null } },
    { ...persistedTextOf(draft, 'key', ''), value: { ...value, meetingPoint: { id: 'cecilia' } } },
    { ...persistedTextOf(draft, 'key', ''), photos: [{ id: 'added' }] },
    { ...persistedTextOf(draft, 'key', ''), photos: null },
  ])('is not recognized in %j', (other) => {
    expect(isPersistedText(other)).toBe(false);
  });

  it.each([null, {}, [{ id: 'added' }], [{ id: 1, file }], [{ id: 'added', file: 'icon.png' }]])(
    'has no files in %j',
    (other) => {
      expect(isPersistedFiles(other)).toBe(false);
    },
  );
});
