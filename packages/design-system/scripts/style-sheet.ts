export type Declaration = {
  readonly property: string;
  readonly value: string;
  readonly line: number;
  /** The preludes of the enclosing blocks, outermost first. */
  readonly within: readonly string[];
};

type StyleSheet = {
  readonly declarations: readonly Declaration[];
  /** The preludes of the blocks and the statements at the top level. */
  readonly topLevel: readonly string[];
};

const withoutComments = (css: string) =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Parses the blocks and declarations of a style sheet, as far as a linter needs them. */
export function readStyleSheet(css: string): StyleSheet {
  const declarations: Declaration[] = [];
  const topLevel: string[] = [];
  const within: string[] = [];
  let text = '';
  let line = 1;
  let start = 1;
  let parentheses = 0;
  let quote = '';

  const end = () => {
    const statement = oneLine(text);
    text = '';
    if (statement === '') return;
    const match = /^(?<property>--[\w-]+|[a-z-]+)\s*:\s*(?<value>.*)$/s.exec(statement);
    if (within.length === 0) topLevel.push(statement);
    else if (match?.groups !== undefined && !statement.startsWith('@')) {
      const { property = '', value = '' } = match.groups;
      declarations.push({ property, value, line: start, within: [...within] });
    }
  };

  for (const character of withoutComments(css)) {
    if (character === '\n') line += 1;
    if (text.trim() === '') start = line;
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '(') parentheses += 1;
    else if (character === ')') parentheses -= 1;
    else if (parentheses === 0 && character === '{') {
      const prelude = oneLine(text);
      if (within.length === 0) topLevel.push(prelude);
      within.push(prelude);
      text = '';
      continue;
    } else if (parentheses === 0 && (character === ';' || character === '}')) {
      end();
      if (character === '}') within.pop();
      continue;
    }
    text += character;
  }
  return { declarations, topLevel };
}

/** Splits a value at its top-level spaces, such as the four values of a margin. */
export function splitValues(value: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of `${value} `) {
    if (character === ' ' && depth === 0) {
      if (part !== '') parts.push(part);
      part = '';
      continue;
    }
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    part += character;
  }
  return parts;
}
