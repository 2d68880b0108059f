import { circle, cross, element, glow, path, polar, rectangle, type Scene } from './drawing.ts';

const darkWalls = ['#2b3350', '#3b2b2c', '#2c3b38'];
const warmWalls = ['#ece2d0', '#dfe5e2', '#efe0d2'];

/** An open psalter with ribbons, lit from the side. */
export const psalter: Scene = ({ width, height, random }) => {
  const size = Math.min(width * 0.62, height);
  const [cx, top, low] = [width / 2, height * 0.32, height * 0.76];
  const half = size * 0.46;
  const ribbon = random.pick(['#8c1d2f', '#1f4e8c', '#2f6b4f']);
  const page = (side: -1 | 1, offset: number, fill: string) =>
    path(
      `M${cx} ${top + offset} Q${cx + side * half * 0.5} ${top - size * 0.09 + offset} ${cx + side * half} ${top + offset} L${cx + side * half} ${low + offset} Q${cx + side * half * 0.5} ${low - size * 0.09 + offset} ${cx} ${low + offset} Z`,
      fill,
    );
  const lines = ([-1, 1] as const)
    .flatMap((side) =>
      Array.from({ length: 8 }, (_, row) => {
        if (side === -1 && row < 3) return '';
        const y = top + size * (0.05 + row * 0.045);
        const [from, to] = [cx + side * half * 0.14, cx + side * half * (row % 4 === 3 ? 0.58 : 0.86)];
        return path(`M${from} ${y} Q${(from + to) / 2} ${y - size * 0.05} ${to} ${y}`, 'none', {
          stroke: '#6f6250',
          'stroke-width': size * 0.007,
          opacity: 0.75,
        });
      }),
    )
    .join('');
  const initial =
    rectangle(cx - half * 0.84, top + size * 0.02, size * 0.14, size * 0.13, ribbon, { rx: 4 }) +
    cross(cx - half * 0.84 + size * 0.07, top + size * 0.135, size * 0.1, '#e2c15a');
  return (
    rectangle(0, 0, width, height, random.pick(darkWalls)) +
    glow('lamp', width * random.between(0.25, 0.75), height * 0.2, size * 0.9, '#ffdf9e', 0.55) +
    rectangle(0, height * 0.68, width, height * 0.32, '#5b3c25') +
    rectangle(0, height * 0.68, width, height * 0.012, '#7d5636') +
    page(-1, size * 0.05, '#7b2d3a') +
    page(1, size * 0.05, '#7b2d3a') +
    page(-1, size * 0.02, '#d9cbb0') +
    page(1, size * 0.02, '#d9cbb0') +
    page(-1, 0, '#f8f1e1') +
    page(1, 0, '#fbf5e8') +
    lines +
    initial +
    path(
      `M${cx - size * 0.012} ${top} L${cx + size * 0.012} ${top} L${cx + size * 0.05} ${low + size * 0.16} L${cx + size * 0.03} ${low + size * 0.13} L${cx + size * 0.012} ${low + size * 0.16} Z`,
      ribbon,
    )
  );
};

