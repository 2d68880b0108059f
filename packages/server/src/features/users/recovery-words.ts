import type { Language } from '../../platform/database/tables/people.ts';

const words = {
  en: {
    subject: 'Set a new password',
    hello: (name: string) => `Hello ${name},`,
    lead: 'somebody, probably you, has asked for a new password for your account.',
    action: 'Set a new password',
    limits: 'The link works for one hour, and once. With the new password all devices are logged out.',
    otherwise: 'If it was not you, you need not do anything: your password stays as it is.',
  },
  es: {
    subject: 'Crea una contraseña nueva',
    hello: (name: string) => `Hola, ${name}:`,
    lead: 'Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta.',
    action: 'Crear una contraseña nueva',
    limits:
      'El enlace funciona durante una hora y una sola vez. Con la contraseña nueva se cierra la sesión en todos los dispositivos.',
    otherwise: 'Si no fuiste tú, no hace falta que hagas nada: tu contraseña sigue igual.',
  },
} as const satisfies Record<Language, object>;

export const recoveryWords = (language: Language) => words[language];
