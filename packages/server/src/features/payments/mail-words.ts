import type { Language } from '../../platform/database/tables/people.ts';
import { dollarsOf } from '../../platform/money.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** Formats amounts as the site does, so that mail and page agree. */
export function money(cents: number, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(dollarsOf(cents));
}

/** Days in UTC, on which plans begin and end. */
export function day(time: number, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

interface Closing {
  readonly subject: string;
  readonly lead: string;
  /** The text for a gift, without a plan. */
  readonly gift: string;
}

interface Words {
  readonly hello: (name: string) => string;
  readonly amount: string;
  readonly service: string;
  readonly to: string;
  readonly memo: string;
  readonly before: string;
  readonly reference: string;
  readonly plan: string;
  readonly from: string;
  readonly until: string;
  readonly paidOn: string;
  readonly note: string;
  readonly seePlans: string;
  readonly seePayment: string;
  readonly instructions: {
    readonly subject: (plan: string | null) => string;
    readonly lead: (service: string) => string;
    readonly hints: readonly string[];
    readonly afterwards: string;
    readonly warning: string;
  };
  readonly confirmed: {
    readonly subject: (plan: string | null) => string;
    readonly lead: string;
    readonly gift: string;
  };
  readonly rejected: Closing;
  readonly expired: Closing;
  readonly refunded: Closing;
  readonly disputed: { readonly subject: string; readonly lead: string };
  readonly reminder: {
    readonly subject: (plan: string, date: string) => string;
    readonly lead: string;
  };
  readonly ended: { readonly subject: (plan: string) => string; readonly lead: string };
  readonly goesOn: {
    readonly subject: (ended: string, plan: string) => string;
    readonly lead: (ended: string) => string;
    /** In a notification: the plan, and until when. */
    readonly brief: (plan: string, date: string) => string;
  };
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    hello: (name) => `Hello ${name},`,
    amount: 'Amount',
    service: 'Service',
    to: 'To',
    memo: 'Memo',
    before: 'Before',
    reference: 'Reference',
    plan: 'Plan',
    from: 'From',
    until: 'Until',
    paidOn: 'Received on',
    note: 'Note',
    seePlans: 'See my plan',
    seePayment: 'See this payment',
    instructions: {
      subject: (plan) => (plan === null ? 'How to send your gift' : `How to pay for your ${plan} plan`),
      lead: (service) => `Please send this transfer with ${service}:`,
      hints: [
        'Write the memo exactly as it stands here: by its reference we know that the transfer is yours.',
        'Only US bank accounts are accepted.',
        'The plan is active within 24 hours after the payment is confirmed.',
      ],
      afterwards: 'As soon as we have the transfer, you receive a receipt.',
      warning:
        'A transfer cannot be undone. Compare the address and the amount before you send it, and never share passwords, codes or account numbers with anybody.',
    },
    confirmed: {
      subject: (plan) => (plan === null ? 'Thank you for your gift' : `Receipt: your ${plan} plan is paid`),
      lead: 'Thank you! Your transfer has come. This is your receipt:',
      gift: 'Thank you! Your gift has come. This is your receipt:',
    },
    rejected: {
      subject: 'Your payment could not be accepted',
      lead: 'We could not accept a transfer for this payment. Your plan has not changed.',
      gift: 'We could not accept a transfer for this gift.',
    },
    expired: {
      subject: 'Your payment has expired',
      lead: 'No transfer has come for this payment in time, so it is closed. If you have sent one, there is nothing to do: we still take it when it comes. Otherwise you can choose a plan again at any time.',
      gift: 'No transfer has come for this gift in time, so it is closed. If you have sent one, there is nothing to do: we still take it when it comes.',
    },
    refunded: {
      subject: 'Your payment has been paid back',
      lead: 'We have paid this payment back. What it paid for is no longer part of your plan.',
      gift: 'We have paid this gift back.',
    },
    disputed: {
      subject: 'Our answer about your payment',
      lead: 'You disagreed with this payment. We have looked at it anew:',
    },
    reminder: {
      subject: (plan, date) => `Your ${plan} plan ends on ${date}`,
      lead: 'To keep your plan, pay for another month before then. It begins when this one ends, so nothing is lost. If you do nothing, you keep everything that is free.',
    },
    ended: {
      subject: (plan) => `Your ${plan} plan has ended`,
      lead: 'Thank you for having carried the site with us. You keep everything that is free, and can choose a plan again at any time.',
    },
    goesOn: {
      subject: (ended, plan) => `Your ${ended} plan has ended, ${plan} goes on`,
      lead: (ended) =>
        `The time that you paid for ${ended} is over. What was left of the plan that you had paid for before goes on now, and costs nothing more:`,
      brief: (plan, date) => `${plan}, until ${date}`,
    },
  },
  es: {
    hello: (name) => `Hola, ${name}:`,
    amount: 'Importe',
    service: 'Servicio',
    to: 'Para',
    memo: 'Nota de la transferencia',
    before: 'Antes del',
    reference: 'Referencia',
    plan: 'Plan',
    from: 'Desde',
    until: 'Hasta',
    paidOn: 'Recibido el',
    note: 'Nota',
    seePlans: 'Ver mi plan',
    seePayment: 'Ver este pago',
    instructions: {
      subject: (plan) => (plan === null ? 'Cómo enviar tu donativo' : `Cómo pagar tu plan ${plan}`),
      lead: (service) => `Envía esta transferencia con ${service}:`,
      hints: [
        'Escribe la nota exactamente como aparece aquí: por su referencia sabemos que la transferencia es tuya.',
        'Solo se aceptan cuentas bancarias de Estados Unidos.',
        'El plan se activa en las 24 horas siguientes a la confirmación del pago.',
      ],
      afterwards: 'En cuanto tengamos la transferencia, recibirás un recibo.',
      warning:
        'Una transferencia no se puede deshacer. Compara la dirección y el importe antes de enviarla, y no compartas nunca contraseñas, códigos ni números de cuenta con nadie.',
    },
    confirmed: {
      subject: (plan) => (plan === null ? 'Gracias por tu donativo' : `Recibo: tu plan ${plan} está pagado`),
      lead: '¡Gracias! Tu transferencia ha llegado. Este es tu recibo:',
      gift: '¡Gracias! Tu donativo ha llegado. Este es tu recibo:',
    },
    rejected: {
      subject: 'No se pudo aceptar tu pago',
      lead: 'No hemos podido aceptar una transferencia para este pago. Tu plan no ha cambiado.',
      gift: 'No hemos podido aceptar una transferencia para este donativo.',
    },
    expired: {
      subject: 'Tu pago ha caducado',
      lead: 'No ha llegado a tiempo ninguna transferencia para este pago, así que queda cerrado. Si la has enviado, no tienes que hacer nada: la aceptaremos cuando llegue. Si no, puedes elegir un plan de nuevo cuando quieras.',
      gift: 'No ha llegado a tiempo ninguna transferencia para este donativo, así que queda cerrado. Si la has enviado, no tienes que hacer nada: la aceptaremos cuando llegue.',
    },
    refunded: {
      subject: 'Te hemos devuelto tu pago',
      lead: 'Hemos devuelto este pago. Lo que pagaba ya no forma parte de tu plan.',
      gift: 'Hemos devuelto este donativo.',
    },
    disputed: {
      subject: 'Nuestra respuesta sobre tu pago',
      lead: 'No estabas de acuerdo con este pago. Lo hemos revisado de nuevo:',
    },
    reminder: {
      subject: (plan, date) => `Tu plan ${plan} termina el ${date}`,
      lead: 'Para conservar tu plan, paga otro mes antes de esa fecha. Empieza cuando termina este, así que no se pierde nada. Si no haces nada, conservas todo lo que es gratis.',
    },
    ended: {
      subject: (plan) => `Tu plan ${plan} ha terminado`,
      lead: 'Gracias por haber sostenido el sitio con nosotros. Conservas todo lo que es gratis y puedes elegir un plan de nuevo cuando quieras.',
    },
    goesOn: {
      subject: (ended, plan) => `Tu plan ${ended} ha terminado y sigue ${plan}`,
      lead: (ended) =>
        `El tiempo que pagaste de ${ended} ha terminado. Ahora sigue lo que quedaba del plan que habías pagado antes, sin ningún coste más:`,
      brief: (plan, date) => `${plan}, hasta el ${date}`,
    },
  },
};
