import { escape } from '../escape.ts';
import { footers, renderBlock, SITE_NAME, type BlockRenderers, type MailContent } from './mail-content.ts';
import { darkStyles, look, narrowStyles } from './mail-look.ts';

const withBreaks = (text: string): string => escape(text).replaceAll('\n', '<br>');

const renderFact = ([label, value]: readonly [string, string]): string =>
  `<tr><th scope="row" ${look('label')}>${escape(label)}</th><td ${look('value')}>${withBreaks(value)}</td></tr>`;

const renderers: BlockRenderers = {
  heading: ({ text }) => `<h1 ${look('heading')}>${escape(text)}</h1>`,
  subheading: ({ text }) => `<h2 ${look('subheading')}>${escape(text)}</h2>`,
  paragraph: ({ text }) => `<p ${look('paragraph')}>${withBreaks(text)}</p>`,
  note: ({ text }) => `<p ${look('note')}>${withBreaks(text)}</p>`,
  facts: ({ facts }) => `<table ${look('facts')}>${facts.map(renderFact).join('')}</table>`,
  list: ({ items }) => `<ul ${look('list')}>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`,
  action: ({ label, path }, site) =>
    `<p><a ${look('action')} href="${escape(new URL(path, site).href)}">${escape(label)}</a></p>`,
  link: ({ label, path }, site) =>
    `<p ${look('paragraph')}><a ${look('link')} href="${escape(new URL(path, site).href)}">${escape(label)}</a></p>`,
};

/** Returns a page without scripts or pictures. It loads nothing from other sites. */
export function renderHtml({ language, subject, preview, blocks, footer }: MailContent, site: URL): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escape(subject)}</title>
<style>@media (prefers-color-scheme: dark){${darkStyles}}@media (max-width: 480px){${narrowStyles}}</style>
</head>
<body ${look('page')}>
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" cellpadding="0" cellspacing="0" ${look('card')}>
<tr><td ${look('head')}>${SITE_NAME}</td></tr>
<tr><td ${look('body')}>
${blocks.map((block) => renderBlock(renderers, block, site)).join('\n')}
</td></tr>
<tr><td ${look('foot')}>${escape(footer ?? footers[language])}<br><a ${look('link')} href="${escape(site.href)}">${escape(site.host)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
