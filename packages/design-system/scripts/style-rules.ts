/** What a style sheet of the design system must not hold, line by line. */
const forbidden: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  {
    pattern:
      /(?<![\w-])(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)(?![\w])/,
    reason: 'physical property: use block and inline',
  },
  {
    pattern: /(?<![\w-])(?:left|right|top|bottom)\s*:/,
    reason: 'physical position: use inset-block and inset-inline',
  },
  {
    pattern: /(?<![\w-])(?:min-|max-)?(?:width|height)\s*:/,
    reason: 'physical size: use block-size and inline-size',
  },
  { pattern: /(?:text-align|float|clear)\s*:\s*(?:left|right)/, reason: 'physical side: use start and end' },
  {
    pattern: /border-(?:top|bottom)-(?:left|right)-radius/,
    reason: 'physical corner: use border-start-start-radius …',
  },
  { pattern: /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i, reason: 'raw colour: use a token' },
  { pattern: /!important/, reason: '!important turns the order of the layers round' },
  { pattern: /(?:transition|animation)[^;]*\b\d+m?s\b/, reason: 'raw duration: use a token' },
  { pattern: /font-family\s*:(?!\s*(?:var|inherit))/, reason: 'raw font: use a token' },
  { pattern: /z-index\s*:\s*[1-9]\d/, reason: 'raw layer: use a token' },
];

const withoutComments = (css: string) =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

/** The first level of a style sheet: the preludes of its rules. */
function topLevel(css: string): string[] {
  const preludes: string[] = [];
  let depth = 0;
  let prelude = '';
  for (const character of css) {
    if (character === '{' && depth++ === 0) {
      preludes.push(prelude.trim());
      prelude = '';
    } else if (character === '}') depth--;
    else if (character === ';' && depth === 0) {
      preludes.push(prelude.trim());
      prelude = '';
    } else if (depth === 0) prelude += character;
  }
  return preludes;
}

/** The faults of a style sheet that must stand wholly in the one layer. */
export function styleFaults(css: string, layer: string): string[] {
  const bare = withoutComments(css);
  const outside = topLevel(bare).filter((prelude) => prelude !== `@layer ${layer}`);
  const lines = bare.split('\n').flatMap((line, index) =>
    // A media query measures the window, which has no inline and block.
    line.includes('@media') || line.includes('@container')
      ? []
      : forbidden
          .filter(({ pattern }) => pattern.test(line))
          .map(({ reason }) => `line ${index + 1}: ${reason}: ${line.trim()}`),
  );
  return [...outside.map((prelude) => `outside of @layer ${layer}: ${prelude}`), ...lines];
}
