import type { ControlMessages } from '../controls.ts';
import { counting } from '../plural.ts';

const counted = counting('pl');

const rows = counted({ one: '# wiersz', few: '# wiersze', other: '# wierszy' });

export const controls: ControlMessages = {
  actions: 'Działania',
  actionsFor: (name) => `Działania: ${name}`,
  andMore: counted({ one: 'jeszcze #', few: 'jeszcze #', other: 'jeszcze #' }),
  charactersLeft: counted({ one: 'Pozostał # znak', few: 'Pozostały # znaki', other: 'Pozostało # znaków' }),
  charactersTooMany: counted({ one: '# znak za dużo', few: '# znaki za dużo', other: '# znaków za dużo' }),
  clear: 'Wyczyść',
  copied: 'Skopiowano',
  copy: 'Kopiuj',
  copyByHand: 'Nie udało się skopiować. Zaznacz tekst i skopiuj go.',
  cropHint: 'Przeciągnij zdjęcie lub użyj strzałek. Plus i minus je powiększają i zmniejszają.',
  cropHorizontal: 'W lewo lub w prawo',
  cropVertical: 'W górę lub w dół',
  maximum: 'Maksimum',
  minimum: 'Minimum',
  moveEarlier: (name) => `Przesuń w górę: ${name}`,
  moveLater: (name) => `Przesuń w dół: ${name}`,
  nextPage: 'Następna',
  noResults: 'Nic nie znaleziono',
  order: 'Kolejność',
  page: (number) => `Strona ${number}`,
  pageOf: (number, count) => `Strona ${number} z ${count}`,
  pageRows: (number, count) => `Strona ${number}, ${rows(count)}`,
  pages: 'Strony',
  peopleToMention: 'Osoby, które możesz wspomnieć',
  pictureFailed: 'Nie udało się otworzyć tego zdjęcia. Wybierz inne.',
  previousPage: 'Poprzednia',
  remove: (name) => `Usuń ${name}`,
  results: counted({ one: '# wynik', few: '# wyniki', other: '# wyników' }),
  search: 'Szukaj',
  searchFailed: 'Wyszukiwanie nie powiodło się.',
  searching: 'Wyszukiwanie',
  selectAll: 'Wszystkie',
  stepComing: 'przed Tobą',
  stepCurrent: 'bieżący krok',
  stepDone: 'zrobione',
  stepSkipped: 'pominięto',
  zoom: 'Rozmiar',
};
