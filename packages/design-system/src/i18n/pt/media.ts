import type { MediaMessages } from '../media.ts';

export const media: MediaMessages = {
  back: (seconds) => `Voltar ${seconds} segundos`,
  continueAt: (time) => `Continuar em ${time}`,
  download: 'Baixar',
  elapsed: 'Tempo decorrido',
  ended: 'Você ouviu até o fim.',
  failed: 'Não foi possível reproduzir esta gravação.',
  forward: (seconds) => `Avançar ${seconds} segundos`,
  heard: 'Ouvida',
  loading: 'Carregando…',
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