/** A wreath with four candles. The seed decides how many of them burn. */
export const adventWreath: Scene = ({ width, height, random }) => {
  const size = Math.min(width * 0.7, height);
  const [cx, cy] = [width / 2, height * 0.7];
  const lit = random.whole(1, 4);
  const places = [-0.3, -0.1, 0.1, 0.3];
  const needles = Array.from({ length: 260 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const ring = random.between(0.82, 1.12);
    const [x, y] = [
      cx + Math.cos(angle) * size * 0.46 * ring,
      cy + size * 0.06 + Math.sin(angle) * size * 0.13 * ring,
    ];
    const [ex, ey] = polar(x, y, size * 0.045, angle + random.between(-1.1, 1.1));
    return path(`M${x} ${y} L${ex} ${ey}`, 'none', {
      stroke: random.pick(['#2f5d40', '#3c7350', '#234a34', '#4c8560']),
      'stroke-width': size * 0.01,
      'stroke-linecap': 'round',
    });
  }).join('');
  const berries = Array.from({ length: 14 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 14 + random.between(-0.1, 0.1);
    return circle(
      cx + Math.cos(angle) * size * 0.46,
      cy + size * 0.06 + Math.sin(angle) * size * 0.13,
      size * 0.014,
      '#b3303c',
    );
  }).join('');
  const candles = places
    .map((offset, index) => {
      const [x, tall] = [cx + offset * size * 1.1, size * (0.3 - (lit > index ? 0.02 * (lit - index) : 0))];
      const foot = cy + size * (index === 0 || index === 3 ? 0.04 : -0.04);
      const fill = index === 2 ? '#d48aa0' : '#6b4a8e';
      const wick = rectangle(
        x - size * 0.004,
        foot - tall - size * 0.025,
        size * 0.008,
        size * 0.03,
        '#2a211c',
      );
      const flame =
        index < lit
          ? glow(`flame${index}`, x, foot - tall - size * 0.05, size * 0.2, '#ffd98a', 0.8) +
            path(
              `M${x} ${foot - tall - size * 0.1} Q${x + size * 0.028} ${foot - tall - size * 0.045} ${x} ${foot - tall - size * 0.015} Q${x - size * 0.028} ${foot - tall - size * 0.045} ${x} ${foot - tall - size * 0.1} Z`,
              '#fff1c2',
            )
          : '';
      return (
        rectangle(x - size * 0.035, foot - tall, size * 0.07, tall, fill, { rx: size * 0.01 }) + wick + flame
      );
    })
    .join('');
  return (
    rectangle(0, 0, width, height, random.pick(darkWalls)) +
    rectangle(0, height * 0.74, width, height * 0.26, '#4a3122') +
    element('ellipse', { cx, cy: cy + size * 0.09, rx: size * 0.5, ry: size * 0.14, fill: '#00000055' }) +
    candles +
    needles +
    berries
  );
};

/** A pot on the table, bowls around it, and bread. */
export const soup: Scene = ({ width, height, random }) => {
  const size = Math.min(width * 0.62, height);
  const [cx, table] = [width / 2, height * 0.6];
  const enamel = random.pick(['#33507a', '#7b2d3a', '#2f5d50']);
  const steam = [-0.1, 0, 0.1]
    .map((offset) => {
      const x = cx + offset * size;
      return path(
        `M${x} ${table - size * 0.2} Q${x + size * 0.05} ${table - size * 0.28} ${x} ${table - size * 0.36} Q${x - size * 0.05} ${table - size * 0.44} ${x} ${table - size * 0.52}`,
        'none',
        { stroke: '#ffffff', 'stroke-width': size * 0.018, 'stroke-linecap': 'round', opacity: 0.7 },
      );
    })
    .join('');
  const pot =
    rectangle(cx - size * 0.31, table - size * 0.1, size * 0.62, size * 0.035, enamel, { rx: size * 0.017 }) +
    path(
      `M${cx - size * 0.24} ${table - size * 0.14} L${cx + size * 0.24} ${table - size * 0.14} Q${cx + size * 0.25} ${table + size * 0.16} ${cx + size * 0.16} ${table + size * 0.17} L${cx - size * 0.16} ${table + size * 0.17} Q${cx - size * 0.25} ${table + size * 0.16} ${cx - size * 0.24} ${table - size * 0.14} Z`,
      enamel,
    ) +
    element('ellipse', { cx, cy: table - size * 0.14, rx: size * 0.24, ry: size * 0.045, fill: '#f4ecdc' }) +
    element('ellipse', { cx, cy: table - size * 0.138, rx: size * 0.21, ry: size * 0.034, fill: '#c9763a' });
  const bowl = (x: number, y: number) =>
    path(
      `M${x - size * 0.13} ${y} Q${x - size * 0.1} ${y + size * 0.11} ${x} ${y + size * 0.11} Q${x + size * 0.1} ${y + size * 0.11} ${x + size * 0.13} ${y} Z`,
      '#f4ecdc',
    ) +
    element('ellipse', { cx: x, cy: y, rx: size * 0.13, ry: size * 0.03, fill: '#fffaf0' }) +
    element('ellipse', { cx: x, cy: y, rx: size * 0.11, ry: size * 0.022, fill: '#c9763a' });
  const bunting = Array.from({ length: 15 }, (_, index) => {
    const x = (width * index) / 14;
    const y = height * 0.1 + Math.sin((index / 14) * Math.PI) * height * 0.06;
    return path(
      `M${x - size * 0.035} ${y} L${x + size * 0.035} ${y} L${x} ${y + size * 0.075} Z`,
      random.pick(['#8c1d2f', '#c9922e', '#2f6b4f', '#1f4e8c']),
    );
  }).join('');
  return (
    rectangle(0, 0, width, height, random.pick(warmWalls)) +
    glow('kitchen', cx, height * 0.3, size * 0.8, '#fff7e2', 0.9) +
    bunting +
    rectangle(0, table + size * 0.08, width, height, '#8a6238') +
    rectangle(0, table + size * 0.08, width, size * 0.012, '#a97f4f') +
    steam +
    pot +
    bowl(cx - size * 0.44, table + size * 0.14) +
    bowl(cx + size * 0.42, table + size * 0.18) +
    bowl(cx - size * 0.2, table + size * 0.26)
  );
};

