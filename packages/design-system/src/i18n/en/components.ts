import type { ComponentMessages } from '../components.ts';

export const components: ComponentMessages = {
  cancel: 'Cancel',
  close: 'Close',
  hidePassword: 'Hide password',
  loading: 'Loading',
  notifications: 'Messages from this site',
  opensElsewhere: 'opens another site',
  optional: 'optional',
  showPassword: 'Show password',
  skipToContent: 'Skip to the content',
  tryAgain: 'Try again',
};
