import { rgbaToThumbHash } from 'thumbhash';
import type { GalleryMedia, PictureMedia } from './post-media.tsx';

/** A time relative to now, so that its text stays the same in every run. */
export const minutesAgo = (count: number): Date => new Date(Date.now() - count * 60_000);

const windows = [-46, -23, 0, 23, 46].map((x) => `M${x - 5} 0v-26a5 7 0 0 1 10 0v26z`).join('');

const scene = (width: number, height: number) => `<svg xmlns="http://www.w3.org/2000/svg"
  width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#1d3763"/><stop offset=".55" stop-color="#b9805f"/>
  <stop offset="1" stop-color="#f0cf9a"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#s)"/>
  <g transform="translate(${width / 2} ${height * 0.8}) scale(${Math.min(width, height) / 300})">
    <circle cx="92" cy="-118" r="22" fill="#fbe7bd"/>
    <path d="M-260 40Q-150-34-30-6T260-20V400H-260Z" fill="#4c3f3f"/>
    <path d="M-62 6v-74L0-100l62 32V6zM-84 6v-132l-17 0 17-46 17 46h-8V6zM-1-100v-26M-9-118H7" fill="#241f26" stroke="#241f26" stroke-width="3"/>
    <path d="${windows}" fill="#f4c66a" transform="translate(0 -6) scale(.86)"/>
    <path d="M-300 70Q-120 4 20 30T320 14V400H-300Z" fill="#2f2a2c"/>
  </g></svg>`;

function blurred(): string {
  const [width, height] = [16, 12];
  const pixels = Array.from({ length: width * height }, (_, index) => {
    const depth = Math.floor(index / width) / height;
    return depth > 0.75 ? [60, 50, 50, 255] : [40 + 200 * depth, 60 + 130 * depth, 100 + 30 * depth, 255];
  });
  return btoa(String.fromCodePoint(...rgbaToThumbHash(width, height, pixels.flat())));
}

/** Draws a picture of a church in the evening. */
export function samplePicture(width: number, height: number): PictureMedia {
  const src = `data:image/svg+xml,${encodeURIComponent(scene(width, height))}`;
  return {
    kind: 'picture',
    src,
    sources: [],
    width,
    height,
    description: 'The church of Saint Monica at dusk, its windows lit from inside',
    placeholder: blurred(),
  };
}

/** Draws the ten pictures of a gallery, in several shapes. */
export const sampleGallery = (count: number): GalleryMedia => ({
  kind: 'gallery',
  pictures: Array.from({ length: count }, (_, index) => {
    const [width, height] = [
      [1600, 1000],
      [900, 1600],
      [1200, 1200],
    ][index % 3] as [number, number];
    // The number in the address makes the pictures different.
    const picture = samplePicture(width + index, height);
    return { ...picture, description: index === 1 ? '' : `Station ${index + 1} of the procession` };
  }),
});

export const longName =
  'María de los Ángeles Inmaculada Concepción Fernández-Villaverde y Rodríguez de la Borbolla';
export const unbrokenWord = 'laudate'.repeat(43).slice(0, 300);

export const longText = [
  'We walked from the parish church to the old oratory, some ninety of us, with the youngest in prams and the eldest, who is ninety-one, at the head of the line with the banner. Nobody had the heart to take it from her.',
  'At every station a different family read. The Kowalskis brought their accordion, and for once nobody minded.',
  'Father Anselm spoke for four minutes. Those who know him will want to read that sentence again. He said that a procession is the simplest of all prayers: you do not have to know anything, you only have to go where the others are going.',
  'Afterwards there was soup. There is a great deal left over; whoever lives near the sacristy and owns a pot should come by before noon.',
  'Thank you to the fire brigade for the road, to the choir for the Salve Regina, and to the rain for waiting.',
].join('\n\n');
