/** With what a session was started, in words that are the same in every language; null where nothing known says so. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Marks = readonly (readonly [name: string, mark: RegExp])[];

/** Most browsers also name those that they want to be taken for: whoever names more comes first. */
const browsers: Marks = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];

const systems: Marks = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\b(?:Macintosh|Mac OS X)\b/],
  ['Linux', /\bLinux\b/],
];

/** Long enough for what browsers say of themselves. */
const READ = 500;

const find = (marks: Marks, text: string): string | null =>
  marks.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** Of what a browser says of itself only this is kept: it tells one's own devices apart, and nobody's from another's. */
export function deviceOf(userAgent: string | string[] | undefined): Device {
  const text = (Array.isArray(userAgent) ? (userAgent[0] ?? '') : (userAgent ?? '')).slice(0, READ);
  return { browser: find(browsers, text), system: find(systems, text) };
}
