import type { PeopleMessages } from '../people.ts';
import { counting } from '../plural.ts';

const counted = counting('it');

export const people: PeopleMessages = {
  unreadCount: counted({ one: '# da leggere', other: '# da leggere' }),
  unread: 'Da leggere',
  read: 'Letta',
  markRead: 'Segna come letta',
  markAllRead: 'Segna tutte come lette',
  deleteNotification: 'Elimina',
  showMore: 'Mostra altro',
  online: 'In linea',

  accept: 'Accetta',
  decline: 'Rifiuta',
  accepted: 'Ora siete amici.',
  declined: 'Richiesta rifiutata',
};
