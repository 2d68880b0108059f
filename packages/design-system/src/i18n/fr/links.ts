import type { LinkMessages } from '../links.ts';

export const links: LinkMessages = {
  leave: 'Ouvrir le site',
  leavingDescription: 'Le lien ouvre cette adresse dans un nouvel onglet. Vérifiez-la avant de continuer.',
  leavingTitle: 'Vous quittez ce site',
  lookAlike: 'Ses lettres peuvent ressembler à celles d’un autre site. Elle a été saisie ainsi :',
  stay: 'Rester ici',
};
