/**
 * A copy of the design system's colors, because email programs do not support custom properties. A test compares each
 * color with its token.
 */
export const colors = {
  background: { token: 'color-background', light: '#fbfaf7', dark: '#110f0b' },
  surface: { token: 'color-surface', light: '#fffefb', dark: '#1c1914' },
  sunken: { token: 'color-surface-sunken', light: '#f5f2ea', dark: '#0a0906' },
  text: { token: 'color-text', light: '#221d16', dark: '#ece6d9' },
  muted: { token: 'color-text-muted', light: '#625a4b', dark: '#b3a994' },
  border: { token: 'color-border', light: '#e2dacb', dark: '#3a342a' },
  panel: { token: 'color-panel-background', light: '#132b54', dark: '#0c1a33' },
  onPanel: { token: 'color-panel-text', light: '#fbfaf7', dark: '#ece6d9' },
  ornament: { token: 'color-panel-ornament', light: '#e0bd68', dark: '#c49d3f' },
  action: { token: 'color-primary-solid', light: '#1f4788', dark: '#4471bf' },
  onAction: { token: 'color-primary-on-solid', light: '#fffefb', dark: '#fffefb' },
} as const;

type Color = keyof typeof colors;

const serif = "'EB Garamond', Garamond, Georgia, 'Times New Roman', serif";
const sans = "'Atkinson Hyperlegible Next', Verdana, Geneva, sans-serif";

interface Look {
  readonly color?: Color;
  readonly background?: Color;
  readonly border?: Color;
  readonly rest: string;
}

/** The styles of each part of an email. The class of a part sets its dark colors. */
const looks = {
  page: { background: 'background', rest: `margin:0;padding:24px 12px;font-family:${sans}` },
  card: {
    background: 'surface',
    border: 'border',
    rest: 'max-width:600px;width:100%;table-layout:fixed;border-width:1px;border-style:solid;border-radius:8px;overflow:hidden',
  },
  head: {
    color: 'onPanel',
    background: 'panel',
    border: 'ornament',
    rest: `padding:20px 32px;border-bottom-width:3px;border-bottom-style:solid;font-family:${serif};font-size:26px;line-height:32px`,
  },
  // Long links are broken, because they would make the whole email wider. Some programs do not know the newer of
  // these two properties.
  body: { rest: 'padding:28px 32px 12px;overflow-wrap:anywhere;word-break:break-word' },
  heading: {
    color: 'text',
    rest: `margin:0 0 16px;font-family:${serif};font-size:26px;line-height:32px;font-weight:normal`,
  },
  subheading: {
    color: 'text',
    rest: `margin:24px 0 8px;font-family:${serif};font-size:21px;line-height:28px;font-weight:normal`,
  },
  paragraph: { color: 'text', rest: 'margin:0 0 16px;font-size:17px;line-height:26px' },
  note: {
    color: 'muted',
    background: 'sunken',
    rest: 'margin:0 0 16px;padding:12px 16px;border-radius:6px;font-size:15px;line-height:23px',
  },
  facts: { border: 'border', rest: 'width:100%;margin:0 0 20px;border-collapse:collapse' },
  // Words in this column are not broken. Otherwise the column could become narrower than its words.
  label: {
    color: 'muted',
    border: 'border',
    rest: 'padding:10px 16px 10px 0;border-top-width:1px;border-top-style:solid;font-size:15px;line-height:23px;font-weight:normal;text-align:start;vertical-align:top;overflow-wrap:normal;word-break:normal',
  },
  value: {
    color: 'text',
    border: 'border',
    rest: 'padding:10px 0;border-top-width:1px;border-top-style:solid;font-size:17px;line-height:24px;font-weight:bold;vertical-align:top;overflow-wrap:anywhere;word-break:break-word',
  },
  list: { color: 'text', rest: 'margin:0 0 16px;padding:0 0 0 24px;font-size:17px;line-height:26px' },
  action: {
    color: 'onAction',
    background: 'action',
    rest: 'display:inline-block;margin:4px 0 20px;padding:12px 24px;border-radius:6px;font-size:17px;line-height:24px;font-weight:bold;text-decoration:none',
  },
  foot: {
    color: 'muted',
    border: 'border',
    rest: 'padding:16px 32px 24px;border-top-width:1px;border-top-style:solid;font-size:14px;line-height:21px',
  },
  link: { color: 'muted', rest: '' },
} as const satisfies Record<string, Look>;

export type Part = keyof typeof looks;

const properties = { color: 'color', background: 'background-color', border: 'border-color' } as const;

function colorsOf(look: Look, scheme: 'light' | 'dark'): string[] {
  return (['color', 'background', 'border'] as const).flatMap((use) => {
    const color = look[use];
    return color === undefined ? [] : [`${properties[use]}:${colors[color][scheme]}`];
  });
}

/** Returns the attributes of a part. Many email programs only support styles in the element itself. */
export function look(part: Part): string {
  const { rest, ...own }: Look = looks[part];
  const style = [...colorsOf({ ...own, rest }, 'light'), ...(rest === '' ? [] : [rest])].join(';');
  return `class="${part}" style="${style}"`;
}

export const darkStyles = (Object.keys(looks) as Part[])
  .map((part) => [part, colorsOf(looks[part], 'dark')] as const)
  .filter(([, declarations]) => declarations.length > 0)
  .map(([part, declarations]) => `.${part}{${declarations.map((each) => `${each} !important`).join(';')}}`)
  .join('');

/**
 * On phones each value is below its label, in full width. Programs without support for style sheets show two columns.
 */
export const narrowStyles =
  '.label,.value{display:block}.label{padding-bottom:0 !important}.value{padding-top:0 !important;border-top-width:0 !important}';
