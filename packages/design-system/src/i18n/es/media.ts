import type { MediaMessages } from '../media.ts';

export const media: MediaMessages = {
  back: (seconds) => `Atrás ${seconds} segundos`,
  continueAt: (time) => `Continuar en ${time}`,
  download: 'Descargar',
  elapsed: 'Tiempo transcurrido',
  ended: 'La has escuchado hasta el final.',
  failed: 'No se pudo reproducir esta grabación.',
  forward: (seconds) => `Adelante ${seconds} segundos`,
  heard: 'Escuchada',
  loading: 'Cargando…',
  pause: 'Pausar',
  play: 'Reproducir',
  position: 'Posición',
  positionOf: (position, duration) => `${position} de ${duration}`,
  recordings: 'Grabaciones',
  remaining: 'Tiempo restante',
  speed: 'Velocidad',
  trackOf: (number, count) => `${number} de ${count}`,
  volume: 'Volumen',
};
