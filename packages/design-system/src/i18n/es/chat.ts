import type { ChatMessages } from '../chat.ts';
import { counting } from '../plural.ts';

const counted = counting('es');

export const chat: ChatMessages = {
  chats: 'Chats',
  searchChats: 'Buscar chats',
  unread: counted({ one: '# mensaje sin leer', other: '# mensajes sin leer' }),
  online: 'En línea',
  muted: 'Silenciado',

  attached: (name) => `Archivo adjuntado: ${name}`,
  unsupported: 'Archivo no soportado',
  loadingFile: 'Cargando archivo...',
  fileFailed: 'No se pudo cargar el archivo.',
  openPicture: (name) => `Abrir la imagen ${name}`,
  previousPicture: 'Imagen anterior',
  nextPicture: 'Imagen siguiente',
  view: 'Ver',
  download: 'Descargar',
  cancel: 'Cancelar',
  remove: 'Quitar',
  retry: 'Reintentar',
  delete: 'Eliminar',
  more: 'Más sobre este mensaje',
  sending: 'Enviando',
  sent: 'Enviado',
  seen: 'Visto',
  failed: 'No enviado',

  newMessages: counted({ one: '# mensaje nuevo', other: '# mensajes nuevos' }),
  unreadFromHere: 'Nuevo desde aquí',
  says: (name, text) => `${name}: ${text}`,
  toNewest: 'Ir al mensaje más reciente',
  showOlder: 'Ver mensajes anteriores',
  loadingOlder: 'Cargando mensajes anteriores',
  showNewer: 'Ver mensajes más recientes',
  loadingNewer: 'Cargando mensajes más recientes',
  typing: (name) => `${name} está escribiendo…`,

  message: 'Mensaje',
  messagePlaceholder: 'Escribe un mensaje',
  send: 'Enviar',
  attachFiles: 'Adjuntar archivos',
  dropFiles: 'Suelta aquí los archivos',
  attachments: 'Archivos adjuntos',
  uploading: (name) => `Subiendo ${name}`,
  processing: (name) => `Preparando ${name}`,
  waits: 'En espera',
  ready: 'Listo',

  backToChats: 'Volver a los chats',
  backToConversation: 'Volver a la conversación',

  aboutChat: 'Acerca de este chat',
  showProfile: 'Ver perfil',
  mute: 'Silenciar',
  muteHint: 'Los mensajes nuevos llegan sin aviso.',
  searchConversation: 'Buscar en esta conversación',
  position: (number, total) => `${number} de ${total}`,
  foundMessages: 'Mensajes encontrados',
  nothingFound: 'No se encontró nada',
  previousFound: 'Mensaje encontrado anterior',
  nextFound: 'Mensaje encontrado siguiente',

  friends: 'Amigos',
  searchFriends: 'Buscar amigos',
};
