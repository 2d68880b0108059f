import sharp from 'sharp';
import { circle, element, palettes, path, rectangle, skyOf } from './drawing.ts';
import type { Canvas } from './drawing.ts';
import { createRandom } from './random.ts';

const skins = ['#f3d3b8', '#e8b98f', '#cf9466', '#a66a42', '#7c4a2d', '#5a3421'] as const;
const hairs = ['#1d1714', '#3b2619', '#6b4423', '#a8743a', '#c9a15a', '#8d8d8d', '#d8d4cc'] as const;
const clothes = ['#1f4e8c', '#8c1d2f', '#2f6b4f', '#5b3a86', '#b5533c', '#2b3440', '#7a6a4f'] as const;
const side = 640;

/** The two parts of the hair: the part behind the head, and the part in front of it. */
type Hairstyle = (hair: string) => readonly [string, string];

const short: Hairstyle = (hair) => [
  '',
  path('M208 270 Q214 138 320 138 Q426 138 432 270 Q396 196 320 196 Q244 196 208 270 Z', hair),
];
const thin: Hairstyle = (hair) => [
  '',
  path('M212 250 Q220 210 236 190 Q230 240 226 282 Z M428 250 Q420 210 404 190 Q410 240 414 282 Z', hair),
];
const long: Hairstyle = (hair) => [
  path('M186 300 Q178 118 320 118 Q462 118 454 300 L470 470 Q400 520 320 510 Q240 520 170 470 Z', hair),
  path('M204 286 Q200 140 322 140 Q440 140 436 286 Q396 220 340 204 Q250 216 204 286 Z', hair),
];
const bun: Hairstyle = (hair) => [
  circle(320, 128, 58, hair),
  path('M204 282 Q208 134 320 134 Q432 134 436 282 Q412 190 320 188 Q228 190 204 282 Z', hair),
];
const veil: Hairstyle = () => [
  path('M170 560 Q150 110 320 104 Q490 110 470 560 Z', '#f2ede3'),
  path('M206 292 Q212 150 320 150 Q428 150 434 292 Q400 208 320 206 Q240 208 206 292 Z', '#f2ede3'),
];
const hairstyles = { woman: [long, long, bun, veil], man: [short, short, thin] } as const;

function portrait({ width, height, random }: Canvas, kind: keyof typeof hairstyles): string {
  const skin = random.pick(skins);
  const [back, front] = random.pick<Hairstyle>(hairstyles[kind])(random.pick(hairs));
  const cloth = random.pick(clothes);
  const smile = random.between(8, 26);
  return (
    skyOf({ width, height, random }, random.pick(palettes)) +
    back +
    path('M96 640 Q110 476 250 456 L390 456 Q530 476 544 640 Z', cloth) +
    rectangle(276, 372, 88, 108, skin) +
    path('M276 420 Q320 462 364 420 L364 440 Q320 482 276 440 Z', '#000', { opacity: 0.12 }) +
    element('ellipse', { cx: 320, cy: 288, rx: 112, ry: 138, fill: skin }) +
    front +
    circle(278, 292, 9, '#1d1714') +
    circle(362, 292, 9, '#1d1714') +
    path(`M284 356 Q320 ${356 + smile} 356 356`, 'none', {
      stroke: '#7a3b34',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    })
  );
}

/** Draws a face. The seed decides how it looks. */
export function drawPortrait(seed: number, kind: keyof typeof hairstyles): Promise<Buffer> {
  const canvas = { width: side, height: side, random: createRandom(seed * 7919 + 5) };
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: side, height: side, viewBox: `0 0 ${side} ${side}` },
    portrait(canvas, kind),
  );
  return sharp(Buffer.from(svg)).png().toBuffer();
}
