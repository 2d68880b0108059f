import { endingsOf } from '../../platform/files/file-type-table.ts';
import { cleanText, hasVisibleText } from '../../platform/text.ts';

const NAMELESS = 'file';
const LONGEST = 200;
const ENDING = /\.(?<ending>[a-z0-9]{1,10})$/iu;
/** Leading dots hide a file on some systems; trailing dots are dropped on others. */
const OUTER_DOTS = /^[.\s]+|[.\s]+$/gu;
/** ASCII for readers without Unicode, without characters that could end the quotation. */
const NOT_PLAIN = /[^\x20-\x7E]|["\\%]/gu;
const NOT_EXTENDED = /['()*]/gu;

function split(name: string): { stem: string; ending: string | null } {
  const ending = ENDING.exec(name)?.groups?.['ending'];
  return ending === undefined
    ? { stem: name, ending: null }
    : { stem: name.slice(0, -ending.length - 1), ending };
}

function join(stem: string, ending: string | null): string {
  const end = ending === null ? '' : `.${ending}`;
  return `${Array.from(stem)
    .slice(0, LONGEST - end.length)
    .join('')}${end}`;
}

/** The name of a file without its folders and without invisible characters. */
function cleanFileName(sent: string): string {
  const last = sent.split(/[/\\]/u).at(-1) ?? '';
  const name = cleanText(last, { multiline: false }).replaceAll(OUTER_DOTS, '');
  const { stem, ending } = split(name);
  return join(hasVisibleText(stem) ? stem : NAMELESS, ending);
}

/** Gives the name the extension of the real type, because people trust the extension. */
export function fittingFileName(sent: string, contentType: string): string {
  const name = cleanFileName(sent);
  const endings = endingsOf(contentType);
  const [usual = null] = endings;
  const { ending } = split(name);
  return ending !== null && endings.includes(ending.toLowerCase()) ? name : join(name, usual);
}

/** The name for downloads: as sent, except for pictures, which are stored in another format. */
function savedName(name: string, contentType: string): string {
  return contentType.startsWith('image/') ? join(split(name).stem, 'webp') : name;
}

/** RFC 6266, with both forms of the name. */
export function contentDisposition(
  manner: 'inline' | 'attachment',
  { name, contentType }: { name: string; contentType: string },
): string {
  const saved = savedName(name, contentType);
  const extended = encodeURIComponent(saved).replaceAll(
    NOT_EXTENDED,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${manner}; filename="${saved.replaceAll(NOT_PLAIN, '_')}"; filename*=UTF-8''${extended}`;
}
