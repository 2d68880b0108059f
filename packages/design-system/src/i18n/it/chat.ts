import type { ChatMessages } from '../chat.ts';
import { counting } from '../plural.ts';

const counted = counting('it');

export const chat: ChatMessages = {
  chats: 'Conversazioni',
  searchChats: 'Cerca nelle conversazioni',
  unread: counted({ one: '# messaggio non letto', other: '# messaggi non letti' }),
  online: 'In linea',
  muted: 'Silenziata',

  attached: (name) => `File allegato: ${name}`,
  unsupported: 'File non supportato',
  loadingFile: 'Caricamento del file...',
  fileFailed: 'Non è stato possibile caricare il file.',
  openPicture: (name) => `Apri l’immagine ${name}`,
  previousPicture: 'Immagine precedente',
  nextPicture: 'Immagine successiva',
  view: 'Apri',
  download: 'Scarica',
  cancel: 'Annulla',
  remove: 'Rimuovi',
  retry: 'Riprova',
  delete: 'Elimina',
  more: 'Altro su questo messaggio',
  sending: 'Invio in corso',
  sent: 'Inviato',
  seen: 'Visto',
  failed: 'Non inviato',

  newMessages: counted({ one: '# nuovo messaggio', other: '# nuovi messaggi' }),
  unreadFromHere: 'Nuovi da qui',
  says: (name, text) => `${name}: ${text}`,
  toNewest: 'Al messaggio più recente',
  showOlder: 'Mostra i messaggi precedenti',
  loadingOlder: 'Caricamento dei messaggi precedenti',
  showNewer: 'Mostra messaggi più recenti',
  loadingNewer: 'Caricamento dei messaggi più recenti',
  typing: (name) => `${name} sta scrivendo…`,

  message: 'Messaggio',
  messagePlaceholder: 'Scrivi un messaggio',
  send: 'Invia',
  attachFiles: 'Allega file',
  dropFiles: 'Rilascia qui i file',
  attachments: 'Allegati',
  uploading: (name) => `Caricamento di ${name}`,
  processing: (name) => `Preparazione di ${name}`,
  waits: 'In attesa',
  ready: 'Pronto',

  backToChats: 'Torna alle conversazioni',
  backToConversation: 'Torna alla conversazione',

  aboutChat: 'Informazioni su questa conversazione',
  showProfile: 'Mostra il profilo',
  mute: 'Silenzia',
  muteHint: 'I nuovi messaggi arrivano senza notifica.',
  searchConversation: 'Cerca in questa conversazione',
  position: (number, total) => `${number} di ${total}`,
  foundMessages: 'Messaggi trovati',
  nothingFound: 'Nessun risultato',
  previousFound: 'Messaggio trovato precedente',
  nextFound: 'Messaggio trovato successivo',

  friends: 'Amici',
  searchFriends: 'Cerca tra gli amici',
};
