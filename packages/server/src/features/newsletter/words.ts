import type { Language } from '../../platform/database/tables/people.ts';

interface Words {
  readonly confirmation: {
    readonly subject: string;
    readonly lead: string;
    readonly confirm: string;
    readonly otherwise: string;
  };
  readonly read: string;
  readonly unsubscribe: string;
  readonly footer: string;
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    confirmation: {
      subject: 'Please confirm your subscription',
      lead: 'Somebody, hopefully you, has asked to receive our newsletter at this address.',
      confirm: 'Yes, subscribe me',
      otherwise: 'If it was not you, do nothing: the address is forgotten after seven days.',
    },
    read: 'Read the article',
    unsubscribe: 'Unsubscribe',
    footer:
      'You receive this mail because you have subscribed to our newsletter, or were asked to confirm it.',
  },
  es: {
    confirmation: {
      subject: 'Confirma tu suscripción',
      lead: 'Alguien, esperamos que tú, ha pedido recibir nuestro boletín en esta dirección.',
      confirm: 'Sí, suscríbeme',
      otherwise: 'Si no fuiste tú, no hagas nada: olvidaremos la dirección después de siete días.',
    },
    read: 'Leer el artículo',
    unsubscribe: 'Darse de baja',
    footer: 'Recibes este correo porque te suscribiste a nuestro boletín o porque te pedimos confirmarlo.',
  },
};
