import type { Language } from './i18n/languages.ts';

export interface Words {
  title: string;
  description: string;
}

/** A page that visitors may read without logging in and search engines index; prerendered at build time. */
interface PublicPage {
  path: string;
  words: Readonly<Record<Language, Words>>;
}

export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    words: {
      en: {
        title: 'Parvis: a community and marketplace for Catholics',
        description:
          'Parvis is where Catholics talk, pray and trade with one another: your parish, your friends, and people who share your faith.',
      },
      es: {
        title: 'Parvis: una comunidad y un mercado para católicos',
        description:
          'Parvis es donde los católicos conversan, rezan y comercian entre sí: tu parroquia, tus amigos y personas que comparten tu fe.',
      },
    },
  },
  {
    path: '/about-us',
    words: {
      en: {
        title: 'About Us · Parvis',
        description: 'Who builds Parvis, what it is for, and what members can rely on.',
      },
      es: {
        title: 'Quiénes somos · Parvis',
        description: 'Quiénes hacen Parvis, para qué sirve y con qué pueden contar sus miembros.',
      },
    },
  },
  {
    path: '/contact',
    words: {
      en: {
        title: 'Contact Us · Parvis',
        description:
          'Ask, suggest, or tell us what went wrong. A person reads every message, and answers it by email.',
      },
      es: {
        title: 'Contáctanos · Parvis',
        description:
          'Pregunta, propone o cuéntanos qué salió mal. Una persona lee cada mensaje y lo responde por correo electrónico.',
      },
    },
  },
  {
    path: '/privacy-policy',
    words: {
      en: {
        title: 'Privacy Policy · Parvis',
        description: 'What Parvis knows of its members, what for, how long, and what you can ask of us.',
      },
      es: {
        title: 'Política de privacidad · Parvis',
        description:
          'Qué sabe Parvis de sus miembros, para qué, durante cuánto tiempo y qué puedes pedirnos.',
      },
    },
  },
  {
    path: '/terms-of-service',
    words: {
      en: {
        title: 'Terms of Service · Parvis',
        description: 'The rules by which members of Parvis deal with one another and with us.',
      },
      es: {
        title: 'Condiciones del servicio · Parvis',
        description: 'Las reglas con las que los miembros de Parvis tratan entre sí y con nosotros.',
      },
    },
  },
  {
    path: '/cookies',
    words: {
      en: {
        title: 'Cookie Policy · Parvis',
        description: 'The two cookies that Parvis sets, what else it keeps in your browser, and why.',
      },
      es: {
        title: 'Política de cookies · Parvis',
        description: 'Las dos cookies que instala Parvis, qué más guarda en tu navegador y por qué.',
      },
    },
  },
];

/**
 * The page's file name without extension. The landing page must not be `index`, the document for every other address.
 */
export const pageName = (path: string): string => (path === '/' ? 'home' : path.slice(1));
