import { describe, expect, it } from 'vitest';
import { faultOfFile, kindOfFile, largestFile } from './upload-rules.ts';

describe('the files that members can post', () => {
  it.each([
    ['photo.jpg', 'image/jpeg', 'picture'],
    ['photo', 'image/webp', 'picture'],
    ['photo.AVIF', '', 'picture'],
    ['IMG_0001.HEIC', 'image/heic', 'picture'],
    ['IMG_0003.HEIC', '', 'picture'],
    ['clip.mp4', 'video/mp4', 'video'],
    ['IMG_0002.MOV', 'video/quicktime', 'video'],
    ['clip.mov', '', 'video'],
    ['clip', 'video/mp4', 'video'],
    ['clip.m4v', 'video/x-m4v', 'video'],
    ['clip.mkv', 'video/x-matroska', null],
    ['photo.jfif', '', 'picture'],
    ['drawing.svg', 'image/svg+xml', null],
    ['photo.jpg', 'application/pdf', null],
    ['notes', '', null],
  ])('treats %s of type "%s" as %s', (name, type, kind) => {
    expect(kindOfFile({ name, type })).toBe(kind);
  });

  it('refuses files that are larger than 25 MB, empty or of another kind', () => {
    const photo = { name: 'photo.png', type: 'image/png' };
    const film = { name: 'film.mp4', type: 'video/mp4' };
    expect(faultOfFile({ ...film, size: largestFile })).toBeNull();
    expect(faultOfFile({ ...film, size: largestFile + 1 })).toBe('size');
    // A large picture is resized later, so its size is not an error.
    expect(faultOfFile({ ...photo, size: largestFile + 1 })).toBeNull();
    expect(faultOfFile({ ...photo, size: 0 })).toBe('empty');
    expect(faultOfFile({ name: 'notes.pdf', type: 'application/pdf', size: 9 })).toBe('kind');
  });
});
