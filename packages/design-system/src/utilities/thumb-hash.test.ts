import { describe, expect, it } from 'vitest';
import { pictureOfThumbHash } from './thumb-hash.ts';

describe('pictureOfThumbHash', () => {
  it('draws a small PNG', () => {
    expect(pictureOfThumbHash('1QcSHQRnh493V4dIh4eXh1h4kJUI')).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
  });

  it.each(['', 'AA==', 'not base64!'])('draws nothing for %j', (text) => {
    expect(pictureOfThumbHash(text)).toBeNull();
  });
});
