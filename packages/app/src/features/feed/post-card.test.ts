import { describe, expect, it } from 'vitest';
import { mediaOf } from './post-card.tsx';
import { samplePost } from './samples.ts';

const picture = {
  _id: '1',
  url: '/api/file/1/large',
  width: 1600,
  height: 900,
  description: 'The banner of Our Lady',
  placeholder: 'abc',
  sources: [{ url: '/api/file/1/small', width: 480 }],
};
const video = { url: '/api/file/2/original', contentType: 'video/mp4' as const, description: '' };

describe('the media of a card', () => {
  it('is the gallery of all pictures', () => {
    const second = { ...picture, _id: '3', url: '/api/file/3/large' };
    expect(mediaOf(samplePost(1, { images: [picture, second] }))).toMatchObject({
      kind: 'gallery',
      pictures: [{ src: picture.url, description: picture.description }, { src: second.url }],
    });
  });

  it('is the video if there is no picture, and otherwise nothing', () => {
    expect(mediaOf(samplePost(1, { video }))).toMatchObject({ kind: 'video', src: video.url });
    expect(mediaOf(samplePost(1))).toBeNull();
  });
});
