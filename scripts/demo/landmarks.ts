import {
  arch,
  circle,
  cross,
  element,
  glass,
  glow,
  line,
  palettes,
  path,
  polar,
  rectangle,
} from './drawing.ts';
import { ridge, skyOf, stars, type Palette, type Scene } from './drawing.ts';

const daylight = [palettes[1], palettes[4], palettes[2]].filter((palette) => palette !== undefined);
const dawns = [palettes[0], palettes[2]].filter((palette) => palette !== undefined);

function rose(cx: number, cy: number, radius: number, { ink, light }: Palette): string {
  const petals = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = polar(cx, cy, radius * 0.62, (Math.PI / 6) * index);
    return circle(x, y, radius * 0.15, glass[index % glass.length] ?? light);
  }).join('');
  return circle(cx, cy, radius, ink) + petals + circle(cx, cy, radius * 0.3, light);
}

/** The west front of a cathedral, and in front of it the square with people. */
export const parvis: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const palette = random.pick(daylight);
  const { far, near, ink, accent, light } = palette;
  const [cx, ground] = [width * random.between(0.42, 0.58), height * 0.74];
  const size = Math.min(height * 0.6, width * 0.42);
  const tower = (x: number) =>
    rectangle(x - size * 0.16, ground - size * 0.92, size * 0.32, size * 0.92, far) +
    rectangle(x - size * 0.19, ground - size * 0.94, size * 0.38, size * 0.03, near) +
    rectangle(x - size * 0.18, ground - size * 0.5, size * 0.36, size * 0.02, near) +
    [-0.1, 0.02]
      .map((offset) => path(arch(x + size * offset, ground - size * 0.84, size * 0.08, size * 0.26), ink))
      .join('');
  const door = (x: number, wide: number) =>
    path(arch(x - wide * 0.66, ground - wide * 1.86, wide * 1.32, wide * 1.86), near) +
    path(arch(x - wide / 2, ground - wide * 1.55, wide, wide * 1.55), ink);
  const paving = Array.from({ length: 9 }, (_, index) => {
    const foot = cx + (index - 4) * width * 0.24;
    return path(`M${cx + (index - 4) * size * 0.12} ${ground} L${foot} ${height}`, 'none', {
      stroke: near,
      'stroke-width': 2,
      opacity: 0.35,
    });
  }).join('');
  const people = Array.from({ length: random.whole(7, 11) }, () => {
    const depth = random.between(0.15, 0.9);
    const [x, y] = [random.between(width * 0.08, width * 0.92), ground + (height - ground) * depth];
    const tall = size * (0.06 + depth * 0.08);
    const cloth = random.pick([ink, accent, '#33507a', '#7b2d3a', '#2f5d50', '#f4ecdc']);
    return (
      element('ellipse', { cx: x, cy: y, rx: tall * 0.34, ry: tall * 0.07, fill: '#00000033' }) +
      path(
        `M${x - tall * 0.2} ${y} Q${x - tall * 0.22} ${y - tall * 0.78} ${x} ${y - tall * 0.8} Q${x + tall * 0.22} ${y - tall * 0.78} ${x + tall * 0.2} ${y} Z`,
        cloth,
      ) +
      circle(x, y - tall * 0.9, tall * 0.13, random.pick(['#e2b48f', '#b97f57', '#7d5136']))
    );
  }).join('');
  return (
    skyOf(canvas, palette) +
    glow('sun', width * random.between(0.12, 0.88), height * 0.22, size * 0.7, light, 0.9) +
    ridge(canvas, ground - height * 0.06, height * 0.03, palette.near) +
    rectangle(cx - size * 0.4, ground - size * 0.72, size * 0.8, size * 0.72, far) +
    path(
      `${line([
        [cx - size * 0.27, ground - size * 0.71],
        [cx, ground - size * 0.98],
        [cx + size * 0.27, ground - size * 0.71],
      ])} Z`,
      near,
    ) +
    cross(cx, ground - size * 0.96, size * 0.15, ink) +
    tower(cx - size * 0.4) +
    tower(cx + size * 0.4) +
    rose(cx, ground - size * 0.54, size * 0.15, palette) +
    door(cx, size * 0.15) +
    door(cx - size * 0.4, size * 0.1) +
    door(cx + size * 0.4, size * 0.1) +
    rectangle(0, ground, width, height - ground, light) +
    rectangle(0, ground, width, height - ground, far, { opacity: 0.35 }) +
    paving +
    people
  );
};

