import { safeAddress, type Text } from '@parvis/api-client/markdown';
import { Link, Prose } from '@parvis/design-system';
import type { ImageReference, LinkReference, ListItem, Nodes } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface Rendering {
  readonly text: Text;
  readonly pathname: string;
  /** The number of headings so far. */
  headings: number;
}

type Renderer<Kind extends Nodes['type']> = (
  node: Extract<Nodes, { type: Kind }>,
  rendering: Rendering,
) => ReactNode;

const linked = (url: string, children: ReactNode, { pathname }: Rendering): ReactNode => {
  const address = safeAddress(url, location.origin);
  if (address === null) return children;
  const { href, isExternal } = address;
  return (
    <Link external={isExternal} href={href.startsWith('#') ? `${pathname}${href}` : href}>
      {children}
    </Link>
  );
};

/** Pictures from other sites become links, because loading them would tell those sites about the reader. */
const pictured = (url: string, description: string, rendering: Rendering): ReactNode => {
  const address = safeAddress(url, location.origin);
  if (address === null || address.isExternal) return linked(url, description || url, rendering);
  return <img alt={description} loading="lazy" src={address.href} />;
};

const renderAll = (nodes: readonly Nodes[], rendering: Rendering): ReactNode =>
  nodes.map((node, index) => (
    // A text does not change while it is read, so the index is a stable key.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{render(node, rendering)}</Fragment>
  ));

function heading(children: ReactNode, rendering: Rendering): ReactNode {
  const chapter = rendering.text.chapters[rendering.headings];
  rendering.headings += 1;
  const Title = `h${chapter?.level ?? 2}` as const;
  return (
    <Title id={chapter?.id} tabIndex={-1}>
      {children}
    </Title>
  );
}

/** In a tight list (a term of CommonMark), the items contain lines instead of paragraphs. */
function listItem({ children, spread }: ListItem, rendering: Rendering): ReactNode {
  const [line, ...rest] = children;
  if (spread === true || line?.type !== 'paragraph') return <li>{renderAll(children, rendering)}</li>;
  return (
    <li>
      {renderAll(line.children, rendering)}
      {renderAll(rest, rendering)}
    </li>
  );
}

function reference(node: ImageReference | LinkReference, rendering: Rendering): ReactNode {
  const url = rendering.text.definitions.get(node.identifier)?.url ?? '';
  return node.type === 'imageReference'
    ? pictured(url, node.alt ?? '', rendering)
    : linked(url, renderAll(node.children, rendering), rendering);
}

/** The renderers of the CommonMark nodes. All other nodes render nothing. */
const renderers: { [Kind in Nodes['type']]?: Renderer<Kind> } = {
  root: (node, rendering) => renderAll(node.children, rendering),
  heading: (node, rendering) => heading(renderAll(node.children, rendering), rendering),
  paragraph: (node, rendering) => <p>{renderAll(node.children, rendering)}</p>,
  blockquote: (node, rendering) => <blockquote>{renderAll(node.children, rendering)}</blockquote>,
  list: (node, rendering) =>
    node.ordered === true ? (
      <ol start={node.start ?? 1}>{renderAll(node.children, rendering)}</ol>
    ) : (
      <ul>{renderAll(node.children, rendering)}</ul>
    ),
  listItem,
  emphasis: (node, rendering) => <em>{renderAll(node.children, rendering)}</em>,
  strong: (node, rendering) => <strong>{renderAll(node.children, rendering)}</strong>,
  inlineCode: ({ value }) => <code>{value}</code>,
  code: ({ value }) => (
    <pre>
      <code>{value}</code>
    </pre>
  ),
  break: () => <br />,
  thematicBreak: () => <hr />,
  link: (node, rendering) => linked(node.url, renderAll(node.children, rendering), rendering),
  linkReference: reference,
  image: ({ url, alt }, rendering) => pictured(url, alt ?? '', rendering),
  imageReference: reference,
  text: ({ value }) => value,
  html: ({ value }) => value,
};

const render = <Kind extends Nodes['type']>(
  node: Extract<Nodes, { type: Kind }>,
  rendering: Rendering,
): ReactNode => renderers[node.type]?.(node, rendering) ?? null;

/** Renders the staff's Markdown with the design system's components. It never produces raw HTML. */
export function Markdown({ text, lang }: { text: Text; lang: string | undefined }) {
  const { pathname } = useLocation();
  return <Prose lang={lang}>{render(text.root, { text, pathname, headings: 0 })}</Prose>;
}
