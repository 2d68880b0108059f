import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('es');

export const components: ComponentMessages = {
  cancel: 'Cancelar',
  charactersLeft: counted({ one: 'Queda # carácter', other: 'Quedan # caracteres' }),
  charactersTooMany: counted({ one: 'Sobra # carácter', other: 'Sobran # caracteres' }),
  close: 'Cerrar',
  hidePassword: 'Ocultar la contraseña',
  loading: 'Cargando',
  notifications: 'Mensajes del sitio',
  opensElsewhere: 'abre otro sitio',
  optional: 'opcional',
  showPassword: 'Mostrar la contraseña',
  skipToContent: 'Ir al contenido',
  tryAgain: 'Reintentar',
};
