import type { ComponentMessages } from '../components.ts';

export const components: ComponentMessages = {
  cancel: 'Cancelar',
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
