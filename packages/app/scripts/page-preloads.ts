// The files that the first screen of each page needs, so that the browser loads them together with the app's first code
// instead of after it.
import { basename } from 'node:path';
import type { ScreenModule } from './planned-chunks.ts';

export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

/** The source files of the shell and the screen of a path, as `preload` of the route table loads them. */
export interface FirstScreens {
  readonly guest: readonly string[];
  readonly member: readonly string[];
}

const named = (screens: readonly ScreenModule[], name: string): string => {
  const found = screens.find(({ file }) => basename(file) === name);
  if (found === undefined) throw new Error(`The route table has no ${name}.`);
  return found.file;
};

/** Guests who open a page for members see the log-in. Members who open a page for guests see the feed. */
export function firstScreensOf(screens: readonly ScreenModule[]): ReadonlyMap<string, FirstScreens> {
  const landing = named(screens, 'landing-screen.tsx');
  const signIn = named(screens, 'sign-in-screen.tsx');
  const feed = named(screens, 'feed-screen.tsx');
  const guestScreen = ({ access, file }: ScreenModule): string => {
    if (access === 'staff') return landing;
    return access === 'members' || access === 'community' ? signIn : file;
  };
  return new Map(
    screens.map((screen) => {
      const isRegistering = screen.access === 'registering';
      const shell = (name: string) => (isRegistering ? 'quiet-shell.tsx' : name);
      return [
        screen.path,
        {
          guest: [shell('public-shell.tsx'), guestScreen(screen)],
          member: [shell('member-shell.tsx'), screen.access === 'guests' ? feed : screen.file],
        },
      ];
    }),
  );
}

/** The scripts and styles of these source files, except those that the document loads anyway. */
export function filesOf(
  manifest: Readonly<Record<string, ManifestChunk>>,
  sources: readonly string[],
): string[] {
  const seen = new Set<string>();
  const visit = (key: string): string[] => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest has no ${key}.`);
    if (seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap(visit), chunk.file, ...(chunk.css ?? [])];
  };
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entry === undefined) throw new Error('The manifest has no entry.');
  visit(entry);
  return [
    ...new Set(
      sources.flatMap((source) => {
        const key = Object.keys(manifest).find((one) => one.endsWith(`/${basename(source)}`));
        if (key === undefined) throw new Error(`The manifest has no ${source}.`);
        return visit(key);
      }),
    ),
  ];
}
