import { createReadStream } from 'node:fs';
import { readPart } from './file-parts.ts';
import { beginsLikeActiveContent } from './plain-text.ts';

/**
 * The header of a PDF must end within this many bytes (ISO 32000-1, Adobe's note 13). Headers of an email or commands
 * for a printer can come before it.
 */
const HEADER_WITHIN = 1024;
/** The second form is also a header of a PDF (Adobe's note 14). */
const HEADER = /%PDF-\d\.\d|%!PS-Adobe-\d\.\d PDF-\d\.\d/u;
/**
 * Every PDF has this word at its end, before the position of the table of objects. PostScript does not have this word.
 */
const END = 'startxref';

/**
 * Whether a file has the header of a PDF. A browser must not be able to run the bytes before the header as a page.
 */
export async function hasPdfHeader(path: string): Promise<boolean> {
  const beginning = (await readPart(path, 0, HEADER_WITHIN)).toString('latin1');
  const at = beginning.search(HEADER);
  return at >= 0 && !beginsLikeActiveContent(beginning.slice(0, at));
}

/** Whether a file has the end of a PDF. A text that only mentions the header has no such end. */
export async function hasPdfEnd(path: string): Promise<boolean> {
  let before = '';
  for await (const chunk of createReadStream(path)) {
    const part = before + Buffer.from(chunk).toString('latin1');
    if (part.includes(END)) return true;
    before = part.slice(1 - END.length);
  }
  return false;
}
