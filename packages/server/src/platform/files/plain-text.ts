import { createReadStream } from 'node:fs';

/** Neither texts nor the files of any program hold these; a form feed separates pages. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]/u;
/** What browsers would take for a page or a drawing, and programs for a script: by how it begins. */
const ACTIVE =
  /^\s*(?:<[!?/]|<[a-z][\w:.-]*[\s/>]|#!|%!PS|regedit4|windows registry editor|\[internetshortcut\])/iu;
const BEGINNING = 1024;

/** Whether all of a file is text in UTF-8 that a person would read, and none that a machine would run. */
export async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let beginning = '';
  const reads = (text: string): boolean => {
    if (beginning.length < BEGINNING) beginning += text.slice(0, BEGINNING);
    return !CONTROLS.test(text);
  };
  try {
    for await (const chunk of createReadStream(path)) {
      if (!reads(decoder.decode(Buffer.from(chunk), { stream: true }))) return false;
    }
    if (!reads(decoder.decode())) return false;
  } catch (error) {
    // Thrown for what is not UTF-8.
    if (error instanceof TypeError) return false;
    throw error;
  }
  return !ACTIVE.test(beginning);
}
