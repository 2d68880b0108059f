import type { Messages } from './messages.ts';
import { spanishPatterns } from './pattern-messages.es.ts';

const characters = (count: number) =>
  count === 1 ? '1 carácter' : `${count.toLocaleString('es')} caracteres`;

export const spanish: Messages = {
  ...spanishPatterns,
  loading: 'Cargando',
  close: 'Cerrar',
  cancel: 'Cancelar',
  notifications: 'Mensajes del sitio',
  skipToContent: 'Ir al contenido',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  optional: 'opcional',
  charactersLeft: (count) => `${count === 1 ? 'Queda' : 'Quedan'} ${characters(count)}`,
  charactersTooMany: (count) => `${count === 1 ? 'Sobra' : 'Sobran'} ${characters(count)}`,
  opensElsewhere: 'abre otro sitio',
};
