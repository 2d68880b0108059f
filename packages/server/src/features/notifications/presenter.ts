import type { components } from '@parvis/api-client/contract';
import type { NotificationKind } from '../../platform/database/tables/notifications.ts';
import type { Language } from '../../platform/database/tables/people.ts';
import type { PersonPresenter } from '../users/person.ts';
import type { NotificationRow } from './repository.ts';
import type { Text } from '../../platform/language.ts';
import { fullName } from '../../platform/names.ts';

export type Notification = components['schemas']['MemberNotification'];

const titles: Record<NotificationKind, Text> = {
  friend_request: { en: 'Friend request', es: 'Solicitud de amistad' },
  friend_accepted: { en: 'Friend request accepted', es: 'Solicitud de amistad aceptada' },
  comment: { en: 'New comment', es: 'Nuevo comentario' },
  reply: { en: 'New reply', es: 'Nueva respuesta' },
  like: { en: 'New like', es: 'Nuevo me gusta' },
  message: { en: 'New message', es: 'Nuevo mensaje' },
  listing_enquiry: { en: 'New enquiry', es: 'Nueva consulta' },
  plan_activated: { en: 'Plan activated', es: 'Plan activado' },
  report_decided: { en: 'Report decided', es: 'Denuncia decidida' },
  listing_match: { en: 'New listing', es: 'Nuevo anuncio' },
  group_request: { en: 'Request to join a group', es: 'Solicitud para entrar en un grupo' },
  group_accepted: { en: 'Welcome to the group', es: 'Bienvenida al grupo' },
  decision: { en: 'Decision of our moderators', es: 'Decisión de nuestros moderadores' },
  report_safeguarding: { en: 'Urgent report', es: 'Denuncia urgente' },
  report_overdue: { en: 'Report overdue', es: 'Denuncia con retraso' },
  promise_overdue: { en: 'Promise overdue', es: 'Promesa con retraso' },
  payment_confirmed: { en: 'Payment confirmed', es: 'Pago confirmado' },
  payment_rejected: { en: 'Payment not accepted', es: 'Pago no aceptado' },
  payment_expired: { en: 'Payment expired', es: 'Pago caducado' },
  payment_refunded: { en: 'Payment paid back', es: 'Pago devuelto' },
  dispute_answered: { en: 'Dispute answered', es: 'Reclamación respondida' },
  plan_continued: { en: 'Another plan goes on', es: 'Sigue otro plan' },
};

const sentences: Record<NotificationKind, (name: string) => Text> = {
  friend_request: (name) => ({
    en: `${name} would like to be your friend.`,
    es: `${name} quiere ser tu amigo.`,
  }),
  friend_accepted: (name) => ({
    en: `${name} has accepted your friend request.`,
    es: `${name} ha aceptado tu solicitud de amistad.`,
  }),
  comment: (name) => ({
    en: `${name} has commented on your post.`,
    es: `${name} ha comentado tu publicación.`,
  }),
  reply: (name) => ({
    en: `${name} has replied to your comment.`,
    es: `${name} ha respondido a tu comentario.`,
  }),
  like: (name) => ({ en: `${name} likes your post.`, es: `${name} le ha dado me gusta a tu publicación.` }),
  message: (name) => ({ en: `${name} has sent you a message.`, es: `${name} te ha enviado un mensaje.` }),
  listing_enquiry: (name) => ({
    en: `${name} has asked about your listing.`,
    es: `${name} ha preguntado por tu anuncio.`,
  }),
  plan_activated: () => ({ en: 'Your plan is active.', es: 'Tu plan está activo.' }),
  report_decided: () => ({
    en: 'A moderator has decided what you reported.',
    es: 'Un moderador ha decidido sobre lo que denunciaste.',
  }),
  listing_match: (name) => ({
    en: `${name} offers what you are looking for.`,
    es: `${name} ofrece lo que buscas.`,
  }),
  group_request: (name) => ({
    en: `${name} would like to join your group.`,
    es: `${name} quiere entrar en tu grupo.`,
  }),
  group_accepted: (name) => ({
    en: `${name} has let you into the group.`,
    es: `${name} te ha admitido en el grupo.`,
  }),
  decision: () => ({
    en: 'Our moderators have decided about what you wrote.',
    es: 'Nuestros moderadores han decidido sobre lo que escribiste.',
  }),
  report_safeguarding: () => ({
    en: 'A report about a minor or a vulnerable adult is waiting.',
    es: 'Hay una denuncia sobre un menor o un adulto vulnerable por revisar.',
  }),
  report_overdue: () => ({
    en: 'A report has waited longer than 24 hours.',
    es: 'Una denuncia lleva más de 24 horas esperando.',
  }),
  promise_overdue: () => ({
    en: 'Something that we promise is overdue.',
    es: 'Algo que prometemos lleva retraso.',
  }),
  payment_confirmed: () => ({
    en: 'Your payment is confirmed. Thank you!',
    es: 'Tu pago está confirmado. ¡Gracias!',
  }),
  payment_rejected: () => ({
    en: 'Your payment could not be accepted.',
    es: 'No se pudo aceptar tu pago.',
  }),
  payment_expired: () => ({
    en: 'No transfer has come for your payment in time.',
    es: 'No ha llegado a tiempo ninguna transferencia para tu pago.',
  }),
  payment_refunded: () => ({
    en: 'Your payment has been paid back.',
    es: 'Te hemos devuelto tu pago.',
  }),
  dispute_answered: () => ({
    en: 'We have answered your dispute.',
    es: 'Hemos respondido a tu reclamación.',
  }),
  plan_continued: () => ({
    en: 'One of your plans has ended. What you paid for before goes on.',
    es: 'Uno de tus planes ha terminado. Sigue el que habías pagado antes.',
  }),
};

const nobody: Text = { en: 'A member', es: 'Un miembro' };

export function presentNotification(
  row: NotificationRow,
  { personOf }: Pick<PersonPresenter, 'personOf'>,
  language: Language,
): Notification {
  const { actor_id, first_name, last_name, kind } = row;
  // Notifications are deleted with their actor's account, so an actor always has a name.
  const actor =
    actor_id === null || first_name === null || last_name === null
      ? null
      : personOf({ id: actor_id, first_name, last_name, avatar_id: row.avatar_id });
  return {
    _id: row.id,
    title: titles[kind][language],
    description: sentences[kind](actor === null ? nobody[language] : fullName(actor))[language],
    status: row.read_at === null ? 'unread' : 'read',
    createdAt: new Date(row.created_at).toISOString(),
    kind,
    actor,
    subjectId: row.subject_id,
    promise: row.promise,
    excerpt: row.excerpt,
  };
}
