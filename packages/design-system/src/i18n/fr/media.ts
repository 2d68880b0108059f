import type { MediaMessages } from '../media.ts';

export const media: MediaMessages = {
  back: (seconds) => `Reculer de ${seconds} secondes`,
  continueAt: (time) => `Reprendre à ${time}`,
  download: 'Télécharger',
  elapsed: 'Temps écoulé',
  ended: 'Vous l’avez écouté jusqu’à la fin.',
  failed: 'Cet enregistrement n’a pas pu être lu.',
  forward: (seconds) => `Avancer de ${seconds} secondes`,
  heard: 'Écouté',
  loading: 'Chargement…',
  pause: 'Mettre en pause',
  play: 'Lire',
  position: 'Emplacement',
  positionOf: (position, duration) => `${position} sur ${duration}`,
  recordings: 'Enregistrements',
  remaining: 'Temps restant',
  speed: 'Vitesse',
  trackOf: (number, count) => `${number} sur ${count}`,
  volume: 'Volume',
};
