import { readMarkdown, safeAddress, type Text } from '@parvis/api-client/markdown';
import type { ImageReference, LinkReference, ListItem, Nodes } from 'mdast';
import { escape } from '../../platform/escape.ts';

interface Addresses {
  readonly site: URL;
  /** The path of the page that shows the text. A link to a chapter leads to this page. */
  readonly path: string;
  /** Whether links have the full URL. A feed needs full URLs, because people read it outside of this site. */
  readonly areAbsolute: boolean;
}

interface Rendering extends Addresses {
  readonly text: Text;
  /** The number of headings that were written so far. */
  headings: number;
}

type Renderer<Kind extends Nodes['type']> = (
  node: Extract<Nodes, { type: Kind }>,
  rendering: Rendering,
) => string;

const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;

function addressOf(url: string, { site, path, areAbsolute }: Rendering) {
  const address = safeAddress(url, site.href);
  if (address === null) return null;
  const { href, isExternal } = address;
  const own = href.startsWith('#') ? `${path}${href}` : href;
  return { href: areAbsolute ? new URL(own, site).href : own, isExternal };
}

function linked(url: string, content: string, rendering: Rendering): string {
  const address = addressOf(url, rendering);
  if (address === null) return content;
  const rel = address.isExternal ? ' rel="noopener noreferrer"' : '';
  return `<a href="${escape(address.href)}"${rel}>${content}</a>`;
}

/**
 * A picture of another site becomes a link. If the page loaded the picture, that site would learn about the reader.
 */
function pictured(url: string, description: string, rendering: Rendering): string {
  const address = addressOf(url, rendering);
  if (address === null || address.isExternal) return linked(url, escape(description || url), rendering);
  return `<img alt="${escape(description)}" loading="lazy" src="${escape(address.href)}">`;
}

const renderAll = (nodes: readonly Nodes[], rendering: Rendering): string =>
  nodes.map((node) => render(node, rendering)).join('');

/** In a list without empty lines the items are lines and not paragraphs. */
function listItem({ children, spread }: ListItem, rendering: Rendering): string {
  const [line, ...rest] = children;
  if (spread === true || line?.type !== 'paragraph') return element('li', renderAll(children, rendering));
  return element('li', `${renderAll(line.children, rendering)}${renderAll(rest, rendering)}`);
}

function reference(node: ImageReference | LinkReference, rendering: Rendering): string {
  const url = rendering.text.definitions.get(node.identifier)?.url ?? '';
  return node.type === 'imageReference'
    ? pictured(url, node.alt ?? '', rendering)
    : linked(url, renderAll(node.children, rendering), rendering);
}

/** The same elements that the app's `Markdown` supports. All others are left out. */
const renderers: { [Kind in Nodes['type']]?: Renderer<Kind> } = {
  root: (node, rendering) => renderAll(node.children, rendering),
  heading: (node, rendering) => {
    const chapter = rendering.text.chapters[rendering.headings];
    rendering.headings += 1;
    const name = `h${chapter?.level ?? 2}`;
    return `<${name} id="${escape(chapter?.id ?? '')}">${renderAll(node.children, rendering)}</${name}>`;
  },
  paragraph: (node, rendering) => element('p', renderAll(node.children, rendering)),
  blockquote: (node, rendering) => element('blockquote', renderAll(node.children, rendering)),
  list: (node, rendering) =>
    node.ordered === true
      ? `<ol start="${node.start ?? 1}">${renderAll(node.children, rendering)}</ol>`
      : element('ul', renderAll(node.children, rendering)),
  listItem,
  emphasis: (node, rendering) => element('em', renderAll(node.children, rendering)),
  strong: (node, rendering) => element('strong', renderAll(node.children, rendering)),
  inlineCode: ({ value }) => element('code', escape(value)),
  code: ({ value }) => element('pre', element('code', escape(value))),
  break: () => '<br>',
  thematicBreak: () => '<hr>',
  link: (node, rendering) => linked(node.url, renderAll(node.children, rendering), rendering),
  linkReference: reference,
  image: ({ url, alt }, rendering) => pictured(url, alt ?? '', rendering),
  imageReference: reference,
  text: ({ value }) => escape(value),
  html: ({ value }) => escape(value),
};

const render = <Kind extends Nodes['type']>(
  node: Extract<Nodes, { type: Kind }>,
  rendering: Rendering,
): string => renderers[node.type]?.(node, rendering) ?? '';

/** Converts a text of the staff to HTML. HTML tags in the text stay visible as text. */
export function markdownHtml(markdown: string, addresses: Addresses): string {
  const text = readMarkdown(markdown);
  return render(text.root, { ...addresses, text, headings: 0 });
}
