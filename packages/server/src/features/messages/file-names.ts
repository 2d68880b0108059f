import { endingsOf } from '../../platform/files/file-type-table.ts';
import { cleanText, hasVisibleText } from '../../platform/text.ts';

const NAMELESS = 'file';
const LONGEST = 200;
const ENDING = /\.(?<ending>[a-z0-9]{1,10})$/iu;
/** Some systems hide files whose name starts with a dot. Others remove dots at the end of a name. */
const OUTER_DOTS = /^[.\s]+|[.\s]+$/gu;
/**
 * The plain name is for browsers that do not read the encoded name. It is ASCII and has no characters that could end
 * the quoted text.
 */
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

/** Returns the file's name without folders and without invisible characters. */
function cleanFileName(sent: string): string {
  const last = sent.split(/[/\\]/u).at(-1) ?? '';
  const name = cleanText(last, { multiline: false }).replaceAll(OUTER_DOTS, '');
  const { stem, ending } = split(name);
  return join(hasVisibleText(stem) ? stem : NAMELESS, ending);
}

/** Changes the extension of the name to that of the real type, because people trust the extension. */
export function fittingFileName(sent: string, contentType: string): string {
  const name = cleanFileName(sent);
  const endings = endingsOf(contentType);
  const [usual = null] = endings;
  const { ending } = split(name);
  return ending !== null && endings.includes(ending.toLowerCase()) ? name : join(name, usual);
}

/**
 * Returns the name for a download. It is the name that was sent. Only a picture gets another extension, because it is
 * stored in another format.
 */
function savedName(name: string, contentType: string): string {
  return contentType.startsWith('image/') ? join(split(name).stem, 'webp') : name;
}

/** Returns the header with the plain and the encoded name (RFC 6266). */
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
