import { _, type Ajv2020, type FuncKeywordDefinition } from 'ajv/dist/2020.js';
import { lengthOf, withoutStackedMarks } from '../text.ts';

const measured: Readonly<Record<string, (text: string, limit: number) => boolean>> = {
  minLength: (text, limit) => lengthOf(text.normalize('NFC')) >= limit,
  // Nearly all texts are short enough with all of their marks.
  maxLength: (text, limit) =>
    lengthOf(text.normalize('NFC')) <= limit || lengthOf(withoutStackedMarks(text)) <= limit,
};

/**
 * Counts the characters of texts by code points, as JSON Schema does, but in NFC, the form in which texts are stored.
 * Otherwise an accented letter would count as one or two characters, depending on the keyboard. A maximum does not
 * count the marks that are dropped before a text is stored.
 */
export function countComposedCharacters(ajv: Ajv2020): void {
  for (const [keyword, fits] of Object.entries(measured)) {
    const definition: FuncKeywordDefinition = {
      keyword,
      type: 'string',
      schemaType: 'number',
      compile: (limit: number) => (text: string) => fits(text, limit),
      error: {
        message: `is not the ${keyword}`,
        params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
      },
    };
    ajv.removeKeyword(keyword).addKeyword(definition);
  }
}