/** Boats under the last stars, just before the sun rises. */
export const harbour: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const palette = random.pick(dawns);
  const horizon = height * 0.58;
  const sun = width * random.between(0.3, 0.7);
  const size = Math.min(width, height);
  const boats = Array.from({ length: 4 }, (_, index) => {
    const depth = 0.25 + index * 0.2;
    const x = width * (0.14 + 0.24 * index) + random.between(-0.04, 0.04) * width;
    const y = horizon + (height - horizon) * depth;
    const wide = size * (0.08 + depth * 0.09);
    return (
      path(`M${x - wide} ${y} Q${x} ${y + wide * 0.62} ${x + wide} ${y} Z`, palette.ink) +
      path(`M${x - wide * 0.94} ${y + wide * 0.04} L${x + wide * 0.94} ${y + wide * 0.04}`, 'none', {
        stroke: palette.accent,
        'stroke-width': wide * 0.06,
      }) +
      rectangle(x - wide * 0.02, y - wide * 1.5, wide * 0.04, wide * 1.5, palette.ink) +
      path(
        `M${x + wide * 0.05} ${y - wide * 1.4} L${x + wide * 0.62} ${y - wide * 0.16} L${x + wide * 0.05} ${y - wide * 0.16} Z`,
        palette.light,
        { opacity: 0.85 },
      )
    );
  }).join('');
  const glints = Array.from({ length: 18 }, (_, row) => {
    const y = horizon + ((height - horizon) * (row + 0.5)) / 18;
    const half = size * (0.03 + row * 0.012) * random.between(0.6, 1.3);
    return rectangle(sun - half, y, half * 2, size * 0.004, palette.light, { opacity: 0.5, rx: 2 });
  }).join('');
  return (
    skyOf(canvas, palette) +
    stars({ ...canvas, height: height * 0.5 }, 40, '#ffffff') +
    glow('dawn', sun, horizon, size * 0.6, palette.light, 0.9) +
    circle(sun, horizon, size * 0.07, palette.light) +
    ridge({ ...canvas, height: horizon }, horizon - height * 0.06, height * 0.03, palette.far) +
    rectangle(0, horizon, width, height - horizon, palette.near) +
    glints +
    boats
  );
};

/** Dunes, a path of steps in the sand, and a single thorn tree. */
export const desert: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const size = Math.min(width, height);
  const sand = ['#e3bd86', '#d3a266', '#bd8549'];
  const sun = width * random.between(0.2, 0.8);
  const tree = width * random.between(0.62, 0.8);
  const base = height * 0.66;
  const branch = (dx: number, dy: number) =>
    path(
      `M${tree} ${base - size * 0.1} Q${tree + dx * size * 0.3} ${base - size * 0.12} ${tree + dx * size} ${base - dy * size}`,
      'none',
      { stroke: '#4b3826', 'stroke-width': size * 0.012, 'stroke-linecap': 'round' },
    );
  const crown = Array.from({ length: 14 }, () =>
    element('ellipse', {
      cx: tree + random.between(-0.16, 0.16) * size,
      cy: base - size * random.between(0.2, 0.27),
      rx: size * 0.06,
      ry: size * 0.022,
      fill: random.pick(['#5d6b3d', '#6f7c49', '#4d5a35']),
    }),
  ).join('');
  const steps = Array.from({ length: 16 }, (_, index) => {
    const share = index / 16;
    return element('ellipse', {
      cx: width * 0.28 + Math.sin(share * 3) * size * 0.16 + (index % 2) * size * 0.024 * (1.4 - share),
      cy: height * (0.97 - share * 0.25),
      rx: size * 0.013 * (1.5 - share),
      ry: size * 0.007 * (1.5 - share),
      fill: '#8d5f30',
      opacity: 0.7,
    });
  }).join('');
  return (
    skyOf(canvas, { ...(palettes[4] ?? random.pick(palettes)), sky: ['#e9c9a0', '#f3dfc0', '#fbf1dd'] }) +
    glow('noon', sun, height * 0.24, size * 0.4, '#fffdf0', 1) +
    circle(sun, height * 0.24, size * 0.06, '#fffdf0') +
    ridge(canvas, height * 0.55, height * 0.04, sand[0] ?? '') +
    rectangle(tree - size * 0.01, base - size * 0.2, size * 0.02, size * 0.2, '#4b3826') +
    branch(-0.12, 0.22) +
    branch(0.13, 0.23) +
    crown +
    ridge(canvas, height * 0.66, height * 0.03, sand[1] ?? '') +
    ridge(canvas, height * 0.8, height * 0.04, sand[2] ?? '') +
    steps
  );
};
