import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('pl');

export const components: ComponentMessages = {
  andMore: counted({ one: 'jeszcze #', few: 'jeszcze #', other: 'jeszcze #' }),
  cancel: 'Anuluj',
  charactersLeft: counted({ one: 'Pozostał # znak', few: 'Pozostały # znaki', other: 'Pozostało # znaków' }),
  charactersTooMany: counted({ one: '# znak za dużo', few: '# znaki za dużo', other: '# znaków za dużo' }),
  close: 'Zamknij',
  copied: 'Skopiowano',
  copy: 'Kopiuj',
  copyByHand: 'Nie udało się skopiować. Zaznacz tekst i skopiuj go.',
  hidePassword: 'Ukryj hasło',
  loading: 'Wczytywanie',
  nextPage: 'Następna',
  notifications: 'Komunikaty tej strony',
  opensElsewhere: 'otwiera inną stronę',
  optional: 'opcjonalnie',
  page: (number) => `Strona ${number}`,
  pageOf: (number, count) => `Strona ${number} z ${count}`,
  pages: 'Strony',
  previousPage: 'Poprzednia',
  remove: (name) => `Usuń ${name}`,
  showPassword: 'Pokaż hasło',
  skipToContent: 'Przejdź do treści',
  stepComing: 'przed Tobą',
  stepCurrent: 'bieżący krok',
  stepDone: 'zrobione',
  tryAgain: 'Spróbuj ponownie',
};
