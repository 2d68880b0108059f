import sharp from 'sharp';
import { circle, cross, element, glow, path, rectangle, type Scene } from './drawing.ts';
import { createRandom } from './random.ts';

const woods = ['#6b4426', '#7d5230', '#8a6238', '#54361f'];
const metals = ['#c9a24b', '#b7bcc4', '#a9793f', '#d9c07a'];
const cloths = ['#7b2d3a', '#2f5d50', '#33507a', '#6a4a7d'];
const walls = ['#e9e2d4', '#dfe4e6', '#ece4dc', '#e2e6dc'];

/** A wall, and a table on which the item is placed. */
const room: Scene = ({ width, height, random }) =>
  rectangle(0, 0, width, height, random.pick(walls)) +
  glow('window', width * random.between(0.2, 0.8), height * 0.2, width * 0.7, '#fffaf0', 0.8) +
  rectangle(0, height * 0.8, width, height * 0.2, random.pick(woods)) +
  element('ellipse', {
    cx: width / 2,
    cy: height * 0.82,
    rx: width * 0.26,
    ry: height * 0.025,
    fill: '#00000033',
  });

const crucifix: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const wood = random.pick(woods);
  const [x, size] = [width / 2, height * 0.6];
  return (
    room(canvas) +
    cross(x, height * 0.82, size, wood) +
    circle(x, height * 0.82 - size * 0.62, size * 0.05, random.pick(metals)) +
    rectangle(x - size * 0.16, height * 0.79, size * 0.32, height * 0.03, wood, { rx: 6 })
  );
};

const rosary: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const bead = random.pick([...cloths, ...woods]);
  const [x, y, radius] = [width / 2, height * 0.42, Math.min(width, height) * 0.26];
  const count = 44;
  const ring = Array.from({ length: count }, (_, index) => {
    const angle = (Math.PI * 2 * index) / count + Math.PI / 2;
    return circle(
      x + radius * Math.cos(angle),
      y + radius * Math.sin(angle),
      index % 11 === 0 ? 17 : 12,
      index % 11 === 0 ? random.pick(metals) : bead,
    );
  }).join('');
  const tail = [0, 1, 2, 3, 4].map((index) => circle(x, y + radius + 30 + index * 32, 12, bead)).join('');
  return room(canvas) + ring + tail + cross(x, y + radius + 290, 120, random.pick(metals));
};

const book: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const cloth = random.pick(cloths);
  const gold = random.pick(metals);
  const [x, y, w, h] = [width * 0.34, height * 0.26, width * 0.32, height * 0.56];
  return (
    room(canvas) +
    rectangle(x + 14, y + 10, w, h, '#f4ecd8', { rx: 4 }) +
    rectangle(x, y, w, h, cloth, { rx: 8 }) +
    rectangle(x, y, w * 0.08, h, '#00000033', { rx: 8 }) +
    rectangle(x + w * 0.16, y + h * 0.08, w * 0.74, h * 0.84, 'none', { stroke: gold, 'stroke-width': 5 }) +
    cross(x + w * 0.53, y + h * 0.68, h * 0.36, gold)
  );
};

const icon: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const gold = random.pick(metals);
  const cloth = random.pick(cloths);
  const [x, y, w, h] = [width * 0.32, height * 0.16, width * 0.36, height * 0.66];
  const middle = x + w / 2;
  return (
    room(canvas) +
    rectangle(x, y, w, h, random.pick(woods), { rx: 6 }) +
    rectangle(x + w * 0.07, y + h * 0.05, w * 0.86, h * 0.9, gold) +
    circle(middle, y + h * 0.36, w * 0.27, '#f3dfa6') +
    path(
      `M${middle - w * 0.36} ${y + h * 0.95} Q${middle - w * 0.34} ${y + h * 0.3} ${middle} ${y + h * 0.2} Q${middle + w * 0.34} ${y + h * 0.3} ${middle + w * 0.36} ${y + h * 0.95} Z`,
      cloth,
    ) +
    circle(middle, y + h * 0.37, w * 0.14, '#d9a878')
  );
};

