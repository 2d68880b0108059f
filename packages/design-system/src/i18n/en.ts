import type { Messages } from './messages.ts';
import { englishPatterns } from './pattern-messages.en.ts';

const characters = (count: number) =>
  count === 1 ? '1 character' : `${count.toLocaleString('en')} characters`;

export const english: Messages = {
  ...englishPatterns,
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  notifications: 'Messages of this site',
  skipToContent: 'Skip to the content',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'optional',
  charactersLeft: (count) => `${characters(count)} left`,
  charactersTooMany: (count) => `${characters(count)} too many`,
  opensElsewhere: 'opens another site',
};
