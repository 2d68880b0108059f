// What a browser without scripts shows of the screens that are not rendered at the build: what is missing, and the pages
// that read without it. No style sheet is there, so it brings its few rules.

const words = {
  en: {
    plea: 'Parvis needs JavaScript. Please turn it on and reload the page.',
    instead: 'These pages read without it:',
    pages: {
      '/': 'Home',
      '/about-us': 'About Us',
      '/contact': 'Contact',
      '/privacy-policy': 'Privacy Policy',
    },
  },
  es: {
    plea: 'Parvis necesita JavaScript. Actívalo y vuelve a cargar la página.',
    instead: 'Estas páginas se leen sin él:',
    pages: {
      '/': 'Inicio',
      '/about-us': 'Sobre nosotros',
      '/contact': 'Contacto',
      '/privacy-policy': 'Política de privacidad',
    },
  },
} as const;

const styles = `
.no-script {
  max-inline-size: 34rem;
  margin: 20vh auto 0;
  padding: 1.5rem;
  font: 1.125rem/1.6 system-ui, sans-serif;
  text-align: center;
}
.no-script nav {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  justify-content: center;
}
`;

export function noScriptMarkup(language: keyof typeof words): string {
  const { plea, instead, pages } = words[language];
  const links = Object.entries(pages).map(([path, name]) => `<a href="${path}">${name}</a>`);
  return (
    `<noscript><style>${styles}</style><main class="no-script"><h1 translate="no">Parvis</h1><p>${plea}</p><p>${instead}</p>` +
    `<nav>${links.join(' ')}</nav></main></noscript>`
  );
}
