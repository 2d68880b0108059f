import { footers, renderBlock, SITE_NAME, type BlockRenderers, type MailContent } from './mail-content.ts';

const LONGEST_LINE = 72;

const renderFact = ([label, value]: readonly [string, string]): string =>
  `${label}: ${value.replaceAll('\n', `\n${' '.repeat(label.length + 2)}`)}`;

const underlined = (text: string, line: string): string =>
  `${text}\n${line.repeat(Math.min(Array.from(text).length, LONGEST_LINE))}`;
const renderLink = ({ label, path }: { readonly label: string; readonly path: string }, site: URL): string =>
  `${label}:
${new URL(path, site).href}`;

const renderers: BlockRenderers = {
  heading: ({ text }) => underlined(text, '='),
  subheading: ({ text }) => underlined(text, '-'),
  paragraph: ({ text }) => text,
  note: ({ text }) => text,
  facts: ({ facts }) => facts.map(renderFact).join('\n'),
  list: ({ items }) => items.map((item) => `* ${item}`).join('\n'),
  action: renderLink,
  link: renderLink,
};

/** Returns the same content as plain text. */
export function renderText({ language, blocks, footer }: MailContent, site: URL): string {
  const parts = blocks.map((block) => renderBlock(renderers, block, site));
  // In email programs, two hyphens and a space begin a signature (RFC 3676).
  return `${[...parts, `-- \n${SITE_NAME}\n${footer ?? footers[language]}\n${site.href}`].join('\n\n')}\n`;
}
