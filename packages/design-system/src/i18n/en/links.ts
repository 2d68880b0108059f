import type { LinkMessages } from '../links.ts';

export const links: LinkMessages = {
  leave: 'Open the website',
  leavingDescription: 'The link opens this address in a new tab. Check it before you go on.',
  leavingTitle: 'You are leaving this site',
  lookAlike: 'Its letters may look like those of another website. It was typed as:',
  stay: 'Stay here',
};
