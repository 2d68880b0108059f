import { parseSync } from 'vite';

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const spoken =
  /^(?:alt|label|placeholder|title|aria-(?:description|label|placeholder|roledescription|valuetext))$/;
const spokenProp = /(?:label|text|title|placeholder|description)$/i;
const word = /\p{L}/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The literal texts that an expression can evaluate to. */
function texts(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'TemplateElement': {
      const value = node['value'];
      return typeof value === 'object' && value !== null && 'raw' in value ? [String(value.raw)] : [];
    }
    case 'JSXExpressionContainer':
      return texts(node['expression']);
    case 'ConditionalExpression':
      return [...texts(node['consequent']), ...texts(node['alternate'])];
    case 'LogicalExpression':
      return [...texts(node['left']), ...texts(node['right'])];
    case 'BinaryExpression':
      return node['operator'] === '+' ? [...texts(node['left']), ...texts(node['right'])] : [];
    case 'TemplateLiteral':
      return children(node).flatMap(texts);
    default:
      return [];
  }
}

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

/** The texts that a component hard-codes in one language, instead of using the provider or a prop. */
export function literalTexts(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`);
  const found: string[] = [];
  const report = (candidates: readonly string[]) =>
    found.push(...candidates.filter((text) => word.test(text)).map((text) => text.trim()));

  const visit = (node: Node) => {
    if (node.type === 'JSXText') report([String(node['value'])]);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const inside = node['children'];
      report((Array.isArray(inside) ? inside : []).flatMap(texts));
    }
    if (node.type === 'JSXAttribute' && spoken.test(nameOf(node['name']))) report(texts(node['value']));
    if (node.type === 'AssignmentPattern' && spokenProp.test(nameOf(node['left'])))
      report(texts(node['right']));
    for (const child of children(node)) visit(child);
  };
  if (isNode(program)) visit(program);
  return found;
}
