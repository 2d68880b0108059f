// The fallback for pages without prerendered content, when scripts are disabled or cannot be loaded: it says what is
// missing and offers links. It has inline styles, because no style sheet is loaded.

import type { Language } from '../src/i18n/languages.ts';

interface PlainTexts {
  description: string;
  loading: string;
  /** In the default catalogue, which English pages show first, this text is Spanish. */
  failure: { text: string; lang?: Language };
  plea: string;
  hint: string;
  reload: string;
  instead: string;
  pages: Readonly<Record<string, string>> & { '/': string };
}

export const plainTexts: Readonly<Record<Language, PlainTexts>> = {
  en: {
    description: 'A community and marketplace for Catholics.',
    loading: 'Loading',
    failure: { text: 'Algo salió mal', lang: 'es' },
    plea: 'Parvis needs JavaScript. Please turn it on and reload the page.',
    hint: 'Please reload the page. If it happens again, come back a little later.',
    reload: 'Reload the page',
    instead: 'These pages read without it:',
    pages: {
      '/': 'Home',
      '/about-us': 'About Us',
      '/contact': 'Contact',
      '/privacy-policy': 'Privacy Policy',
    },
  },
  es: {
    description: 'Una comunidad y un mercado para católicos.',
    loading: 'Cargando',
    failure: { text: 'Algo salió mal' },
    plea: 'Parvis necesita JavaScript. Actívalo y vuelve a cargar la página.',
    hint: 'Vuelve a cargar la página. Si ocurre de nuevo, regresa un poco más tarde.',
    reload: 'Volver a cargar la página',
    instead: 'Estas páginas se leen sin él:',
    pages: {
      '/': 'Inicio',
      '/about-us': 'Sobre nosotros',
      '/contact': 'Contacto',
      '/privacy-policy': 'Política de privacidad',
    },
  },
  pt: {
    description: 'Uma comunidade e um mercado para católicos.',
    loading: 'Carregando',
    failure: { text: 'Algo deu errado' },
    plea: 'O Parvis precisa do JavaScript. Ative-o e recarregue a página.',
    hint: 'Recarregue a página. Se acontecer de novo, volte um pouco mais tarde.',
    reload: 'Recarregar a página',
    instead: 'Estas páginas podem ser lidas sem ele:',
    pages: {
      '/': 'Início',
      '/about-us': 'Quem somos',
      '/contact': 'Contato',
      '/privacy-policy': 'Política de privacidade',
    },
  },
};

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

export function noScriptMarkup(language: Language): string {
  const { plea, instead, pages } = plainTexts[language];
  const links = Object.entries(pages).map(([path, name]) => `<a href="${path}">${name}</a>`);
  return (
    `<noscript><style>${styles}</style><main class="plain-page"><h1 translate="no">Parvis</h1><p>${plea}</p><p>${instead}</p>` +
    `<nav>${links.join(' ')}</nav></main></noscript>`
  );
}

/** Stays in a template until `noCodeScript` needs it. */
export function noCodeMarkup(language: Language): string {
  const { failure, hint, reload, pages } = plainTexts[language];
  const lang = failure.lang === undefined ? '' : ` lang="${failure.lang}"`;
  // An empty href links to the current page.
  const links = [`<a href="">${reload}</a>`, `<a href="/">${pages['/']}</a>`];
  return (
    `<template id="no-code"><style>${styles}</style><main class="plain-page"><h1${lang}>${failure.text}</h1>` +
    `<p>${hint}</p><nav>${links.join(' ')}</nav></main></template>`
  );
}

export const noCodeScript = `addEventListener('error', function (event) {
  var app = document.getElementById('app');
  if (event.target.tagName === 'SCRIPT' && app.firstElementChild === null)
    app.append(document.getElementById('no-code').content);
}, true);`;
