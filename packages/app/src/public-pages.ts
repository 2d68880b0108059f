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
      pt: {
        title: 'Parvis: uma comunidade e um mercado para católicos',
        description:
          'No Parvis, os católicos conversam, rezam e fazem negócios entre si: sua paróquia, seus amigos e pessoas que têm a mesma fé que você.',
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
      pt: {
        title: 'Quem somos · Parvis',
        description: 'Quem faz o Parvis, para que ele serve e com o que os membros podem contar.',
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
      pt: {
        title: 'Fale conosco · Parvis',
        description:
          'Pergunte, sugira ou conte o que deu errado. Uma pessoa lê cada mensagem e responde por e-mail.',
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
      pt: {
        title: 'Política de privacidade · Parvis',
        description:
          'O que o Parvis sabe dos seus membros, para quê, por quanto tempo e o que você pode nos pedir.',
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
      pt: {
        title: 'Termos de serviço · Parvis',
        description: 'As regras com que os membros do Parvis tratam uns com os outros e conosco.',
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
      pt: {
        title: 'Política de cookies · Parvis',
        description: 'Os dois cookies que o Parvis usa, o que mais ele guarda no seu navegador e por quê.',
      },
    },
  },
];

/**
 * The page's file name without extension. The landing page must not be `index`, the document for every other address.
 */
export const pageName = (path: string): string => (path === '/' ? 'home' : path.slice(1));
