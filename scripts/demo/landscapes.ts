import {
  arch,
  circle,
  cross,
  element,
  glow,
  line,
  palettes,
  path,
  polar,
  rectangle,
  ridge,
  skyOf,
  stars,
} from './drawing.ts';
import type { Palette, Scene } from './drawing.ts';

const daylight = palettes.filter((_, index) => index !== 3);
const dusk = palettes.filter((_, index) => index === 0 || index === 2 || index === 3);

function church(
  x: number,
  ground: number,
  size: number,
  { near, ink, light }: Palette,
  lit: boolean,
): string {
  const window = lit ? light : ink;
  const nave = rectangle(x, ground - size * 0.55, size * 1.1, size * 0.55, near);
  const roof = path(
    line([
      [x - size * 0.06, ground - size * 0.54],
      [x + size * 0.55, ground - size * 0.95],
      [x + size * 1.16, ground - size * 0.54],
    ]) + ' Z',
    ink,
  );
  const tower = rectangle(x - size * 0.32, ground - size * 1.25, size * 0.36, size * 1.25, near);
  const spire = path(
    line([
      [x - size * 0.37, ground - size * 1.24],
      [x - size * 0.14, ground - size * 1.85],
      [x + size * 0.09, ground - size * 1.24],
    ]) + ' Z',
    ink,
  );
  const windows = [0.16, 0.46, 0.76]
    .map((offset) => path(arch(x + size * offset, ground - size * 0.44, size * 0.16, size * 0.3), window))
    .join('');
  const belfry = path(arch(x - size * 0.22, ground - size * 1.12, size * 0.16, size * 0.26), window);
  const door = path(arch(x - size * 0.23, ground - size * 0.34, size * 0.18, size * 0.34), ink);
  return (
    roof +
    nave +
    tower +
    spire +
    windows +
    belfry +
    door +
    cross(x - size * 0.14, ground - size * 1.83, size * 0.26, ink)
  );
}

export const hillChurch: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const palette = random.pick(dusk);
  const ground = height * random.between(0.7, 0.78);
  const x = width * random.between(0.3, 0.62);
  return (
    skyOf(canvas, palette) +
    stars(canvas, 60, palette.light) +
    glow('sun', width * random.between(0.1, 0.9), ground, width * 0.42, palette.light, 0.55) +
    ridge(canvas, height * 0.62, height * 0.05, palette.far) +
    church(x, ground + height * 0.02, height * 0.24, palette, true) +
    ridge(canvas, ground + height * 0.03, height * 0.018, palette.near) +
    ridge(canvas, height * 0.9, height * 0.03, palette.ink)
  );
};

export const pilgrimPath: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const palette = random.pick(daylight);
  const horizon = height * 0.55;
  const end = width * random.between(0.35, 0.65);
  const trail = path(
    `M${width * 0.3} ${height} C${width * 0.7} ${height * 0.85} ${width * 0.15} ${height * 0.74} ${end} ${horizon + height * 0.05} L${end + 8} ${horizon + height * 0.05} C${width * 0.3} ${height * 0.76} ${width * 0.95} ${height * 0.84} ${width * 0.66} ${height} Z`,
    palette.light,
    { opacity: 0.85 },
  );
  const cypresses = Array.from({ length: random.whole(5, 9) }, () => {
    const depth = random.between(0.1, 1);
    const x = random.chance(0.5) ? random.between(0, width * 0.28) : random.between(width * 0.72, width);
    const base = horizon + height * (0.08 + depth * 0.3);
    const tall = height * (0.1 + depth * 0.2);
    return element('ellipse', {
      cx: x,
      cy: base - tall / 2,
      rx: tall * 0.12,
      ry: tall / 2,
      fill: palette.ink,
      opacity: 0.9,
    });
  }).join('');
  return (
    skyOf(canvas, palette) +
    glow('sun', width * random.between(0.2, 0.8), horizon * 0.5, width * 0.22, palette.light, 0.95) +
    ridge(canvas, horizon * 0.92, height * 0.07, palette.far) +
    ridge(canvas, horizon, height * 0.03, palette.near) +
    ridge(canvas, horizon + height * 0.1, height * 0.02, palette.near) +
    trail +
    cypresses +
    cross(end + 4, horizon + height * 0.06, height * 0.1, palette.ink)
  );
};

export const starOfTheSea: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const palette = palettes[3] ?? random.pick(palettes);
  const horizon = height * random.between(0.56, 0.66);
  const [sx, sy] = [width * random.between(0.3, 0.7), height * random.between(0.16, 0.28)];
  const rays = Array.from({ length: 16 }, (_, index) =>
    polar(
      sx,
      sy,
      (index % 2 === 0 ? (index % 4 === 0 ? 0.085 : 0.05) : 0.014) * height,
      (Math.PI / 8) * index - Math.PI / 2,
    ),
  );
  const waves = Array.from({ length: 14 }, (_, row) => {
    const y = horizon + ((height - horizon) * (row + 1)) / 14;
    const d = Array.from(
      { length: 9 },
      (_item, index) =>
        `Q${(width / 8) * (index - 0.5)} ${y + (index % 2 === 0 ? -7 : 7)} ${(width / 8) * index} ${y}`,
    );
    return path(`M${-width / 8} ${y} ${d.join(' ')}`, 'none', {
      stroke: palette.light,
      'stroke-width': 1.4 + row * 0.2,
      opacity: random.between(0.12, 0.4),
    });
  }).join('');
  const [boat, size] = [width * random.between(0.2, 0.75), height * 0.09];
  const hull = path(
    `M${boat - size} ${horizon + size * 0.5} Q${boat} ${horizon + size * 1.1} ${boat + size} ${horizon + size * 0.5} Z`,
    palette.ink,
  );
  const sail = path(
    `M${boat} ${horizon - size * 1.5} L${boat} ${horizon + size * 0.4} L${boat + size * 0.8} ${horizon + size * 0.4} Z`,
    palette.light,
    { opacity: 0.9 },
  );
  return (
    skyOf(canvas, palette) +
    stars(canvas, 110, '#ffffff') +
    glow('star', sx, sy, height * 0.3, palette.light, 0.6) +
    path(`${line(rays)} Z`, '#fff6d6') +
    rectangle(0, horizon, width, height - horizon, '#0e2344') +
    waves +
    hull +
    sail
  );
};

