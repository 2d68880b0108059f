import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { largestPicture } from '../../platform/picture-rules.ts';
import {
  arePhotosTheSame,
  arrangementOf,
  chooseFiles,
  descriptionFault,
  inOrder,
  newPhoto,
  newPhotosOf,
  photosOf,
  rejectionText,
  takePrepared,
} from './listing-photos.ts';
import { sampleListing } from './samples.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function file(name: string, { type = 'image/png', size = 1 } = {}): File {
  const made = new File(['x'], name, { type });
  return Object.defineProperty(made, 'size', { value: size });
}

const prepared = (chosen: File) => ({ chosen, file: chosen, fault: null });

const kept = { id: 'kept', file: null, src: '/kept', description: 'The front' };
const added = { id: 'added', file: file('added.png'), src: 'blob:added', description: 'The back' };

describe('files that were chosen', () => {
  it('become photos as long as there is room', () => {
    const files = Array.from({ length: 7 }, (_, index) => file(`${index}.png`));
    const { taken, refused } = takePrepared(files.map(prepared), 6);
    expect(taken).toEqual(files.slice(0, 6));
    expect(refused).toEqual([{ name: '6.png', fault: 'room' }]);
    expect(rejectionText(i18n, refused)).toBe('You can add 6 photos. Not added: 6.png.');
    expect(chooseFiles(files, 6)).toEqual({ taken, refused });
    expect(chooseFiles(files, 0).taken).toEqual([]);
  });

  it('take no room if they cannot be used', () => {
    const text = file('words.txt', { type: 'text/plain' });
    const large = file('large.png', { size: largestPicture + 1 });
    const { taken, refused } = chooseFiles([text, large, file('empty.png', { size: 0 })], 6);
    expect(taken).toEqual([large]);
    expect(rejectionText(i18n, refused)).toBe(
      'Please choose photos: JPEG, PNG, WebP, GIF or AVIF. Not added: words.txt. ' +
        'This file is empty. Not added: empty.png.',
    );
    const good = file('good.png');
    const faulty = (['size', 'pixels', 'animated', 'heic'] as const).map((fault) => ({
      chosen: file(`${fault}.png`),
      file: null,
      fault,
    }));
    const chosen = takePrepared([...faulty, prepared(good)], 1);
    expect(chosen.taken).toEqual([good]);
    expect(rejectionText(i18n, chosen.refused)).toBe(
      'A photo can have 25 MB at most. Not added: size.png. ' +
        'A photo can have 100 megapixels at most. Not added: pixels.png. ' +
        'An animated picture cannot be made smaller: 25 MB and 40 megapixels at most. Not added: animated.png. ' +
        'iPhone photos in HEIC cannot be read by this browser. Save them as JPEG, or send them from your iPhone. Not added: heic.png.',
    );
  });

  it('are named together if they have the same fault', () => {
    const { refused } = takePrepared([file('a.png'), file('b.png')].map(prepared), 0);
    expect(rejectionText(i18n, refused)).toBe('You can add 6 photos. Not added: a.png, b.png.');
  });

  it('are named if they only claimed to be photos', () => {
    expect(rejectionText(i18n, [{ name: 'photo.jpg', fault: 'broken' }])).toBe(
      'This file cannot be read as a photo. Not added: photo.jpg.',
    );
  });

  it('become photos with distinct ids', () => {
    const one = file('one.png');
    expect(newPhoto(one, 'blob:one')).toMatchObject({ file: one, src: 'blob:one', description: '' });
    expect(newPhoto(one, 'blob:one').id).not.toBe(newPhoto(one, 'blob:one').id);
  });
});

describe('the photos of a listing', () => {
  const photo = {
    _id: 'kept',
    url: '/large',
    width: 1600,
    height: 1200,
    description: 'The front',
    placeholder: '',
    sources: [
      { url: '/large', width: 1600 },
      { url: '/small', width: 160 },
      { url: '/medium', width: 640 },
    ],
  };

  it('are shown in the smallest rendition that is large enough', () => {
    const [shown] = photosOf(sampleListing(1, { photos: [photo] }));
    expect(shown).toEqual({ id: 'kept', file: null, src: '/medium', description: 'The front' });
    const [alone] = photosOf(sampleListing(1, { photos: [{ ...photo, sources: [] }] }));
    expect(alone?.src).toBe('/large');
  });

  it('are ordered, new ones between stored ones', () => {
    const ordered = inOrder([kept, added], ['added', 'kept']);
    expect(ordered).toEqual([added, kept]);
    expect(arrangementOf(ordered)).toEqual([
      { file: added.file, description: 'The back' },
      { _id: 'kept', description: 'The front' },
    ]);
    expect(newPhotosOf(ordered)).toEqual([{ file: added.file, description: 'The back' }]);
  });

  it('count as changed by order, number and text', () => {
    expect(arePhotosTheSame([kept, added], [kept, added])).toBe(true);
    expect(arePhotosTheSame([kept, added], [added, kept])).toBe(false);
    expect(arePhotosTheSame([kept], [kept, added])).toBe(false);
    expect(arePhotosTheSame([kept], [{ ...kept, description: '' }])).toBe(false);
  });

  it('have a text of at most 1,000 characters', () => {
    expect(descriptionFault(i18n, { ...kept, description: '😀'.repeat(1000) })).toBeUndefined();
    expect(descriptionFault(i18n, { ...kept, description: 'x'.repeat(1001) })).toBe(
      'Please use at most 1,000 characters.',
    );
  });
});
