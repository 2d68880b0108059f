import type { ControlMessages } from '../controls.ts';
import { counting } from '../plural.ts';

const counted = counting('en');

const rows = counted({ one: '# row', other: '# rows' });

export const controls: ControlMessages = {
  actions: 'Actions',
  actionsFor: (name) => `Actions for ${name}`,
  andMore: counted({ one: '# more', other: '# more' }),
  charactersLeft: counted({ one: '# character left', other: '# characters left' }),
  charactersTooMany: counted({ one: '# character too many', other: '# characters too many' }),
  clear: 'Clear',
  copied: 'Copied',
  copy: 'Copy',
  copyByHand: 'This could not be copied. Select the text and copy it yourself.',
  cropHint: 'Drag the picture, or use the arrow keys. Plus and minus make it larger and smaller.',
  cropHorizontal: 'Left or right',
  cropVertical: 'Up or down',
  maximum: 'Maximum',
  minimum: 'Minimum',
  moveEarlier: (name) => `Move ${name} up`,
  moveLater: (name) => `Move ${name} down`,
  nextPage: 'Next',
  noResults: 'Nothing found',
  order: 'Order',
  page: (number) => `Page ${number}`,
  pageOf: (number, count) => `Page ${number} of ${count}`,
  pageRows: (number, count) => `Page ${number}, ${rows(count)}`,
  pages: 'Pages',
  peopleToMention: 'People you can mention',
  pictureFailed: 'This picture could not be opened. Please choose another one.',
  previousPage: 'Previous',
  remove: (name) => `Remove ${name}`,
  results: counted({ one: '# result', other: '# results' }),
  search: 'Search',
  searchFailed: 'The search did not work. Please try again.',
  searching: 'Searching',
  selectAll: 'All',
  stepComing: 'to come',
  stepCurrent: 'you are here',
  stepDone: 'done',
  stepSkipped: 'skipped',
  zoom: 'Size',
};
