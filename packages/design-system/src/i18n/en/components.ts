import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('en');

export const components: ComponentMessages = {
  andMore: counted({ one: '# more', other: '# more' }),
  cancel: 'Cancel',
  charactersLeft: counted({ one: '# character left', other: '# characters left' }),
  charactersTooMany: counted({ one: '# character too many', other: '# characters too many' }),
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copyByHand: 'This could not be copied. Select the text and copy it yourself.',
  hidePassword: 'Hide password',
  loading: 'Loading',
  nextPage: 'Next',
  notifications: 'Messages of this site',
  opensElsewhere: 'opens another site',
  optional: 'optional',
  page: (number) => `Page ${number}`,
  pageOf: (number, count) => `Page ${number} of ${count}`,
  pages: 'Pages',
  previousPage: 'Previous',
  remove: (name) => `Remove ${name}`,
  showPassword: 'Show password',
  skipToContent: 'Skip to the content',
  stepComing: 'to come',
  stepCurrent: 'you are here',
  stepDone: 'done',
  tryAgain: 'Try again',
};
