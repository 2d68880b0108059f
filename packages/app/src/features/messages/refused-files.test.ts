import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { chooseUsable } from './refused-files.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const pdf = (name: string, content = 'x') => new File([content], name, { type: 'application/pdf' });
const choose = (files: readonly File[], attached = 0) => {
  const { usable, faults } = chooseUsable(i18n, files, attached);
  return { usable: usable.map(({ name }) => name), faults };
};

test('a refused file is named, and the others stay', () => {
  const setup = new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' });
  expect(choose([pdf('a.pdf'), pdf('nothing.pdf', ''), setup, pdf('b.pdf')])).toEqual({
    usable: ['a.pdf', 'b.pdf'],
    faults: ['The file nothing.pdf is empty.', 'Files such as setup.exe cannot be sent.'],
  });
});

test('of 50 files, ten are attached', () => {
  const { usable, faults } = choose(Array.from({ length: 50 }, (_, index) => pdf(`${index}.pdf`)));
  expect(usable).toHaveLength(10);
  expect(faults).toHaveLength(1);
  expect(choose([pdf('a.pdf'), pdf('b.pdf')], 9).usable).toEqual(['a.pdf']);
});

test('only the bytes tell the kind of a picture, a text and an unknown file', () => {
  const files = [
    new File(['x'], 'IMG_1.HEIC', { type: '' }),
    new File(['x'], 'notes.json5', { type: 'text/plain' }),
    new File(['x'], 'photo', { type: 'image/tiff' }),
    new File(['x'], 'letter.DOCX', { type: 'application/x-unknown' }),
  ];
  expect(choose(files).usable).toHaveLength(4);
});
