import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('pl');

export const components: ComponentMessages = {
  cancel: 'Anuluj',
  charactersLeft: counted({ one: 'Pozostał # znak', few: 'Pozostały # znaki', other: 'Pozostało # znaków' }),
  charactersTooMany: counted({ one: '# znak za dużo', few: '# znaki za dużo', other: '# znaków za dużo' }),
  close: 'Zamknij',
  hidePassword: 'Ukryj hasło',
  loading: 'Wczytywanie',
  notifications: 'Komunikaty tej strony',
  opensElsewhere: 'otwiera inną stronę',
  optional: 'opcjonalnie',
  showPassword: 'Pokaż hasło',
  skipToContent: 'Przejdź do treści',
  tryAgain: 'Spróbuj ponownie',
};
