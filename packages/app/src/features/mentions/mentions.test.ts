import { expect, test } from 'vitest';
import { areMentions } from '../../platform/stored-mentions.ts';
import { isNameIn, mentionsIn } from './mentions.ts';

const anna = { _id: '1', name: 'Anna Huber' };
const josef = { _id: '2', name: 'Josef Mayr' };

test('members are mentioned whose names are in the text, each once', () => {
  expect(mentionsIn('@Josef Mayr, @Anna Huber and @Josef Mayr', [anna, josef])).toEqual([josef, anna]);
  expect(mentionsIn('Without anybody: Anna Huber, @Anna', [anna, josef])).toEqual([]);
});

test('at most ten members are mentioned, as the contract says', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ _id: `${index}`, name: `Member ${index}` }));
  const text = many.map(({ name }) => `@${name}`).join(' ');
  expect(mentionsIn(text, many)).toEqual(many.slice(0, 10));
});

test('a whole name is not searched for again', () => {
  expect(isNameIn('Anna Huber ', [anna])).toBe(true);
  expect(isNameIn('Anna Hub', [anna])).toBe(false);
  expect(isNameIn('Anna Huber comes', [anna])).toBe(false);
});

test('stored data of another shape is not used', () => {
  expect(areMentions([anna])).toBe(true);
  for (const other of [null, 'Anna', [null], [{ _id: '1' }], [{ ...anna, name: 1 }]])
    expect(areMentions(other)).toBe(false);
});
