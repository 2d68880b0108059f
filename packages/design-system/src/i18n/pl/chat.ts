import type { ChatMessages } from '../chat.ts';
import { counting } from '../plural.ts';

const counted = counting('pl');

export const chat: ChatMessages = {
  chats: 'Rozmowy',
  searchChats: 'Szukaj rozmów',
  unread: counted({
    one: '# nieprzeczytana wiadomość',
    few: '# nieprzeczytane wiadomości',
    other: '# nieprzeczytanych wiadomości',
  }),
  online: 'Dostępny teraz',
  muted: 'Wyciszona',

  attached: (name) => `Załączony plik: ${name}`,
  unsupported: 'Nieobsługiwany plik',
  loadingFile: 'Wczytywanie pliku...',
  fileFailed: 'Nie udało się wczytać pliku.',
  openPicture: (name) => `Otwórz zdjęcie ${name}`,
  previousPicture: 'Poprzednie zdjęcie',
  nextPicture: 'Następne zdjęcie',
  view: 'Otwórz',
  download: 'Pobierz',
  cancel: 'Anuluj',
  remove: 'Usuń',
  retry: 'Ponów',
  delete: 'Usuń',
  more: 'Więcej o tej wiadomości',
  sending: 'Wysyłanie',
  sent: 'Wysłano',
  seen: 'Wyświetlono',
  failed: 'Nie wysłano',

  newMessages: counted({ one: '# nowa wiadomość', few: '# nowe wiadomości', other: '# nowych wiadomości' }),
  unreadFromHere: 'Odtąd nowe',
  says: (name, text) => `${name}: ${text}`,
  toNewest: 'Do najnowszej wiadomości',
  showOlder: 'Pokaż wcześniejsze wiadomości',
  loadingOlder: 'Wczytywanie wcześniejszych wiadomości',
  showNewer: 'Pokaż nowsze wiadomości',
  loadingNewer: 'Wczytywanie nowszych wiadomości',
  typing: (name) => `${name} pisze…`,

  message: 'Wiadomość',
  messagePlaceholder: 'Napisz wiadomość',
  send: 'Wyślij',
  attachFiles: 'Załącz pliki',
  dropFiles: 'Upuść tutaj pliki',
  attachments: 'Załączniki',
  uploading: (name) => `Przesyłanie ${name}`,
  processing: (name) => `Przygotowywanie ${name}`,
  waits: 'Oczekuje',
  ready: 'Gotowe',

  backToChats: 'Wróć do rozmów',
  backToConversation: 'Wróć do rozmowy',

  aboutChat: 'O tej rozmowie',
  showProfile: 'Pokaż profil',
  mute: 'Wycisz',
  muteHint: 'Nowe wiadomości przychodzą bez powiadomienia.',
  searchConversation: 'Szukaj w tej rozmowie',
  position: (number, total) => `${number} z ${total}`,
  foundMessages: 'Znalezione wiadomości',
  nothingFound: 'Nic nie znaleziono',
  previousFound: 'Poprzednia znaleziona wiadomość',
  nextFound: 'Następna znaleziona wiadomość',

  friends: 'Znajomi',
  searchFriends: 'Szukaj znajomych',
};
