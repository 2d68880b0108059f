import type { ControlMessages } from '../controls.ts';
import { counting } from '../plural.ts';

const counted = counting('fr');

const rows = counted({ one: '# ligne', other: '# lignes' });

export const controls: ControlMessages = {
  actions: 'Actions',
  actionsFor: (name) => `Actions pour ${name}`,
  andMore: counted({ one: '# autre', other: '# autres' }),
  charactersLeft: counted({ one: 'Il reste # caractère', other: 'Il reste # caractères' }),
  charactersTooMany: counted({ one: '# caractère de trop', other: '# caractères de trop' }),
  clear: 'Effacer',
  copied: 'Copié',
  copy: 'Copier',
  copyByHand: 'La copie a échoué. Sélectionnez le texte et copiez-le.',
  cropHint: 'Faites glisser l’image ou utilisez les flèches. Plus et moins l’agrandissent et la réduisent.',
  cropHorizontal: 'À gauche ou à droite',
  cropVertical: 'En haut ou en bas',
  maximum: 'Maximum',
  minimum: 'Minimum',
  moveEarlier: (name) => `Monter ${name}`,
  moveLater: (name) => `Descendre ${name}`,
  nextPage: 'Suivante',
  noResults: 'Aucun résultat',
  order: 'Ordre',
  page: (number) => `Page ${number}`,
  pageOf: (number, count) => `Page ${number} sur ${count}`,
  pageRows: (number, count) => `Page ${number}, ${rows(count)}`,
  pages: 'Pages',
  peopleToMention: 'Personnes à mentionner',
  pictureFailed: 'Cette image n’a pas pu être ouverte. Choisissez-en une autre.',
  previousPage: 'Précédente',
  remove: (name) => `Retirer ${name}`,
  results: counted({ one: '# résultat', other: '# résultats' }),
  search: 'Rechercher',
  searchFailed: 'La recherche a échoué.',
  searching: 'Recherche en cours',
  selectAll: 'Tous',
  stepComing: 'à venir',
  stepCurrent: 'étape en cours',
  stepDone: 'fait',
  stepSkipped: 'passé',
  zoom: 'Taille',
};
