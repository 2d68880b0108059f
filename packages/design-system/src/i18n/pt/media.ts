import type { MediaMessages } from '../media.ts';

export const media: MediaMessages = {
  back: (seconds) => `Recuar ${seconds} segundos`,
  continueAt: (time) => `Continuar em ${time}`,
  download: 'Descarregar',
  elapsed: 'Tempo decorrido',
  ended: 'Ouviu-a até ao fim.',
  failed: 'Não foi possível reproduzir esta gravação.',
  forward: (seconds) => `Avançar ${seconds} segundos`,
  heard: 'Ouvida',
  loading: 'A carregar…',
  pause: 'Pausar',
  play: 'Reproduzir',
  position: 'Posição',
  positionOf: (position, duration) => `${position} de ${duration}`,
  recordings: 'Gravações',
  remaining: 'Tempo restante',
  speed: 'Velocidade',
  trackOf: (number, count) => `${number} de ${count}`,
  volume: 'Volume',
};
