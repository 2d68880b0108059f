import { expect, it } from 'vitest';
import { namePartsOf, personNameOf } from './person-name.ts';

it.each([
  ['Teresa of the Andes', 'Teresa', 'Andes'],
  ['  Padre   Pio ', 'Padre', 'Pio'],
  ['Francis', 'Francis', ''],
  ['', '', ''],
])('takes the first and the last word of %j', (name, first, last) => {
  expect(personNameOf(name)).toEqual({ first, last });
});

it('takes the parts of a name if they are known, and otherwise its words', () => {
  const name = 'Maria del Carmen Ruiz Soler';
  expect(namePartsOf({ name })).toEqual({ first: 'Maria', last: 'Soler' });
  const person = { first: 'Maria del Carmen', last: 'Ruiz Soler' };
  expect(namePartsOf({ name, person })).toBe(person);
});
