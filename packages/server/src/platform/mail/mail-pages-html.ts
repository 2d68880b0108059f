import { createHash } from 'node:crypto';
import type { Address, Email } from 'postal-mime';
import { escape } from '../escape.ts';
import { colors } from './mail-look.ts';

export interface ShownMail {
  readonly id: string;
  readonly email: Email;
}

export const MAIL_PAGES = '/dev/mail';

const scheme = (name: 'light' | 'dark'): string =>
  Object.entries(colors)
    .map(([part, color]) => `--${part}:${color[name]}`)
    .join(';');

const styles = `:root{color-scheme:light dark;${scheme('light')}}
@media (prefers-color-scheme:dark){:root{${scheme('dark')}}}
*{box-sizing:border-box}
body{margin:0;background:var(--background);color:var(--text);font:17px/26px 'Atkinson Hyperlegible Next',Verdana,Geneva,sans-serif}
header{padding:16px 24px;background:var(--panel);border-bottom:3px solid var(--ornament)}
header a{color:var(--onPanel);font:26px/32px 'EB Garamond',Garamond,Georgia,serif;text-decoration:none}
main{max-width:960px;margin:0 auto;padding:24px 16px 48px}
h1,h2{font:26px/32px 'EB Garamond',Garamond,Georgia,serif;overflow-wrap:anywhere}
h2{font-size:22px;margin:32px 0 8px}
a{color:inherit}
a:focus-visible,iframe:focus-visible,pre:focus-visible{outline:3px solid var(--action);outline-offset:2px}
.note,.about{color:var(--muted);font-size:15px;line-height:23px;overflow-wrap:anywhere}
.mails{list-style:none;margin:0;padding:0;background:var(--surface);border:1px solid var(--border);border-radius:8px}
.mails li{padding:12px 16px;overflow-wrap:anywhere}
.mails li+li{border-top:1px solid var(--border)}
.mails p{margin:0}
dl{display:grid;grid-template-columns:minmax(96px,max-content) 1fr;gap:4px 16px;margin:0}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:70vh;resize:vertical;overflow:auto;border:1px solid var(--border);border-radius:8px;background:var(--background)}
pre{margin:0;padding:16px;overflow-wrap:anywhere;white-space:pre-wrap;background:var(--sunken);border:1px solid var(--border);border-radius:8px;font-size:15px;line-height:23px}`;

const stylesHash = createHash('sha256').update(styles).digest('base64');

/** The policy of the pages. It allows their own style and the frame with the email. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${stylesHash}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The policy of an email. It allows the style of the email, and links that open a new window. */
export const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const page = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${styles}</style>
</head>
<body>
<header><a href="${MAIL_PAGES}">Parvis mails</a></header>
<main>
${main}
</main>
</body>
</html>
`;

function formatAddress(address: Address): string {
  if (address.group !== undefined) return address.group.map(formatAddress).join(', ');
  return address.name === '' ? address.address : `${address.name} <${address.address}>`;
}

const receivers = ({ to = [] }: Email): string => to.map(formatAddress).join(', ');

const subjectOf = ({ subject = '' }: Email): string => (subject === '' ? '(no subject)' : subject);

function sentAt({ date = '' }: Email): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? date : `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

const languageOf = ({ headers }: Email): string => {
  const language = headers.find(({ key }) => key === 'content-language')?.value ?? '';
  return /^[a-z]{2}$/.test(language) ? ` lang="${language}"` : '';
};

const row = ({ id, email }: ShownMail): string => `<li>
<p><a href="${MAIL_PAGES}/${id}"${languageOf(email)}>${escape(subjectOf(email))}</a></p>
<p class="about">${escape(`${receivers(email)} · ${sentAt(email)}`)}</p>
</li>`;

interface MailList {
  readonly mails: readonly ShownMail[];
  /** The id of the last email on the page, if there are older ones. */
  readonly last: string | undefined;
  readonly isNewest: boolean;
  /** Whether the server sends emails to a mail server and does not store them. */
  readonly areSent: boolean;
}

export function renderMailList({ mails, last, isNewest, areSent }: MailList): string {
  const notes = [
    ...(areSent ? ['New mails are sent to members, and do not come here.'] : []),
    ...(mails.length === 0 ? ['No mail has been sent yet. Recover a password, and one will lie here.'] : []),
  ];
  const list = mails.length === 0 ? '' : `<ul class="mails">${mails.map(row).join('')}</ul>`;
  const ways = [
    ...(isNewest ? [] : [`<a href="${MAIL_PAGES}">Newest mails</a>`]),
    ...(last === undefined ? [] : [`<a href="${MAIL_PAGES}?before=${last}">Older mails</a>`]),
  ];
  return page(
    'Mails · Parvis',
    [
      '<h1>Mails that were sent</h1>',
      ...notes.map((note) => `<p class="note">${note}</p>`),
      list,
      ...(ways.length === 0 ? [] : [`<p>${ways.join(' · ')}</p>`]),
    ].join('\n'),
  );
}

function attachments({ id, email }: ShownMail): string {
  if (email.attachments.length === 0) return '';
  const rows = email.attachments.map(
    ({ filename, mimeType }, index) =>
      `<li><a href="${MAIL_PAGES}/${id}/attachments/${index}" download>${escape(filename ?? `Attachment ${index + 1}`)}</a> <span class="about">${escape(mimeType)}</span></li>`,
  );
  return `<h2>Attachments</h2>\n<ul class="mails">${rows.join('')}</ul>`;
}

export function renderMail(mail: ShownMail): string {
  const { id, email } = mail;
  const headers = email.headers.map(
    ({ originalKey, value }) => `<dt>${escape(originalKey)}</dt><dd>${escape(value)}</dd>`,
  );
  return page(
    `${subjectOf(email)} · Parvis`,
    [
      `<h1${languageOf(email)}>${escape(subjectOf(email))}</h1>`,
      `<p class="about">To ${escape(`${receivers(email)} · ${sentAt(email)}`)} · <a href="${MAIL_PAGES}/${id}/source" download>As it was sent</a></p>`,
      email.html === undefined
        ? ''
        : `<iframe src="${MAIL_PAGES}/${id}/html" title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
      attachments(mail),
      `<h2>As plain text</h2>\n<pre${languageOf(email)}>${escape(email.text ?? '')}</pre>`,
      `<h2>Headers</h2>\n<dl>${headers.join('')}</dl>`,
    ].join('\n'),
  );
}

/** Returns the HTML of an email. Its links open outside of the frame, because the site cannot be shown in a frame. */
export const renderMailFrame = ({ email }: ShownMail): string =>
  (email.html ?? '').replace('<head>', '$&<base target="_blank">');
