import {
  ERROR_CODES,
  builtinHandlers,
  builtinResolvers,
  makeFsImporter,
  parse,
  utils,
  type Handler,
} from 'react-docgen';
import type { Plugin } from 'vite';

const { applyToTypeProperties, getPropertyName, getTypeFromReactComponent, printValue } = utils;

const components =
  /\/packages\/design-system\/src\/(?:components|patterns|provider)\/[^?]*(?<!\.stories|\.test)\.tsx$/;
const exported = /^export function (?<name>[A-Z]\w*)/gm;

const writtenTypes: Handler = (documentation, component) => {
  for (const type of getTypeFromReactComponent(component))
    applyToTypeProperties(
      documentation,
      type,
      (property) => {
        const name = property.isTSPropertySignature() ? getPropertyName(property) : null;
        const annotation = property.get('typeAnnotation');
        if (name === null || Array.isArray(annotation) || !annotation.isTSTypeAnnotation()) return;
        documentation.getPropDescriptor(name).description = printValue(annotation.get('typeAnnotation'));
      },
      null,
    );
};

const documentedIn = (code: string, filename: string) => {
  try {
    return parse(code, {
      filename,
      handlers: [builtinHandlers.displayNameHandler, writtenTypes],
      importer: makeFsImporter(),
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    // The error of react-docgen for a capitalized function that renders nothing of its own, such as a provider.
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
};

/**
 * Gives every component the types of its properties as written in the source. react-docgen cannot represent a
 * `readonly` list and reports its type as unknown.
 */
export const sourceTypesPlugin = (): Plugin => ({
  name: 'parvis:source-types',
  enforce: 'pre',
  transform(code, id) {
    if (!components.test(id)) return undefined;
    const names = new Set([...code.matchAll(exported)].map(({ groups }) => groups?.['name']));
    if (names.size === 0) return undefined;
    const documentation = documentedIn(code, id)
      .filter(({ displayName }) => names.has(displayName))
      .map(({ displayName, props = {} }) => {
        const types = Object.entries(props).map(([name, { description }]) => [name, description]);
        return `;${displayName}.writtenTypes=${JSON.stringify(Object.fromEntries(types))}`;
      });
    return { code: `${code}\n${documentation.join('\n')}`, map: null };
  },
});
