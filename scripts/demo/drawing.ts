import type { Random } from './random.ts';

export interface Canvas {
  width: number;
  height: number;
  random: Random;
}

/** Renders a scene as SVG. */
export type Scene = (canvas: Canvas) => string;

export interface Palette {
  sky: readonly [string, string, string];
  far: string;
  near: string;
  light: string;
  accent: string;
  ink: string;
}

export const palettes: readonly Palette[] = [
  {
    sky: ['#1d2b53', '#7a5c8e', '#f2b880'],
    far: '#4a4a77',
    near: '#22264a',
    light: '#ffe3a8',
    accent: '#d9795d',
    ink: '#14172f',
  },
  {
    sky: ['#8fb8d8', '#cfe1ea', '#f7efdc'],
    far: '#8aa5a0',
    near: '#4f6f5c',
    light: '#fff7e0',
    accent: '#c9a24b',
    ink: '#2f4336',
  },
  {
    sky: ['#2a3a5e', '#c9685b', '#f6c987'],
    far: '#6d4d62',
    near: '#35293f',
    light: '#fff0c4',
    accent: '#e8a24f',
    ink: '#1f1826',
  },
  {
    sky: ['#0f1c3a', '#1f3a68', '#4a6fa0'],
    far: '#1b2f55',
    near: '#0d1830',
    light: '#fbe7a6',
    accent: '#e0b84e',
    ink: '#070d1c',
  },
  {
    sky: ['#e9d8c0', '#f3e8d6', '#fbf6ec'],
    far: '#c4ad8d',
    near: '#8d7253',
    light: '#fffdf6',
    accent: '#8c3b3b',
    ink: '#4b3826',
  },
  {
    sky: ['#58708a', '#a7b6bd', '#e6dfd0'],
    far: '#7c8a83',
    near: '#47554e',
    light: '#f6efdc',
    accent: '#b1763d',
    ink: '#2b342f',
  },
];

export const glass = [
  '#1f4e8c',
  '#8c1d2f',
  '#c9922e',
  '#2f6b4f',
  '#5b3a86',
  '#3f8fb5',
  '#b5533c',
  '#e2c15a',
] as const;

const rounded = (value: number) => Math.round(value * 10) / 10;

export type Attributes = Record<string, string | number>;

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : value}"`)
    .join('');
  return `<${name}${written}>${content}</${name}>`;
}

export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => element('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}) => element('path', { d, fill, ...more });

export const line = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join(' ');

export const polar = (cx: number, cy: number, radius: number, angle: number) =>
  [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;

export function skyOf({ width, height }: Canvas, { sky }: Palette, id = 'sky'): string {
  const stops = sky
    .map((colour, index) => element('stop', { offset: index / (sky.length - 1), 'stop-color': colour }))
    .join('');
  return (
    element('defs', {}, element('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops)) +
    rectangle(0, 0, width, height, `url(#${id})`)
  );
}

export function glow(id: string, cx: number, cy: number, r: number, colour: string, strength = 0.9): string {
  const stops =
    element('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': strength }) +
    element('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 });
  return element('defs', {}, element('radialGradient', { id }, stops)) + circle(cx, cy, r, `url(#${id})`);
}

/** A soft ridge across the whole width. The area below it is filled. */
export function ridge({ width, height, random }: Canvas, level: number, swing: number, fill: string): string {
  const steps = 7;
  const heights = Array.from({ length: steps + 1 }, () => level + random.between(-swing, swing));
  const step = width / steps;
  let d = `M0 ${height} L0 ${rounded(heights[0] ?? level)}`;
  for (let index = 1; index <= steps; index += 1) {
    const before = heights[index - 1] ?? level;
    const here = heights[index] ?? level;
    const middle = step * (index - 0.5);
    d += ` C${rounded(middle)} ${rounded(before)} ${rounded(middle)} ${rounded(here)} ${rounded(step * index)} ${rounded(here)}`;
  }
  return path(`${d} L${width} ${height} Z`, fill);
}

export function stars({ width, height, random }: Canvas, count: number, fill: string): string {
  return Array.from({ length: count }, () =>
    circle(random.between(0, width), random.between(0, height * 0.6), random.between(0.8, 2.6), fill, {
      opacity: random.between(0.3, 0.95),
    }),
  ).join('');
}

export const arch = (x: number, y: number, width: number, height: number) => {
  const shoulder = y + width * 0.75;
  return (
    `M${rounded(x)} ${rounded(y + height)} L${rounded(x)} ${rounded(shoulder)} ` +
    `Q${rounded(x)} ${rounded(y + width * 0.2)} ${rounded(x + width / 2)} ${rounded(y)} ` +
    `Q${rounded(x + width)} ${rounded(y + width * 0.2)} ${rounded(x + width)} ${rounded(shoulder)} ` +
    `L${rounded(x + width)} ${rounded(y + height)} Z`
  );
};

export const cross = (cx: number, bottom: number, size: number, fill: string) =>
  rectangle(cx - size * 0.06, bottom - size, size * 0.12, size, fill) +
  rectangle(cx - size * 0.28, bottom - size * 0.74, size * 0.56, size * 0.12, fill);
