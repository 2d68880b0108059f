import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('fr');

export const components: ComponentMessages = {
  cancel: 'Annuler',
  charactersLeft: counted({ one: 'Il reste # caractère', other: 'Il reste # caractères' }),
  charactersTooMany: counted({ one: '# caractère de trop', other: '# caractères de trop' }),
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
