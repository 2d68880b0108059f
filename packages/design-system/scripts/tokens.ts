import { writeFile } from 'node:fs/promises';
import { toCss, toHex } from './color.ts';
import { readColors, readSharedTokens, type Token } from './token-files.ts';

type Dimension = { readonly value: number; readonly unit: string };
type Shadow = {
  readonly color: string;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
};

// The window widths, in rem, between which a fluid size grows.
const narrow = 22.5;
const wide = 80;

const variable = (name: string) => `--ds-${name.replaceAll('.', '-')}`;
const length = ({ value, unit }: Dimension) => `${value}${unit}`;
const round = (value: number) => Number(value.toFixed(4));

function fluid(from: Dimension, to: Dimension): string {
  const slope = (to.value - from.value) / (wide - narrow);
  const start = round(from.value - slope * narrow);
  return `clamp(${length(from)}, ${start}rem + ${round(slope * 100)}vi, ${length(to)})`;
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- the $type of a DTCG token says the shape of its $value */
function cssValue({ name, type, value, extensions }: Token): string {
  switch (type) {
    case 'dimension': {
      const from = extensions['parvis.fluid-from'];
      return from === undefined ? length(value as Dimension) : fluid(from as Dimension, value as Dimension);
    }
    case 'duration':
      return length(value as Dimension);
    case 'fontFamily':
      return (value as string[]).map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', ');
    case 'fontWeight':
    case 'number':
      return String(value);
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'shadow':
      return (value as Shadow[])
        .map((shadow) =>
          [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread]
            .map(length)
            .concat(`var(${variable(shadow.color.slice(1, -1))})`)
            .join(' '),
        )
        .join(', ');
    default:
      throw new TypeError(`${name} has a type that cannot be written as CSS: '${type}'`);
  }
}
/* oxlint-enable typescript/no-unsafe-type-assertion */

export async function generate(): Promise<{ css: string; typescript: string }> {
  const { light, dark } = await readColors();
  const shared = await readSharedTokens();

  const colors = [...light].map(([name, color]) => {
    const darkColor = dark.get(name);
    if (darkColor === undefined) throw new Error(`color.${name} has no dark value`);
    return { name, light: color, dark: darkColor };
  });
  const unknown = [...dark.keys()].filter((name) => !light.has(name));
  if (unknown.length > 0) throw new Error(`These colours have no light value: ${unknown.join(', ')}`);

  const declarations = [
    ...colors.map(
      (color) =>
        `${variable(`color.${color.name}`)}: light-dark(${toCss(color.light)}, ${toCss(color.dark)});`,
    ),
    ...shared.map((token) => `${variable(token.name)}: ${cssValue(token)};`),
  ];
  const names = [
    ...colors.map((color) => variable(`color.${color.name}`)),
    ...shared.map((token) => variable(token.name)),
  ];
  const hexes = (scheme: 'light' | 'dark') =>
    colors
      .filter((color) => color[scheme].alpha === 1)
      .map((color) => `    '${color.name.replaceAll('.', '-')}': '${toHex(color[scheme])}',`)
      .join('\n');

  return {
    css: `/* Generated from tokens/ by scripts/tokens.ts. */\n@layer ds.tokens {\n  :root {\n    ${declarations.join('\n    ')}\n  }\n}\n`,
    typescript: `// Generated from tokens/ by scripts/tokens.ts.\nexport const tokenNames = [\n${names.map((name) => `  '${name}',`).join('\n')}\n] as const;\n\nexport type TokenName = (typeof tokenNames)[number];\n\n/** The opaque colours as sRGB, for places that cannot read a custom property: meta tags, mail, the served splash. */\nexport const colorHex = {\n  light: {\n${hexes('light')}\n  },\n  dark: {\n${hexes('dark')}\n  },\n} as const;\n`,
  };
}

if (import.meta.main) {
  const { css, typescript } = await generate();
  await writeFile(new URL('../src/styles/tokens.gen.css', import.meta.url), css);
  await writeFile(new URL('../src/styles/tokens.gen.ts', import.meta.url), typescript);
}
