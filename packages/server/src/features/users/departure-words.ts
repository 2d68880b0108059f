import type { Language } from '../../platform/database/tables/people.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

export function dayOf(time: number, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

const words = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    asked: {
      subject: 'Your account will be deleted',
      text: (day: string) =>
        `You asked us to delete your account. Other members do not see your profile and what you posted any more, and on ${day} all of it is deleted for good.`,
      back: 'Until then you can take that back: log in with your password.',
      action: 'Log in',
      warning: 'If it was not you who asked, take it back and change your password.',
    },
    erased: {
      subject: 'Your account has been deleted',
      text: 'Your account is deleted, with your profile, your posts, your listings and your files. What you wrote to others stays with them, without your name. What is left in backups goes within 90 days.',
      farewell: 'Go in peace. You are welcome back at any time.',
    },
    refusal: (day: string) =>
      `You asked us to delete this account. It will be deleted on ${day}; until then you can take that back.`,
  },
  es: {
    hello: (name: string) => `Hola, ${name}:`,
    asked: {
      subject: 'Tu cuenta se eliminará',
      text: (day: string) =>
        `Nos pediste eliminar tu cuenta. Los demás miembros ya no ven tu perfil ni lo que publicaste, y el ${day} se eliminará todo para siempre.`,
      back: 'Hasta entonces puedes cambiar de idea: inicia sesión con tu contraseña.',
      action: 'Iniciar sesión',
      warning: 'Si no lo pediste tú, recupera la cuenta y cambia tu contraseña.',
    },
    erased: {
      subject: 'Tu cuenta se ha eliminado',
      text: 'Tu cuenta está eliminada, con tu perfil, tus publicaciones, tus anuncios y tus archivos. Lo que escribiste a otros se queda con ellos, sin tu nombre. Lo que quede en las copias de seguridad se elimina en un plazo de 90 días.',
      farewell: 'Ve en paz. Puedes volver cuando quieras.',
    },
    refusal: (day: string) =>
      `Nos pediste eliminar esta cuenta. Se eliminará el ${day}; hasta entonces puedes cambiar de idea.`,
  },
} as const satisfies Record<Language, object>;

export const wordsOf = (language: Language) => words[language];
