import type { LinkMessages } from '../links.ts';

export const links: LinkMessages = {
  leave: 'Abrir o site',
  leavingDescription: 'O link abre este endereço em uma nova aba. Confira-o antes de continuar.',
  leavingTitle: 'Você está saindo deste site',
  lookAlike: 'As letras podem parecer as de outro site. Foi escrito assim:',
  stay: 'Ficar aqui',
};
