import { readStyleSheet, splitValues, type Declaration } from './style-sheet.ts';

type Rule = { readonly reason: string; readonly broken: (declaration: Declaration) => boolean };

const byProperty = (pattern: RegExp, reason: string): Rule => ({
  reason,
  broken: ({ property }) => pattern.test(property),
});

const byValue = (properties: RegExp, value: RegExp, reason: string): Rule => ({
  reason,
  broken: (declaration) => properties.test(declaration.property) && value.test(declaration.value),
});

const fourSides = /^(?:margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color))$/;

/** Whether a shorthand for four sides has different values for the two inline sides. */
const isUneven = (value: string) => {
  const [, second, , fourth] = splitValues(value);
  return fourth !== undefined && fourth !== second;
};

/**
 * Whether the two corners on one side differ. A shorthand can express this only for left and right, not for
 * start and end.
 */
function hasUnevenCorners(value: string): boolean {
  return value.split('/').some((radii) => {
    const [topLeft = '', topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] =
      splitValues(radii);
    return topLeft !== topRight || bottomLeft !== bottomRight;
  });
}

/** Whether a transform moves something horizontally by an amount that ignores the writing direction. */
function movesSideways({ property, value }: Declaration): boolean {
  const amounts =
    property === 'translate'
      ? splitValues(value).slice(0, 1)
      : Array.from(value.matchAll(/translate(?:X|3d)?\((?<amount>[^,)]*(?:\([^)]*\))?)/g), ({ groups }) =>
          String(groups?.['amount']),
        );
  return (
    /^(?:translate|transform)$/.test(property) &&
    amounts.some((amount) => !/var\(|^(?:0|none|inherit)$/.test(amount.trim()))
  );
}

const names =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan dark\\w+ deeppink deepskyblue dimgr[ae]y dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y green greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon light(?!-dark)\\w+ lime limegreen linen magenta maroon medium\\w+ midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid pale\\w+ papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategr[ae]y snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';
const namedColor = new RegExp(`(?<![\\w-])(?:${names.replaceAll(' ', '|')})(?![\\w-])`, 'i');
const painted = /color|background|border|outline|shadow|fill|stroke|^--/;

