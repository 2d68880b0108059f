import { expect, it } from 'vitest';
import { personNameOf } from './person-name.ts';

it.each([
  ['Teresa of the Andes', 'Teresa', 'Andes'],
  ['  Padre   Pio ', 'Padre', 'Pio'],
  ['Francis', 'Francis', ''],
  ['', '', ''],
])('takes the first and the last word of %j', (name, first, last) => {
  expect(personNameOf(name)).toEqual({ first, last });
});
