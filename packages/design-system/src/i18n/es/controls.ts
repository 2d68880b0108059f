import type { ControlMessages } from '../controls.ts';
import { counting } from '../plural.ts';

const counted = counting('es');

const rows = counted({ one: '# fila', other: '# filas' });

export const controls: ControlMessages = {
  actions: 'Acciones',
  actionsFor: (name) => `Acciones para ${name}`,
  andMore: counted({ one: '# más', other: '# más' }),
  charactersLeft: counted({ one: 'Queda # carácter', other: 'Quedan # caracteres' }),
  charactersTooMany: counted({ one: 'Sobra # carácter', other: 'Sobran # caracteres' }),
  clear: 'Borrar',
  copied: 'Copiado',
  copy: 'Copiar',
  copyByHand: 'No se pudo copiar. Selecciona el texto y cópialo.',
  cropHint: 'Arrastra la imagen o usa las flechas. Más y menos la agrandan y la reducen.',
  cropHorizontal: 'A la izquierda o a la derecha',
  cropVertical: 'Arriba o abajo',
  maximum: 'Máximo',
  minimum: 'Mínimo',
  moveEarlier: (name) => `Subir ${name}`,
  moveLater: (name) => `Bajar ${name}`,
  nextPage: 'Siguiente',
  noResults: 'No se encontró nada',
  order: 'Orden',
  page: (number) => `Página ${number}`,
  pageOf: (number, count) => `Página ${number} de ${count}`,
  pageRows: (number, count) => `Página ${number}, ${rows(count)}`,
  pages: 'Páginas',
  peopleToMention: 'Personas que puedes mencionar',
  pictureFailed: 'No se pudo abrir esta imagen. Elige otra.',
  previousPage: 'Anterior',
  remove: (name) => `Quitar ${name}`,
  results: counted({ one: '# resultado', other: '# resultados' }),
  search: 'Buscar',
  searchFailed: 'No se pudo hacer la búsqueda. Inténtalo de nuevo.',
  searching: 'Buscando',
  selectAll: 'Todos',
  stepComing: 'pendiente',
  stepCurrent: 'paso actual',
  stepDone: 'hecho',
  stepSkipped: 'omitido',
  zoom: 'Tamaño',
};
