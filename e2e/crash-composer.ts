// Sends messages of all kinds with the composer of a page, faster than Playwright's own input.
import type { Page } from '@playwright/test';

/** A message, or an album of several. The names of files have no ending. */
export type Item =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'document'; readonly name: string }
  | { readonly kind: 'album'; readonly names: readonly string[] }
  | { readonly kind: 'voice' };

/** The bytes of a document. */
export const documentText = (name: string): string => `The content of ${name}`;

/** The color of a picture, which no other picture has. */
export function colorOf(name: string): readonly [number, number, number] {
  const [author = 0, round = 0, index = 0] = (name.match(/\d+/g) ?? []).map(Number);
  return [author * 200, round * 20, index * 8];
}

/** A file as the page makes it. */
interface PageFile {
  readonly name: string;
  readonly text: string;
  /** The color of a picture. Null for a document. */
  readonly color: string | null;
}

type PageItem =
  | { readonly text: string }
  | { readonly files: readonly PageFile[] }
  | { readonly voice: true };

async function sendAll(element: Element, items: readonly PageItem[]): Promise<void> {
  if (!(element instanceof HTMLFormElement)) throw new Error('The element is not a form.');
  const form = element;
  const found = (selector: string) => form.querySelectorAll<HTMLElement>(selector);
  const waitFor = async (selector: string, isEnough: (count: number) => boolean) => {
    while (!isEnough(found(selector).length)) await new Promise((resolve) => setTimeout(resolve));
  };

  async function attach(files: readonly PageFile[]): Promise<void> {
    const [input] = form.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (input === undefined) throw new Error('No files can be attached.');
    const chosen = new DataTransfer();
    for (const { name, text, color } of files) {
      const canvas = new OffscreenCanvas(48, 48);
      const context = canvas.getContext('2d');
      if (context !== null) context.fillStyle = color ?? '';
      context?.fillRect(0, 0, 48, 48);
      chosen.items.add(
        color === null
          ? new File([text], `${name}.txt`, { type: 'text/plain' })
          : new File([await canvas.convertToBlob()], `${name}.png`, { type: 'image/png' }),
      );
    }
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor('[data-part=attachments] > li', (count) => count === files.length);
    form.requestSubmit();
    // The page first prepares pictures.
    await waitFor('[data-part=attachments]', (count) => count === 0);
  }

  /** Records until the loudness was measured some times. */
  async function record(): Promise<void> {
    const start = 'button[aria-label="Record a voice note"]';
    await waitFor(start, (count) => count > 0);
    found(start)[0]?.click();
    await waitFor('[data-part=levels] > *', (count) => count > 3);
    found('[data-component=voice-recorder] button[aria-label=Send]')[0]?.click();
    await waitFor('[data-component=voice-recorder]', (count) => count === 0);
  }

  async function write(text: string): Promise<void> {
    await waitFor('textarea', (count) => count > 0);
    const [field] = found('textarea');
    // Calls the setter of the prototype, so that React notices the change.
    Reflect.set(HTMLTextAreaElement.prototype, 'value', text, field);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    form.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve));
  }

  for (const item of items) {
    if ('text' in item) await write(item.text);
    else if ('files' in item) await attach(item.files);
    else await record();
  }
}

const documentOf = (name: string): PageFile => ({ name, text: documentText(name), color: null });
const pictureOf = (name: string): PageFile => ({ name, text: '', color: `rgb(${colorOf(name).join(' ')})` });

function onPage(item: Item): PageItem {
  if (item.kind === 'text') return { text: item.text };
  if (item.kind === 'voice') return { voice: true };
  return { files: item.kind === 'document' ? [documentOf(item.name)] : item.names.map(pictureOf) };
}

/** Writes and sends the messages, also if the page is hidden. */
export async function sendOnPage(page: Page, items: readonly Item[]): Promise<void> {
  // Finds the form by its component, because elements that are not rendered have no role.
  await page.locator('form[data-component=chat-composer]').evaluate(sendAll, items.map(onPage));
}