const rules: readonly Rule[] = [
  byProperty(
    /^(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\b/,
    'physical property: use block and inline',
  ),
  byProperty(/^(?:left|right|top|bottom)$/, 'physical position: use inset-block and inset-inline'),
  byProperty(
    /^(?:(?:min|max|contain-intrinsic)-)?(?:width|height)$/,
    'physical size: use block-size and inline-size',
  ),
  byProperty(/^overscroll-behavior-[xy]$/, 'physical axis: use block and inline'),
  byProperty(
    /^border-(?:top|bottom)-(?:left|right)-radius$/,
    'physical corner: use border-start-start-radius …',
  ),
  byValue(
    /^(?:text-align|text-align-last|float|clear|caption-side|justify-content|justify-items|justify-self)$/,
    /^(?:left|right)$/,
    'physical side: use start and end',
  ),
  byValue(
    /^(?:background-position|object-position|transform-origin|background)$/,
    /(?<![\w-])(?:left|right)(?![\w-])/,
    'physical side: it does not turn round with the direction',
  ),
  {
    reason: 'physical sides in a shorthand: write the inline ones apart',
    broken: ({ property, value }) => fourSides.test(property) && isUneven(value),
  },
  {
    reason: 'physical corners in a shorthand: use border-start-start-radius …',
    broken: ({ property, value }) => property === 'border-radius' && hasUnevenCorners(value),
  },
  { reason: 'physical movement: multiply it by the direction', broken: movesSideways },
  byValue(
    /./,
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch|color)\(/i,
    'raw colour: use a token',
  ),
  byValue(painted, namedColor, 'raw colour: use a token'),
  byValue(/./, /!important/, '!important turns the order of the layers round'),
  byValue(/^(?:transition|animation)/, /(?<![\w.-])[\d.]*[1-9]\d*m?s\b/, 'raw duration: use a token'),
  byValue(/^(?:transition|animation)/, /cubic-bezier|(?<![\w-])ease/, 'raw easing: use a token'),
  byValue(/^font-family$/, /^(?!var\(|inherit)/, 'raw font: use a token'),
  byValue(/^font-size$/, /(?<![\w.-])[\d.]+(?:rem|px|pt)\b/, 'raw size of text: use a token, or em'),
  byValue(/^font-weight$/, /^(?!var\(|inherit|normal)/, 'raw weight: use a token'),
  byValue(/^border-radius$/, /(?<![\w.-])[\d.]*[1-9]\d*(?:rem|px)\b/, 'raw corner: use a token'),
  byValue(/^z-index$/, /^\d\d/, 'raw layer: use a token'),
  {
    reason: 'no margin in Safari, which cuts focus rings: put it with overflow into @supports',
    broken: ({ property, within }) =>
      property === 'overflow-clip-margin' &&
      !within.some((prelude) => prelude.startsWith('@supports (overflow-clip-margin:')),
  },
  {
    // In dark mode, axe checks only colors. So only colors are allowed to differ from light mode.
    reason: 'follows the scheme: only colours may, by light-dark()',
    broken: ({ property, within }) =>
      property !== 'color-scheme' &&
      within.some((prelude) => /prefers-color-scheme|\[data-color-scheme[\^$*~|]?=/.test(prelude)),
  },
];

const selectorOf = ({ within }: Declaration) => within.join(' ');

/**
 * `dir="auto"` sets one direction for a whole text. If line breaks are kept, each paragraph needs its own
 * direction (`unicode-bidi: plaintext`).
 */
function paragraphFaults(declarations: readonly Declaration[]): string[] {
  const decided = new Set(declarations.filter(({ property }) => property === 'unicode-bidi').map(selectorOf));
  return declarations
    .filter(({ property, value }) => property === 'white-space' && value.startsWith('pre'))
    .filter((declaration) => !decided.has(selectorOf(declaration)))
    .map(
      ({ line }) =>
        `line ${line}: keeps paragraphs in one direction: add unicode-bidi, plaintext for what members write`,
    );
}

/** Finds the faults of a style sheet. All its rules must be in one layer. */
export function styleFaults(css: string, layer: string): string[] {
  const { declarations, topLevel } = readStyleSheet(css);
  const outside = topLevel
    .filter((prelude) => prelude !== `@layer ${layer}`)
    .map((prelude) => `outside of @layer ${layer}: ${prelude}`);
  const layered = declarations
    .filter(({ within }) => within.slice(1).some((prelude) => prelude.startsWith('@layer')))
    .map(({ line }) => `line ${line}: a layer within a layer`);
  const broken = declarations.flatMap((declaration) =>
    rules
      .filter((rule) => rule.broken(declaration))
      .map(
        ({ reason }) => `line ${declaration.line}: ${reason}: ${declaration.property}: ${declaration.value}`,
      ),
  );
  return [...outside, ...layered, ...broken, ...paragraphFaults(declarations)];
}

/** The custom properties of the design system that a style sheet reads, and whether it gives a fallback. */
export function propertiesRead(
  css: string,
): readonly { readonly name: string; readonly fallback: boolean }[] {
  return readStyleSheet(css).declarations.flatMap(({ value }) =>
    Array.from(value.matchAll(/var\(\s*(?<name>--ds-[\w-]+)\s*(?<comma>,)?/g), ({ groups }) => ({
      name: groups?.['name'] ?? '',
      fallback: groups?.['comma'] !== undefined,
    })),
  );
}

/** The custom properties of the design system that a style sheet or a component sets. */
export const propertiesSet = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?<!var\(\s*)(?<![\w(-])(?<name>--ds-[\w-]+)['"\]]*\s*[:,]/g)].map(
      ([, name = '']) => name,
    ),
  );
