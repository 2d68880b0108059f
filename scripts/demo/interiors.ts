import { arch, circle, cross, element, glass, glow, line, path, polar, rectangle } from './drawing.ts';
import type { Scene } from './drawing.ts';

export const roseWindow: Scene = ({ width, height, random }) => {
  const [cx, cy, radius] = [width / 2, height / 2, Math.min(width, height) * 0.43];
  const petals = random.pick([8, 12, 16]);
  const colours = random.some(glass, 5);
  const step = (Math.PI * 2) / petals;
  const ring = (inner: number, outer: number, shift: number) =>
    Array.from({ length: petals }, (_, index) => {
      const angle = step * (index + shift);
      const corners = [
        polar(cx, cy, inner, angle - step * 0.42),
        polar(cx, cy, outer * 0.92, angle - step * 0.44),
        polar(cx, cy, outer, angle),
        polar(cx, cy, outer * 0.92, angle + step * 0.44),
        polar(cx, cy, inner, angle + step * 0.42),
      ];
      return path(`${line(corners)} Z`, random.pick(colours), { opacity: random.between(0.82, 1) });
    }).join('');
  const roundels = Array.from({ length: petals }, (_, index) => {
    const [x, y] = polar(cx, cy, radius * 0.9, step * (index + 0.5));
    return circle(x, y, radius * 0.09, random.pick(colours)) + circle(x, y, radius * 0.04, '#f6e3ae');
  }).join('');
  return (
    rectangle(0, 0, width, height, '#17151c') +
    glow('light', cx, cy, radius * 1.35, random.pick(['#f3d9a0', '#c4d7ee', '#f0c3a2']), 0.5) +
    circle(cx, cy, radius * 1.04, '#2b2732') +
    circle(cx, cy, radius, '#0c0b10') +
    ring(radius * 0.5, radius * 0.8, 0) +
    roundels +
    ring(radius * 0.2, radius * 0.48, 0.5) +
    circle(cx, cy, radius * 0.17, colours[0] ?? glass[0]) +
    cross(cx, cy + radius * 0.12, radius * 0.24, '#f6e3ae') +
    circle(cx, cy, radius, 'none', { stroke: '#3a3542', 'stroke-width': radius * 0.03 })
  );
};

export const candles: Scene = ({ width, height, random }) => {
  const count = random.whole(4, 9);
  const floor = height * 0.86;
  const drawn = Array.from({ length: count }, (_, index) => {
    const x = (width * (index + 0.5)) / count + random.between(-12, 12);
    const tall = height * random.between(0.22, 0.46);
    const broad = (width / count) * random.between(0.2, 0.32);
    const top = floor - tall;
    const flame = broad * 0.9;
    return (
      glow(`flame${index}`, x, top - flame, broad * 4.2, '#ffd78a', 0.5) +
      rectangle(x - broad / 2, top, broad, tall, random.pick(['#efe3cd', '#e6d3b3', '#f4ecdd', '#b5534a']), {
        rx: broad * 0.08,
      }) +
      rectangle(x - broad / 2, top, broad * 0.3, tall, '#ffffff', { opacity: 0.18, rx: broad * 0.08 }) +
      rectangle(x - 1.5, top - flame * 0.5, 3, flame * 0.5, '#3b2a1d') +
      path(
        `M${x} ${top - flame * 2.1} Q${x + flame * 0.62} ${top - flame * 0.9} ${x} ${top - flame * 0.25} Q${x - flame * 0.62} ${top - flame * 0.9} ${x} ${top - flame * 2.1} Z`,
        '#ffc861',
      ) +
      path(
        `M${x} ${top - flame * 1.4} Q${x + flame * 0.3} ${top - flame * 0.8} ${x} ${top - flame * 0.35} Q${x - flame * 0.3} ${top - flame * 0.8} ${x} ${top - flame * 1.4} Z`,
        '#fff4d2',
      )
    );
  }).join('');
  const wall = random.pick(['#221a22', '#1a2030', '#2a1c1a']);
  return rectangle(0, 0, width, height, wall) + rectangle(0, floor, width, height - floor, '#130f13') + drawn;
};