/** A stone font with water in it, and a dove above it. */
export const font: Scene = ({ width, height, random }) => {
  const size = Math.min(width * 0.8, height);
  const [cx, rim] = [width / 2, height * 0.56];
  const stone = random.pick(['#c9bfae', '#bfc2c1', '#cdb99b']);
  const rays = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (0.14 + (0.72 * index) / 12);
    const [x, y] = polar(cx, rim - size * 0.3, size * 0.5, angle);
    return path(`M${cx} ${rim - size * 0.3} L${x} ${y}`, 'none', {
      stroke: '#f7e3a8',
      'stroke-width': size * 0.008,
      opacity: 0.4,
    });
  }).join('');
  const wing = (side: -1 | 1) =>
    path(
      `M${cx} ${rim - size * 0.31} Q${cx + side * size * 0.08} ${rim - size * 0.42} ${cx + side * size * 0.22} ${rim - size * 0.4} Q${cx + side * size * 0.13} ${rim - size * 0.35} ${cx + side * size * 0.12} ${rim - size * 0.31} Q${cx + side * size * 0.06} ${rim - size * 0.29} ${cx} ${rim - size * 0.27} Z`,
      '#fdfaf2',
    );
  return (
    rectangle(0, 0, width, height, random.pick(['#28406b', '#3f6b74', '#4a4470'])) +
    glow('light', cx, rim - size * 0.3, size * 0.55, '#ffeec0', 0.75) +
    rays +
    wing(-1) +
    wing(1) +
    element('ellipse', { cx, cy: rim - size * 0.29, rx: size * 0.035, ry: size * 0.07, fill: '#fdfaf2' }) +
    circle(cx, rim - size * 0.22, size * 0.028, '#fdfaf2') +
    rectangle(0, height * 0.88, width, height * 0.12, '#00000040') +
    path(
      `M${cx - size * 0.09} ${rim + size * 0.14} L${cx + size * 0.09} ${rim + size * 0.14} L${cx + size * 0.14} ${height * 0.9} L${cx - size * 0.14} ${height * 0.9} Z`,
      stone,
    ) +
    path(
      `M${cx - size * 0.34} ${rim} L${cx + size * 0.34} ${rim} Q${cx + size * 0.26} ${rim + size * 0.18} ${cx + size * 0.09} ${rim + size * 0.18} L${cx - size * 0.09} ${rim + size * 0.18} Q${cx - size * 0.26} ${rim + size * 0.18} ${cx - size * 0.34} ${rim} Z`,
      stone,
    ) +
    element('ellipse', { cx, cy: rim, rx: size * 0.34, ry: size * 0.06, fill: '#efe7d8' }) +
    element('ellipse', { cx, cy: rim, rx: size * 0.29, ry: size * 0.045, fill: '#5fa3bd' }) +
    element('ellipse', { cx, cy: rim, rx: size * 0.17, ry: size * 0.024, fill: '#8cc3d6' }) +
    cross(cx, rim + size * 0.15, size * 0.1, '#00000033')
  );
};
