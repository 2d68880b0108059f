import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('es');

export const components: ComponentMessages = {
  andMore: counted({ one: '# más', other: '# más' }),
  cancel: 'Cancelar',
  charactersLeft: counted({ one: 'Queda # carácter', other: 'Quedan # caracteres' }),
  charactersTooMany: counted({ one: 'Sobra # carácter', other: 'Sobran # caracteres' }),
  close: 'Cerrar',
  copied: 'Copiado',
  copy: 'Copiar',
  copyByHand: 'No se pudo copiar. Seleccione el texto y cópielo.',
  hidePassword: 'Ocultar la contraseña',
  loading: 'Cargando',
  nextPage: 'Siguiente',
  notifications: 'Mensajes del sitio',
  opensElsewhere: 'abre otro sitio',
  optional: 'opcional',
  page: (number) => `Página ${number}`,
  pageOf: (number, count) => `Página ${number} de ${count}`,
  pages: 'Páginas',
  previousPage: 'Anterior',
  remove: (name) => `Quitar ${name}`,
  showPassword: 'Mostrar la contraseña',
  skipToContent: 'Ir al contenido',
  stepComing: 'pendiente',
  stepCurrent: 'paso actual',
  stepDone: 'hecho',
  tryAgain: 'Reintentar',
};
