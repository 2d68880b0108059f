import { Parser } from 'htmlparser2';
import { cleanText, hasVisibleText } from '../../platform/text.ts';

/** The description that a website gives of its page. The texts are clean, and empty if they are missing. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  /** The absolute URL of the picture. */
  readonly picture: URL | null;
}

const LONGEST_TITLE = 200;
const LONGEST_DESCRIPTION = 300;
/** Texts are cut to this length before they are cleaned, so that a huge text costs little. */
const LONGEST_RAW_TEXT = 4000;
/** The parser gets this many characters at a time, so that it does not go on after the head. */
const PIECE = 4096;
/** The parser's time for each tag grows with the number of open elements. No head has so many. */
const MOST_DEPTH = 100;
/** Meta elements that declare the encoding are within the first bytes of a page (HTML Standard, 13.2.3.2). */
const PRESCAN_BYTES = 1024;

const titles = ['og:title', 'twitter:title'];
const descriptions = ['og:description', 'twitter:description', 'description'];
const pictures = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'];
const known = new Set([...titles, ...descriptions, ...pictures]);

/** Returns the text in one line. A longer text is cut between two characters, with an ellipsis. */
function textOf(raw: string, atMost: number): string {
  const text = cleanText(raw.slice(0, LONGEST_RAW_TEXT).replaceAll(/\s+/gu, ' '), { multiline: false });
  if (!hasVisibleText(text)) return '';
  const characters = Array.from(text);
  return characters.length > atMost
    ? `${characters
        .slice(0, atMost - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

function decoderOf(label: string | undefined): InstanceType<typeof TextDecoder> | null {
  try {
    return label === undefined ? null : new TextDecoder(label);
  } catch {
    // The website names an encoding that does not exist.
    return null;
  }
}

/** Decodes the page by its byte order mark, its header or its meta element, and otherwise as UTF-8. */
function decode(body: Buffer, contentType: string): string {
  const declared = /charset=["']?(?<label>[\w:.-]+)/iu;
  const hasMark = body.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]));
  const decoder = hasMark
    ? null
    : (decoderOf(declared.exec(contentType)?.groups?.['label']) ??
      decoderOf(declared.exec(body.toString('latin1', 0, PRESCAN_BYTES))?.groups?.['label']));
  return (decoder ?? new TextDecoder()).decode(body);
}

/**
 * Returns the texts of the known meta elements, each of the first one, and the title of the page. Only the head of the
 * page counts, because members of that website may have written its body.
 */
function readHead(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let title: string | null = null;
  let depth = 0;
  const reading = { isHead: true };
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (name === 'body' || depth > MOST_DEPTH) reading.isHead = false;
      if (!reading.isHead) return;
      if (name === 'title' && !found.has('title')) title = '';
      if (name !== 'meta') return;
      const key = (attributes['property'] ?? attributes['name'] ?? '').trim().toLowerCase();
      const content = attributes['content'] ?? '';
      if (known.has(key) && !found.has(key) && content.trim() !== '') found.set(key, content);
    },
    ontext(text) {
      if (title !== null && title.length < LONGEST_RAW_TEXT) title += text;
    },
    onclosetag(name) {
      depth -= 1;
      if (name === 'head') reading.isHead = false;
      if (name !== 'title' || title === null) return;
      found.set('title', title);
      title = null;
    },
  });
  for (let start = 0; start < html.length && reading.isHead; start += PIECE) {
    parser.write(html.slice(start, start + PIECE));
  }
  return found;
}

/** Reads the description of a page: Open Graph first, then the tags of X, then those of HTML. */
export function describePage(body: Buffer, contentType: string, url: URL): PageDescription {
  const head = readHead(decode(body, contentType));
  const first = (keys: readonly string[], atMost: number): string => {
    const texts = keys.map((key) => textOf(head.get(key) ?? '', atMost));
    return texts.find((text) => text !== '') ?? '';
  };
  const pictureKey = pictures.find((key) => head.has(key));
  const picture = pictureKey === undefined ? '' : (head.get(pictureKey) ?? '').trim();
  return {
    title: first([...titles, 'title'], LONGEST_TITLE),
    description: first(descriptions, LONGEST_DESCRIPTION),
    picture: picture !== '' && URL.canParse(picture, url.href) ? new URL(picture, url) : null,
  };
}
