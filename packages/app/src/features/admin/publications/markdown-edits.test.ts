import { readMarkdown } from '@parvis/api-client/markdown';
import { expect, test } from 'vitest';
import { editFor, type Format } from './markdown-edits.ts';

/** Applies a format. The brackets ⟦ and ⟧ are around the selection, and ‸ is a caret. */
function apply(format: Format, marked: string): string {
  const caret = marked.indexOf('‸');
  const start = caret === -1 ? marked.indexOf('⟦') : caret;
  const end = caret === -1 ? marked.indexOf('⟧') - 1 : caret;
  const text = marked.replaceAll(/[⟦⟧‸]/gu, '');
  const edit = editFor(format, { text, start, end });
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return edit.start === edit.end
    ? `${changed.slice(0, edit.start)}‸${changed.slice(edit.start)}`
    : `${changed.slice(0, edit.start)}⟦${changed.slice(edit.start, edit.end)}⟧${changed.slice(edit.end)}`;
}

test.each<[Format, string, string]>([
  ['bold', 'Be ⟦at peace⟧.', 'Be **⟦at peace⟧**.'],
  ['bold', 'Be **⟦at peace⟧**.', 'Be ⟦at peace⟧.'],
  ['bold', 'Be ⟦**at peace**⟧.', 'Be ⟦at peace⟧.'],
  ['bold', 'Be ⟦at ⟧peace.', 'Be **⟦at⟧** peace.'],
  ['bold', 'Be at pe‸ace.', 'Be at **⟦peace⟧**.'],
  ['bold', 'Be ‸', 'Be **‸**'],
  ['bold', 'Be **‸**', 'Be ‸'],
  ['bold', '*⟦peace⟧*', '***⟦peace⟧***'],
  ['italic', '**⟦peace⟧**', '***⟦peace⟧***'],
  ['italic', '***⟦peace⟧***', '**⟦peace⟧**'],
  ['bold', '***⟦peace⟧***', '*⟦peace⟧*'],
  ['italic', '⟦paz⟧ y bien', '*⟦paz⟧* y bien'],
  ['italic', '*⟦paz⟧* y bien', '⟦paz⟧ y bien'],
  ['bold', '⟦- one\n- two⟧', '- **⟦one**\n- **two⟧**'],
  ['bold', '⟦- **one**\n- **two**⟧', '- ⟦one\n- two⟧'],
  ['bold', '⟦**one**\n\ntwo⟧', '**⟦one**\n\n**two⟧**'],
  ['italic', '⟦*a* and *b*⟧', '*⟦*a* and *b*⟧*'],
  ['heading', 'Part ‸one', '## Part ‸one'],
  ['heading', '## Part ‸one', '### Part ‸one'],
  ['heading', '### Part ‸one', 'Part ‸one'],
  ['heading', '#### ‸', '‸'],
  ['list', 'a\n⟦b\n\nc⟧', 'a\n⟦- b\n\n- c⟧'],
  ['list', '⟦- b\n* c⟧', '⟦b\nc⟧'],
  ['list', '⟦1. b\n2. c⟧\n', '⟦- b\n- c⟧\n'],
  ['list', '⟦b\n⟧after', '⟦- b⟧\n\nafter'],
  ['list', 'b‸\n- after', '- b‸\n- after'],
  ['list', '‸', '- ‸'],
  ['list', '- ‸', '‸'],
  ['numberedList', '⟦- b\n- c⟧', '⟦1. b\n2. c⟧'],
  ['numberedList', '⟦1. b\n2) c⟧', '⟦b\nc⟧'],
  ['quote', '⟦b\n\nc⟧', '⟦> b\n> \n> c⟧'],
  ['quote', '⟦> b\n>\n> c⟧', '⟦b\n\nc⟧'],
  ['link', 'See ⟦the page⟧.', 'See [the page](⟦https://⟧).'],
  ['link', 'See pa‸ge.', 'See [page](⟦https://⟧).'],
  ['link', 'See ⟦https://example.org/a_(b)⟧.', 'See [‸](<https://example.org/a_(b)>).'],
  ['link', '‸', '[‸](https://)'],
  ['link', '⟦[1] Kings⟧', String.raw`[\[1\] Kings](⟦https://⟧)`],
  ['link', String.raw`⟦[\[1\] Kings](/a)⟧`, '⟦[1] Kings⟧'],
])('%s turns %j into %j', (format, before, after) => {
  expect(apply(format, before)).toBe(after);
});

test.each<[Format, string]>([
  ['heading', 'heading'],
  ['bold', 'strong'],
  ['italic', 'emphasis'],
  ['list', 'list'],
  ['numberedList', 'list'],
  ['quote', 'blockquote'],
  ['link', 'link'],
])('%s is a format of the Markdown that readers see', (format, type) => {
  const edit = editFor(format, { text: 'peace\nand joy', start: 0, end: 5 });
  const text = readMarkdown(`${edit.insert}${'peace\nand joy'.slice(edit.to)}`);
  expect(JSON.stringify(text.root)).toContain(`"type":"${type}"`);
});
