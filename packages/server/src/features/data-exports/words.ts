import type { Language } from '../../platform/database/tables/people.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

export function dayOf(time: number, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

const words = {
  en: {
    subject: 'Your data is ready',
    hello: (name: string) => `Hello ${name},`,
    ready: (until: string) =>
      `The copy of your data that you asked for is ready. You can download it in your settings until ${until}.`,
    action: 'Go to your settings',
    warning: 'If it was not you who asked, change your password and log out all other devices.',
    explanation:
      'This is what Parvis keeps of you. Each document holds one kind of it, as JSON; times are in UTC.\nThe folder “files” holds the pictures, videos and documents that you uploaded, named by their ids.\nOf your conversations it holds what you wrote and what was said to you, but not the files of others.\n',
  },
  es: {
    subject: 'Tus datos están listos',
    hello: (name: string) => `Hola, ${name}:`,
    ready: (until: string) =>
      `La copia de tus datos que pediste está lista. Puedes descargarla en tus ajustes hasta el ${until}.`,
    action: 'Ir a tus ajustes',
    warning: 'Si no la pediste tú, cambia tu contraseña y cierra la sesión en los demás dispositivos.',
    explanation:
      'Esto es lo que Parvis guarda de ti. Cada documento contiene una clase de datos, en JSON; las horas están en UTC.\nLa carpeta «files» contiene las imágenes, los vídeos y los documentos que subiste, con su identificador por nombre.\nDe tus conversaciones contiene lo que escribiste y lo que te dijeron, pero no los archivos de los demás.\n',
  },
} as const satisfies Record<Language, object>;

export const wordsOf = (language: Language) => words[language];
