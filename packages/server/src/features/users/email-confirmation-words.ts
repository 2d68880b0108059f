import type { Language } from '../../platform/database/tables/people.ts';

const words = {
  en: {
    subject: 'Confirm your email address',
    hello: (name: string) => `Hello ${name},`,
    address: {
      lead: 'Please confirm that this address is yours. Until then we send you nothing else.',
      action: 'Confirm my address',
      limits: 'The link works for 7 days. In Settings we send you a new one.',
      otherwise: 'If you did not sign up, ignore this mail. We will not write to you again.',
    },
    change: {
      lead: 'You want to use this address for your account. Please confirm that it is yours. Until then your account keeps its former address.',
      action: 'Use this address',
      limits: 'The link works for one day. In Settings we send you a new one.',
      otherwise: 'If you did not ask for this, ignore this mail. Nothing changes.',
    },
  },
  es: {
    subject: 'Confirma tu correo electrónico',
    hello: (name: string) => `Hola, ${name}:`,
    address: {
      lead: 'Confirma que esta dirección es tuya. Hasta entonces no te enviaremos nada más.',
      action: 'Confirmar mi dirección',
      limits: 'El enlace funciona durante 7 días. En Ajustes te enviamos uno nuevo.',
      otherwise: 'Si no te has registrado, ignora este correo. No volveremos a escribirte.',
    },
    change: {
      lead: 'Quieres usar esta dirección en tu cuenta. Confirma que es tuya. Hasta entonces tu cuenta conserva la anterior.',
      action: 'Usar esta dirección',
      limits: 'El enlace funciona durante un día. En Ajustes te enviamos uno nuevo.',
      otherwise: 'Si no lo has pedido, ignora este correo. No cambia nada.',
    },
  },
} as const satisfies Record<Language, object>;

export const emailConfirmationWords = (language: Language) => words[language];
