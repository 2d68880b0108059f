import type { ComponentMessages } from '../components.ts';

export const components: ComponentMessages = {
  cancel: 'Annuler',
  close: 'Fermer',
  hidePassword: 'Masquer le mot de passe',
  loading: 'Chargement',
  notifications: 'Messages du site',
  opensElsewhere: 'ouvre un autre site',
  optional: 'facultatif',
  showPassword: 'Afficher le mot de passe',
  skipToContent: 'Aller au contenu',
  tryAgain: 'Réessayer',
};
