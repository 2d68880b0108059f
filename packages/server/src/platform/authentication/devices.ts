/** The browser and system of a session, as names that are the same in every language; null if unknown. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Marks = readonly (readonly [name: string, mark: RegExp])[];

/** Most browsers also name the ones they imitate: the more specific mark comes first. */
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

/** Long enough for every real user-agent header. */
const READ = 500;

const find = (marks: Marks, text: string): string | null =>
  marks.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** Only this is stored of the user agent: enough to tell one's own devices apart, too little to identify anyone. */
export function deviceOf(userAgent: string | string[] | undefined): Device {
  const text = (Array.isArray(userAgent) ? (userAgent[0] ?? '') : (userAgent ?? '')).slice(0, READ);
  return { browser: find(browsers, text), system: find(systems, text) };
}
