import type { ComponentMessages } from '../components.ts';

export const components: ComponentMessages = {
  cancel: 'Anuluj',
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
