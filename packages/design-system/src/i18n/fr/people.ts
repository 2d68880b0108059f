import type { PeopleMessages } from '../people.ts';
import { counting } from '../plural.ts';

const counted = counting('fr');

export const people: PeopleMessages = {
  unreadCount: counted({ one: '# non lue', other: '# non lues' }),
  unread: 'Non lue',
  read: 'Lue',
  markRead: 'Marquer comme lue',
  markAllRead: 'Tout marquer comme lu',
  deleteNotification: 'Supprimer',
  showMore: 'Afficher plus',
  online: 'En ligne',

  accept: 'Accepter',
  decline: 'Refuser',
  accepted: 'Vous êtes maintenant amis.',
  declined: 'Demande refusée',
};
