import type { LinkMessages } from '../links.ts';

export const links: LinkMessages = {
  leave: 'Abrir el sitio web',
  leavingDescription: 'El enlace abre esta dirección en una pestaña nueva. Compruébala antes de seguir.',
  leavingTitle: 'Vas a salir de este sitio',
  lookAlike: 'Sus letras pueden parecerse a las de otro sitio web. Se escribió así:',
  stay: 'Quedarme aquí',
};