const bell: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const metal = random.pick(metals);
  const [x, y, w, h] = [width / 2, height * 0.3, width * 0.3, height * 0.48];
  return (
    room(canvas) +
    rectangle(x - 14, y - h * 0.22, 28, h * 0.26, random.pick(woods), { rx: 10 }) +
    path(
      `M${x - w * 0.2} ${y} Q${x} ${y - h * 0.12} ${x + w * 0.2} ${y} Q${x + w * 0.3} ${y + h * 0.7} ${x + w * 0.5} ${y + h} L${x - w * 0.5} ${y + h} Q${x - w * 0.3} ${y + h * 0.7} ${x - w * 0.2} ${y} Z`,
      metal,
    ) +
    rectangle(x - w * 0.5, y + h * 0.96, w, h * 0.07, '#00000022', { rx: 8 }) +
    circle(x, y + h * 1.04, h * 0.06, '#5a4630')
  );
};

const candlesticks: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const metal = random.pick(metals);
  const one = (x: number) =>
    rectangle(x - 16, height * 0.48, 32, height * 0.32, metal, { rx: 12 }) +
    circle(x, height * 0.6, 34, metal) +
    rectangle(x - 80, height * 0.79, 160, height * 0.03, metal, { rx: 10 }) +
    rectangle(x - 22, height * 0.24, 44, height * 0.24, '#f4ecdc', { rx: 6 });
  return room(canvas) + one(width * 0.36) + one(width * 0.64);
};

const car: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const paint = random.pick([...cloths, '#8a8f98', '#e8e4da']);
  const ground = height * 0.78;
  const [x, w, h] = [width * 0.16, width * 0.68, height * 0.2];
  const wheel = (at: number) =>
    circle(at, ground, h * 0.36, '#23252b') + circle(at, ground, h * 0.17, '#b7bcc4');
  return (
    rectangle(0, 0, width, height, '#cfdde6') +
    rectangle(0, height * 0.7, width, height * 0.3, '#8d9a86') +
    path(
      `M${x + w * 0.16} ${ground - h} Q${x + w * 0.28} ${ground - h * 2.1} ${x + w * 0.46} ${ground - h * 2.1} L${x + w * 0.66} ${ground - h * 2.1} Q${x + w * 0.78} ${ground - h * 2} ${x + w * 0.86} ${ground - h} Z`,
      '#33424f',
    ) +
    rectangle(x, ground - h * 1.1, w, h * 1.1, paint, { rx: h * 0.3 }) +
    rectangle(x + w * 0.47, ground - h * 2.1, 12, h * 1.2, paint) +
    wheel(x + w * 0.22) +
    wheel(x + w * 0.78)
  );
};

const goods = {
  crucifix: { draw: crucifix, description: 'A wooden crucifix on a table' },
  rosary: { draw: rosary, description: 'A rosary, laid out in a ring' },
  book: { draw: book, description: 'A book bound in cloth, with a golden cross' },
  icon: { draw: icon, description: 'An icon of Our Lady on a golden ground' },
  bell: { draw: bell, description: 'A hand bell of brass' },
  candlesticks: { draw: candlesticks, description: 'Two candlesticks with tall candles' },
  car: { draw: car, description: 'A car on a meadow, seen from its side' },
};

export type GoodsName = keyof typeof goods;

/** Draws the item. The seed decides its color and the light. */
export async function drawGoods(
  name: GoodsName,
  seed: number,
): Promise<{ bytes: Buffer; description: string }> {
  const [width, height] = [1400, 1050];
  const { draw, description } = goods[name];
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 1200, height: 900, viewBox: `0 0 ${width} ${height}` },
    draw({ width, height, random: createRandom(seed) }),
  );
  return { bytes: await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer(), description };
}
