import { _, type Ajv2020, type FuncKeywordDefinition } from 'ajv/dist/2020.js';
import { composedLength } from '../text.ts';

const measured: Readonly<Record<string, (length: number, limit: number) => boolean>> = {
  minLength: (length, limit) => length >= limit,
  maxLength: (length, limit) => length <= limit,
};

/**
 * Counts the characters of texts by code points, as JSON Schema does, but in NFC, the form in which texts are stored.
 * Otherwise an accented letter would count as one or two characters, depending on the keyboard.
 */
export function countComposedCharacters(ajv: Ajv2020): void {
  for (const [keyword, fits] of Object.entries(measured)) {
    const definition: FuncKeywordDefinition = {
      keyword,
      type: 'string',
      schemaType: 'number',
      compile: (limit: number) => (text: string) => fits(composedLength(text), limit),
      error: {
        message: `is not the ${keyword}`,
        params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
      },
    };
    ajv.removeKeyword(keyword).addKeyword(definition);
  }
}
