import { describe, expect, it } from 'vitest';
import { faultOfFile, kindOfFile, largestFile } from './upload-rules.ts';

describe('the files that may be posted', () => {
  it.each([
    ['photo.jpg', 'image/jpeg', 'picture'],
    ['photo', 'image/webp', 'picture'],
    ['photo.AVIF', '', 'picture'],
    ['IMG_0001.HEIC', 'image/heic', null],
    ['clip.mp4', 'video/mp4', 'video'],
    ['IMG_0002.MOV', 'video/quicktime', 'video'],
    ['clip.mov', '', 'video'],
    ['drawing.svg', 'image/svg+xml', null],
    ['photo.jpg', 'application/pdf', null],
    ['notes', '', null],
  ])('takes %s of type "%s" for %s', (name, type, kind) => {
    expect(kindOfFile({ name, type })).toBe(kind);
  });

  it('refuses what is larger than 25 MB, empty or of another kind', () => {
    const photo = { name: 'photo.png', type: 'image/png' };
    expect(faultOfFile({ ...photo, size: largestFile })).toBeNull();
    expect(faultOfFile({ ...photo, size: largestFile + 1 })).toBe('size');
    expect(faultOfFile({ ...photo, size: 0 })).toBe('empty');
    expect(faultOfFile({ name: 'notes.pdf', type: 'application/pdf', size: 9 })).toBe('kind');
  });
});
