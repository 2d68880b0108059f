import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('en');

export const components: ComponentMessages = {
  cancel: 'Cancel',
  charactersLeft: counted({ one: '# character left', other: '# characters left' }),
  charactersTooMany: counted({ one: '# character too many', other: '# characters too many' }),
  close: 'Close',
  hidePassword: 'Hide password',
  loading: 'Loading',
  notifications: 'Messages of this site',
  opensElsewhere: 'opens another site',
  optional: 'optional',
  showPassword: 'Show password',
  skipToContent: 'Skip to the content',
  tryAgain: 'Try again',
};
