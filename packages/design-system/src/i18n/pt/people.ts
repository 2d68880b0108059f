import type { PeopleMessages } from '../people.ts';
import { counting } from '../plural.ts';

const counted = counting('pt-BR');

export const people: PeopleMessages = {
  unreadCount: counted({ one: '# não lida', other: '# não lidas' }),
  unread: 'Não lida',
  read: 'Lida',
  markRead: 'Marcar como lida',
  markAllRead: 'Marcar todas como lidas',
  deleteNotification: 'Excluir',
  showMore: 'Ver mais',
  online: 'Disponível agora',

  accept: 'Aceitar',
  decline: 'Recusar',
  accepted: 'Agora vocês são amigos.',
  declined: 'Solicitação recusada',
};
