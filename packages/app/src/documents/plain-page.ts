// The fallback for pages without prerendered content, if scripts are disabled or cannot be loaded. It says what is
// missing and offers links. Its styles are inline, because no style sheet is loaded.

import type { I18n } from '@lingui/core';
import { spanishInDefault } from '../i18n/languages.ts';

const styles = `
.plain-page {
  max-inline-size: 34rem;
  margin: 20vh auto 0;
  padding: 1.5rem;
  font: 1.125rem/1.6 system-ui, sans-serif;
  text-align: center;
}
.plain-page nav {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  justify-content: center;
}
.plain-page a {
  color: inherit;
}
`;

/** The texts of the document that serves all addresses. */
export const shellTexts = (i18n: I18n) => ({
  description: i18n._('A community and marketplace for Catholics.'),
  loading: i18n._('Loading'),
});

export function noScriptMarkup(i18n: I18n): string {
  const plea = i18n._('Parvis needs JavaScript. Please turn it on and reload the page.');
  const links = [
    `<a href="/">${i18n._('Home')}</a>`,
    `<a href="/about-us">${i18n._('About Us')}</a>`,
    `<a href="/contact">${i18n._('Contact')}</a>`,
    `<a href="/privacy-policy">${i18n._('Privacy Policy')}</a>`,
  ];
  return (
    `<noscript><style>${styles}</style><main class="plain-page"><h1 translate="no">Parvis</h1><p>${plea}</p>` +
    `<p>${i18n._('These pages read without it:')}</p><nav>${links.join(' ')}</nav></main></noscript>`
  );
}

/** The text for a page whose code cannot be loaded. It stays in a template until `noCodeScript` shows it. */
export function noCodeMarkup(i18n: I18n): string {
  const spanish = spanishInDefault(i18n);
  const lang = spanish === undefined ? '' : ` lang="${spanish}"`;
  const hint = i18n._('Please reload the page. If it happens again, come back a little later.');
  // An empty href links to the current page.
  const links = [`<a href="">${i18n._('Reload the page')}</a>`, `<a href="/">${i18n._('Home')}</a>`];
  return (
    `<template id="no-code"><style>${styles}</style><main class="plain-page"><h1${lang}>${i18n._('Algo salió mal')}</h1>` +
    `<p>${hint}</p><nav>${links.join(' ')}</nav></main></template>`
  );
}

export const noCodeScript = `addEventListener('error', function (event) {
  var app = document.getElementById('app');
  if (event.target.tagName === 'SCRIPT' && app.firstElementChild === null)
    app.append(document.getElementById('no-code').content);
}, true);`;
