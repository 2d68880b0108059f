import type { ControlMessages } from '../controls.ts';
import { counting } from '../plural.ts';

const counted = counting('pt-BR');

const rows = counted({ one: '# linha', other: '# linhas' });

export const controls: ControlMessages = {
  actions: 'Ações',
  actionsFor: (name) => `Ações para ${name}`,
  andMore: counted({ one: 'mais #', other: 'mais #' }),
  charactersLeft: counted({ one: 'Resta # caractere', other: 'Restam # caracteres' }),
  charactersTooMany: counted({ one: '# caractere a mais', other: '# caracteres a mais' }),
  clear: 'Limpar',
  copied: 'Copiado',
  copy: 'Copiar',
  copyByHand: 'Não foi possível copiar. Selecione o texto e copie.',
  cropHint: 'Arraste a imagem ou use as setas. Mais e menos a aumentam e a diminuem.',
  cropHorizontal: 'Para a esquerda ou para a direita',
  cropVertical: 'Para cima ou para baixo',
  maximum: 'Máximo',
  minimum: 'Mínimo',
  moveEarlier: (name) => `Mover ${name} para cima`,
  moveLater: (name) => `Mover ${name} para baixo`,
  nextPage: 'Próxima',
  noResults: 'Nada encontrado',
  order: 'Ordem',
  page: (number) => `Página ${number}`,
  pageOf: (number, count) => `Página ${number} de ${count}`,
  pageRows: (number, count) => `Página ${number}, ${rows(count)}`,
  pages: 'Páginas',
  peopleToMention: 'Pessoas que você pode mencionar',
  pictureFailed: 'Não foi possível abrir esta imagem. Escolha outra.',
  previousPage: 'Anterior',
  remove: (name) => `Remover ${name}`,
  results: counted({ one: '# resultado', other: '# resultados' }),
  search: 'Buscar',
  searchFailed: 'Não foi possível fazer a busca. Tente novamente.',
  searching: 'Buscando',
  selectAll: 'Todos',
  stepComing: 'por fazer',
  stepCurrent: 'etapa atual',
  stepDone: 'feito',
  stepSkipped: 'pulado',
  zoom: 'Tamanho',
};
