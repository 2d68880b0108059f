import type { ChatMessages } from '../chat.ts';
import { counting } from '../plural.ts';

const counted = counting('pt-BR');

export const chat: ChatMessages = {
  chats: 'Conversas',
  searchChats: 'Buscar conversas',
  unread: counted({ one: '# mensagem não lida', other: '# mensagens não lidas' }),
  online: 'Disponível agora',
  muted: 'Silenciada',

  attached: (name) => `Arquivo anexado: ${name}`,
  unsupported: 'Arquivo não compatível',
  loadingFile: 'Carregando o arquivo...',
  fileFailed: 'Não foi possível carregar o arquivo.',
  openPicture: (name) => `Abrir a imagem ${name}`,
  previousPicture: 'Imagem anterior',
  nextPicture: 'Próxima imagem',
  view: 'Ver',
  download: 'Baixar',
  cancel: 'Cancelar',
  remove: 'Remover',
  retry: 'Tentar de novo',
  delete: 'Excluir',
  more: 'Mais sobre esta mensagem',
  sending: 'Enviando',
  sent: 'Enviada',
  seen: 'Vista',
  failed: 'Não enviada',

  newMessages: counted({ one: '# mensagem nova', other: '# mensagens novas' }),
  unreadFromHere: 'Novas a partir daqui',
  says: (name, text) => `${name}: ${text}`,
  toNewest: 'Ir para a mensagem mais recente',
  showOlder: 'Ver mensagens anteriores',
  loadingOlder: 'Carregando mensagens anteriores',
  showNewer: 'Ver mensagens mais recentes',
  loadingNewer: 'Carregando mensagens mais recentes',
  typing: (name) => `${name} está escrevendo…`,

  message: 'Mensagem',
  messagePlaceholder: 'Escreva uma mensagem',
  send: 'Enviar',
  attachFiles: 'Anexar arquivos',
  dropFiles: 'Solte aqui os arquivos',
  attachments: 'Anexos',
  uploading: (name) => `Enviando ${name}`,
  processing: (name) => `Preparando ${name}`,
  waits: 'Aguardando',
  ready: 'Pronto',

  backToChats: 'Voltar às conversas',
  backToConversation: 'Voltar à conversa',

  aboutChat: 'Sobre esta conversa',
  showProfile: 'Ver o perfil',
  mute: 'Silenciar',
  muteHint: 'As mensagens novas chegam sem aviso.',
  searchConversation: 'Buscar nesta conversa',
  position: (number, total) => `${number} de ${total}`,
  foundMessages: 'Mensagens encontradas',
  nothingFound: 'Nada encontrado',
  previousFound: 'Mensagem encontrada anterior',
  nextFound: 'Próxima mensagem encontrada',

  friends: 'Amigos',
  searchFriends: 'Buscar amigos',
};
