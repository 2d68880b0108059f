import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

/** A bulletin has few pages. More would only be read from a hostile file. */
const MOST_PAGES = 40;
const MOST_CHARACTERS = 100_000;

async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(bytes, { disableFontFace: true });
  const texts: string[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    texts.push(text);
    length += text.length;
    if (length > MOST_CHARACTERS) break;
  }
  return texts.join('\n').slice(0, MOST_CHARACTERS);
}

// The thread that starts this one has sent the bytes, so the type is right.
parentPort?.postMessage(await textOf(workerData as Uint8Array));
