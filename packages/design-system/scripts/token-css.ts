import { toHex } from './color.ts';
import type { Dimension, Shadow, Token } from './token-format.ts';
import type { Palette, Scheme } from './token-files.ts';

// A fluid size grows between these two window widths, in rem.
const narrow = 22.5;
const wide = 80;

/** The custom property of a token. */
export const variable = (name: string) => `--ds-${name.replaceAll('.', '-')}`;

/** The custom property of a color token whose name omits the leading `color.`. */
export const colorVariable = (name: string) => variable(name.startsWith('season.') ? name : `color.${name}`);

const round = (value: number) => Number(value.toFixed(4));
const length = ({ value, unit }: Dimension) => `${round(value)}${unit}`;

function fluid(from: Dimension, to: Dimension): string {
  const slope = (to.value - from.value) / (wide - narrow);
  const start = round(from.value - slope * narrow);
  return `clamp(${length(from)}, ${start}rem + ${round(slope * 100)}vi, ${length(to)})`;
}

export const fontStack = (families: readonly string[]) =>
  families.map((family) => (/^[a-z-]+$/i.test(family) ? family : `'${family}'`)).join(', ');

const shadowText = (shadow: Shadow) =>
  [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread]
    .map((side) => (side.value === 0 ? '0' : length(side)))
    .concat(`var(${variable(shadow.color.slice(1, -1))})`)
    .join(' ');

/* oxlint-disable typescript/no-unsafe-type-assertion -- the $type of a DTCG token determines the shape of its $value */
function cssValue({ name, type, value, extensions }: Token): string {
  switch (type) {
    case 'dimension': {
      const from = extensions['parvis.fluid-from'];
      return from === undefined ? length(value as Dimension) : fluid(from as Dimension, value as Dimension);
    }
    case 'duration': {
      const { value: time, unit } = value as Dimension;
      return `${time}${unit}`;
    }
    case 'fontFamily':
      return fontStack(value as string[]);
    case 'fontWeight':
    case 'number':
      return String(value);
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'shadow':
      return (value as Shadow[]).map(shadowText).join(', ');
    default:
      throw new TypeError(`${name} has a type that cannot be written as CSS: '${type}'`);
  }
}
/* oxlint-enable typescript/no-unsafe-type-assertion */

export const tokenDeclaration = (token: Token) => `${variable(token.name)}: ${cssValue(token)};`;

/** Writes the declaration of a color. It uses light-dark() if the schemes differ. */
export function colorDeclaration(name: string, colors: Readonly<Record<Scheme, Palette>>): string {
  const [light, dark] = [colors.light.get(name), colors.dark.get(name)];
  if (light === undefined || dark === undefined) throw new Error(`${name} has not a value in both schemes`);
  const [lightHex, darkHex] = [toHex(light), toHex(dark)];
  const value = lightHex === darkHex ? lightHex : `light-dark(${lightHex}, ${darkHex})`;
  return `${colorVariable(name)}: ${value};`;
}

/** Writes a rule, or a block of rules. */
export function block(prelude: string, lines: readonly string[]): string {
  const body = lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `  ${line}`));
  return [`${prelude} {`, ...body, '}'].join('\n');
}
