import { _, type Ajv2020, type FuncKeywordDefinition } from 'ajv/dist/2020.js';
import { cleanText, composedLength, hasVisibleText, lengthOf } from '../text.ts';

/** Whether a text that members write has one line or several. */
type TextKind = 'line' | 'lines';

/**
 * The maximum length before cleaning, as a multiple of the limit. A text can have many characters that are not stored,
 * but these characters must not make the text arbitrarily long.
 */
const UNCLEANED = 8;

const cleaned = (text: string, kind: TextKind): string => cleanText(text, { multiline: kind === 'lines' });

const measured: Readonly<
  Record<string, (text: string, limit: number, kind: TextKind | undefined) => boolean>
> = {
  minLength: (text, limit) => composedLength(text) >= limit,
  maxLength: (text, limit, kind) =>
    composedLength(text) <= limit ||
    (kind !== undefined && text.length <= limit * UNCLEANED && lengthOf(cleaned(text, kind)) <= limit),
};

/**
 * Counts the characters of texts by code points, as JSON Schema does, but in NFC, the form in which texts are stored.
 * Otherwise an accented letter would count as one or two characters, depending on the keyboard. A text with `x-text` is
 * cleaned before it is stored, so its maximum applies to the cleaned text.
 */
export function countComposedCharacters(ajv: Ajv2020): void {
  for (const [keyword, fits] of Object.entries(measured)) {
    const definition: FuncKeywordDefinition = {
      keyword,
      type: 'string',
      schemaType: 'number',
      compile: (limit: number, schema) => (text: string) =>
        fits(text, limit, schema['x-text'] as TextKind | undefined),
      error: {
        message: `is not the ${keyword}`,
        params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
      },
    };
    ajv.removeKeyword(keyword).addKeyword(definition);
  }
}

/**
 * Replaces each text with `x-text` by the cleaned text. A text without a visible character stays unchanged. After
 * cleaning, such a text would be empty. A handler that accepts empty texts could then not refuse it.
 */
export function cleanTexts(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: 'x-text',
    type: 'string',
    schemaType: 'string',
    modifying: true,
    errors: false,
    compile: (kind: TextKind) => (text: string, context) => {
      if (context !== undefined && hasVisibleText(text))
        context.parentData[context.parentDataProperty] = cleaned(text, kind);
      return true;
    },
  });
}
