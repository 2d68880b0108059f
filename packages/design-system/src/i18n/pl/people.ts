import type { PeopleMessages } from '../people.ts';
import { counting } from '../plural.ts';

const counted = counting('pl');

export const people: PeopleMessages = {
  unreadCount: counted({ one: '# nieprzeczytane', few: '# nieprzeczytane', other: '# nieprzeczytanych' }),
  unread: 'Nieprzeczytane',
  read: 'Przeczytane',
  markRead: 'Oznacz jako przeczytane',
  markAllRead: 'Oznacz wszystkie jako przeczytane',
  deleteNotification: 'Usuń',
  showMore: 'Pokaż więcej',
  online: 'Dostępny teraz',

  accept: 'Przyjmij',
  decline: 'Odrzuć',
  accepted: 'Jesteście teraz znajomymi.',
  declined: 'Zaproszenie odrzucone',
};