export const lancets: Scene = ({ width, height, random }) => {
  const count = width > height ? 5 : 3;
  const gap = width / count;
  const windows = Array.from({ length: count }, (_, index) => {
    const [x, wide] = [gap * index + gap * 0.16, gap * 0.68];
    const middle = index === Math.floor(count / 2);
    const [y, tall] = [height * (middle ? 0.1 : 0.18), height * (middle ? 0.8 : 0.68)];
    const clip = `lancet${index}`;
    const [columns, rows] = [3, 9];
    const colours = random.some(glass, 4);
    const panes = Array.from({ length: columns * rows }, (_item, pane) =>
      rectangle(
        x + (wide / columns) * (pane % columns),
        y + (tall / rows) * Math.floor(pane / columns),
        wide / columns,
        tall / rows,
        random.pick(colours),
        {
          stroke: '#121016',
          'stroke-width': 5,
          opacity: random.between(0.75, 1),
        },
      ),
    ).join('');
    const medallion =
      circle(x + wide / 2, y + tall * 0.45, wide * 0.3, '#f1d58a', { stroke: '#121016', 'stroke-width': 6 }) +
      cross(x + wide / 2, y + tall * 0.45 + wide * 0.17, wide * 0.34, '#8c1d2f');
    return (
      element('defs', {}, element('clipPath', { id: clip }, path(arch(x, y, wide, tall), '#000'))) +
      element('g', { 'clip-path': `url(#${clip})` }, panes + medallion) +
      path(arch(x, y, wide, tall), 'none', { stroke: '#4c4550', 'stroke-width': 10 })
    );
  }).join('');
  return rectangle(0, 0, width, height, random.pick(['#2c2831', '#332c28', '#252b33'])) + windows;
};

export const breadAndWine: Scene = ({ width, height, random }) => {
  const cloth = random.pick(['#f1e8d8', '#e6dccb', '#f6f1e6']);
  const wall = random.pick(['#5a3a32', '#39465a', '#4b4536']);
  const table = height * 0.66;
  const [cx, size] = [width * random.between(0.34, 0.44), height * 0.3];
  const gold = '#cda349';
  const chalice =
    path(
      `M${cx - size * 0.36} ${table - size * 1.15} Q${cx - size * 0.34} ${table - size * 0.5} ${cx} ${table - size * 0.5} Q${cx + size * 0.34} ${table - size * 0.5} ${cx + size * 0.36} ${table - size * 1.15} Z`,
      gold,
    ) +
    element('ellipse', { cx, cy: table - size * 1.15, rx: size * 0.36, ry: size * 0.07, fill: '#6a1526' }) +
    rectangle(cx - size * 0.05, table - size * 0.52, size * 0.1, size * 0.42, gold) +
    circle(cx, table - size * 0.36, size * 0.1, '#e6c878') +
    element('ellipse', { cx, cy: table - size * 0.04, rx: size * 0.32, ry: size * 0.1, fill: gold });
  const [bx, by] = [width * 0.66, table - size * 0.1];
  const loaf =
    element('ellipse', { cx: bx, cy: by - size * 0.12, rx: size * 0.62, ry: size * 0.34, fill: '#c58a4a' }) +
    element('ellipse', { cx: bx, cy: by - size * 0.2, rx: size * 0.5, ry: size * 0.2, fill: '#d9a566' }) +
    [-0.25, 0, 0.25]
      .map((offset) =>
        element('path', {
          d: `M${bx + size * (offset - 0.1)} ${by - size * 0.05} L${bx + size * (offset + 0.1)} ${by - size * 0.38}`,
          stroke: '#8d5a2b',
          'stroke-width': size * 0.03,
        }),
      )
      .join('');
  const grapes = Array.from({ length: 16 }, (_, index) =>
    circle(
      width * 0.84 + (index % 4) * size * 0.13 - Math.floor(index / 4) * size * 0.03,
      table - size * 0.02 + Math.floor(index / 4) * size * 0.11,
      size * 0.075,
      random.pick(['#5b2a55', '#6f3767', '#47204a']),
    ),
  ).join('');
  return (
    rectangle(0, 0, width, height, wall) +
    glow('lamp', width * 0.5, height * 0.3, width * 0.5, '#ffdf9e', 0.45) +
    rectangle(0, table - 6, width, height, cloth) +
    rectangle(0, table + height * 0.2, width, height * 0.015, '#b7a182', { opacity: 0.5 }) +
    chalice +
    loaf +
    grapes
  );
};
