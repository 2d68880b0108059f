import type { Preview } from '@storybook/react-vite';
import { nativeProperties } from './native-properties.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

const longest = 120;

/** The types of a component's properties as written in the source, if known. */
const sourceTypesOf = (component: unknown): ReadonlyMap<string, string> => {
  const written: unknown =
    typeof component === 'function' ? Reflect.get(component, 'writtenTypes') : undefined;
  return new Map(Object.entries(written ?? {}).map(([name, type]) => [name, String(type)]));
};

/** Shows a type on one line. A type that is too long for the table can be expanded. */
const typeCell = (written: string) => {
  const line = written
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();
  return line.length <= longest ? { summary: line } : { summary: `${line.slice(0, 48)}…`, detail: written };
};

/**
 * Property tables show the types from the source instead of only the word `union`. Native attributes are listed
 * if a story uses them, each with a short sentence.
 */
export const propertyRows: Enhancer = ({ argTypes, component, initialArgs }) => {
  const written = sourceTypesOf(component);
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const row = argTypes[name];
      const native = nativeProperties.get(name);
      // A list of the values says more than the name of their union type.
      const values = row?.type?.name === 'enum' ? row.type.raw : undefined;
      const type = values ?? written.get(name) ?? native?.type;
      if (row === undefined && native === undefined) return [];
      const description = row?.description ?? native?.description;
      return [
        [
          name,
          {
            name,
            ...row,
            ...(description === undefined ? {} : { description }),
            table: { ...row?.table, ...(type === undefined ? {} : { type: typeCell(type) }) },
          },
        ],
      ];
    }),
  );
};