export const garden: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const palette = palettes[random.pick([1, 4])] ?? random.pick(palettes);
  const flower = random.pick(['#c8506b', '#f5f0e6', '#d9a441', '#7f74b8']);
  const blooms = Array.from({ length: random.whole(16, 26) }, () => {
    const [x, y] = [random.between(0, width), random.between(height * 0.55, height * 0.94)];
    const size = height * 0.012 + ((y - height * 0.5) / height) * height * 0.07;
    const petals = Array.from({ length: 6 }, (_, index) => {
      const [px, py] = polar(x, y, size * 0.7, (Math.PI / 3) * index);
      return circle(px, py, size * 0.5, flower, { opacity: 0.92 });
    }).join('');
    return (
      element('path', {
        d: `M${x} ${y} Q${x + random.between(-14, 14)} ${y + size * 2} ${x} ${y + size * 4}`,
        stroke: '#3f6148',
        'stroke-width': size * 0.16,
        fill: 'none',
      }) +
      petals +
      circle(x, y, size * 0.38, '#e9bf55')
    );
  }).join('');
  const niche = path(arch(width * 0.42, height * 0.14, width * 0.16, height * 0.44), palette.far);
  const inner = path(arch(width * 0.44, height * 0.18, width * 0.12, height * 0.4), palette.ink, {
    opacity: 0.75,
  });
  const halo = circle(width / 2, height * 0.3, height * 0.055, '#e5c368', { opacity: 0.9 });
  const figure =
    circle(width / 2, height * 0.305, height * 0.03, '#f2ddc4') +
    path(
      `M${width / 2} ${height * 0.27} Q${width / 2 + height * 0.08} ${height * 0.38} ${width / 2 + height * 0.065} ${height * 0.58} L${width / 2 - height * 0.065} ${height * 0.58} Q${width / 2 - height * 0.08} ${height * 0.38} ${width / 2} ${height * 0.27} Z`,
      '#3f64a0',
    ) +
    circle(width / 2, height * 0.312, height * 0.024, '#f2ddc4');
  return (
    skyOf(canvas, palette) +
    niche +
    inner +
    halo +
    figure +
    ridge(canvas, height * 0.56, height * 0.015, '#7c9a72') +
    ridge(canvas, height * 0.74, height * 0.02, '#64875f') +
    blooms
  );
};

export const bellTower: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const palette = random.pick(daylight);
  const [x, wide] = [width * random.between(0.52, 0.68), width * 0.17];
  const stone = palette.far;
  const tower =
    rectangle(x, height * 0.34, wide, height * 0.66, stone) +
    rectangle(x + wide * 0.72, height * 0.34, wide * 0.28, height * 0.66, palette.ink, { opacity: 0.14 }) +
    rectangle(x - wide * 0.08, height * 0.32, wide * 1.16, height * 0.03, palette.near) +
    path(
      `${line([
        [x - wide * 0.1, height * 0.32],
        [x + wide / 2, height * 0.12],
        [x + wide * 1.1, height * 0.32],
      ])} Z`,
      palette.accent,
    ) +
    cross(x + wide / 2, height * 0.125, height * 0.085, palette.ink) +
    [0.16, 0.56]
      .map((offset) => path(arch(x + wide * offset, height * 0.4, wide * 0.28, height * 0.16), palette.ink))
      .join('') +
    circle(x + wide * 0.3, height * 0.5, wide * 0.09, '#c9a24b') +
    circle(x + wide * 0.7, height * 0.5, wide * 0.09, '#c9a24b');
  const birds = Array.from({ length: random.whole(6, 14) }, () => {
    const [bx, by, size] = [
      random.between(0, width),
      random.between(height * 0.06, height * 0.42),
      random.between(7, 18),
    ];
    return path(
      `M${bx - size} ${by - size * 0.4} Q${bx - size * 0.4} ${by - size * 0.5} ${bx} ${by} Q${bx + size * 0.4} ${by - size * 0.5} ${bx + size} ${by - size * 0.4}`,
      'none',
      { stroke: palette.ink, 'stroke-width': 2.4 },
    );
  }).join('');
  return (
    skyOf(canvas, palette) +
    glow('sun', width * 0.2, height * 0.3, width * 0.2, palette.light, 0.9) +
    birds +
    ridge(canvas, height * 0.76, height * 0.04, palette.far) +
    tower +
    ridge(canvas, height * 0.88, height * 0.03, palette.near)
  );
};
