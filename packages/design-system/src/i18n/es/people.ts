import type { PeopleMessages } from '../people.ts';
import { counting } from '../plural.ts';

const counted = counting('es');

export const people: PeopleMessages = {
  unreadCount: counted({ one: '# sin leer', other: '# sin leer' }),
  unread: 'Sin leer',
  read: 'Leída',
  markRead: 'Marcar como leída',
  markAllRead: 'Marcar todas como leídas',
  deleteNotification: 'Eliminar',
  showMore: 'Ver más',
  online: 'En línea',

  accept: 'Aceptar',
  decline: 'Rechazar',
  accepted: 'Ahora son amigos.',
  declined: 'Solicitud rechazada',
};
