import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('fr');

export const components: ComponentMessages = {
  andMore: counted({ one: '# autre', other: '# autres' }),
  cancel: 'Annuler',
  charactersLeft: counted({ one: 'Il reste # caractère', other: 'Il reste # caractères' }),
  charactersTooMany: counted({ one: '# caractère de trop', other: '# caractères de trop' }),
  close: 'Fermer',
  copied: 'Copié',
  copy: 'Copier',
  copyByHand: 'La copie a échoué. Sélectionnez le texte et copiez-le.',
  hidePassword: 'Masquer le mot de passe',
  loading: 'Chargement',
  nextPage: 'Suivante',
  notifications: 'Messages du site',
  opensElsewhere: 'ouvre un autre site',
  optional: 'facultatif',
  page: (number) => `Page ${number}`,
  pageOf: (number, count) => `Page ${number} sur ${count}`,
  pages: 'Pages',
  previousPage: 'Précédente',
  remove: (name) => `Retirer ${name}`,
  showPassword: 'Afficher le mot de passe',
  skipToContent: 'Aller au contenu',
  stepComing: 'à venir',
  stepCurrent: 'étape en cours',
  stepDone: 'fait',
  tryAgain: 'Réessayer',
};
