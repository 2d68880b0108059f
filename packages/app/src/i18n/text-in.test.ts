import { languages } from '@parvis/api-client/languages';
import { expect, test } from 'vitest';

const files = Object.keys(import.meta.glob('../features/**/*.??.ts'));
const names = [...new Set(files.map((file) => file.slice(0, -'.en.ts'.length)))];

test.each(names)('%s is written in every language', (name) => {
  expect(files.filter((file) => file.startsWith(`${name}.`)).toSorted()).toEqual(
    languages.map((language) => `${name}.${language}.ts`).toSorted(),
  );
});
