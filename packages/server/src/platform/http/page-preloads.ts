import { join } from 'node:path';
import { builtFile } from './built-file.ts';

/** The place in the document for the links. */
const MARK = '<!--preloads-->';

type Reader = 'guest' | 'member';

/** Paths of files below the app's folder, by path of the route table. */
type Preloads = Readonly<Record<string, Readonly<Record<Reader, readonly string[]>>>>;

function linkOf(file: string, readers: readonly Reader[]): string {
  const kind = file.endsWith('.css') ? 'preload' : 'modulepreload';
  const as = kind === 'preload' ? ' as="style"' : '';
  const data = readers.map((reader) => ` data-${reader}="${kind}"`).join('');
  return `<link${data}${as} crossorigin href="/${file}" />`;
}

/**
 * Returns the links for guests and for members. A file that both need gets only one link, which names both. The
 * document's script removes the links that are not for the reader.
 */
function linksOf({ guest, member }: Preloads[string]): string {
  const forGuests = new Set(guest);
  const forMembers = new Set(member);
  return [...new Set([...guest, ...member])]
    .map((file) =>
      linkOf(file, [
        ...(forGuests.has(file) ? (['guest'] as const) : []),
        ...(forMembers.has(file) ? (['member'] as const) : []),
      ]),
    )
    .join('');
}

const parse = (text: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(JSON.parse(text) as Preloads).map(([route, files]) => [route, linksOf(files)]));

/**
 * Adds links to the files of a route's first screen. The links have no `rel` yet. The document's script adds `rel` to
 * the links for guests or to the links for members, because only the browser knows whether somebody is signed in.
 */
export function pagePreloads(folder: string): (html: string, route: string | null) => Promise<string> {
  const read = builtFile(join(folder, '.vite/page-preloads.json'), parse);
  return async (html, route) => {
    const links = route === null ? undefined : (await read())?.get(route);
    return html.replace(MARK, () => links ?? '');
  };
}
