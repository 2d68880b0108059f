/** The browser and the system of a session. The names are the same in every language. Null if they are not known. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Marks = readonly (readonly [name: string, mark: RegExp])[];

/** Most browsers also name other browsers, which they imitate. So a browser must come before those that it imitates. */
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

/** The number of characters that are read. Every real user-agent header is shorter. */
const READ = 500;

const find = (marks: Marks, text: string): string | null =>
  marks.find(([, mark]) => mark.test(text))?.[0] ?? null;

/**
 * Returns the only part of the user agent that is stored. It is enough for members to recognize their own devices,
 * and too little to identify a person.
 */
export function deviceOf(userAgent: string | string[] | undefined): Device {
  const text = (Array.isArray(userAgent) ? (userAgent[0] ?? '') : (userAgent ?? '')).slice(0, READ);
  return { browser: find(browsers, text), system: find(systems, text) };
}
