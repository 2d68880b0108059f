// Finds the texts that a part of the app can show. These are the texts of its modules and of all modules that they
// import.
import { readFile, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

const source = join(import.meta.dirname, '../src');
/** The modules with the texts that the build writes into the documents. */
const documentModules = join(source, 'documents');
/** The module that the browser loads first. */
export const entry = join(source, 'main.tsx');

/** Only this module names the screens. Each screen loads its own texts. */
export const routeTable = join(source, 'route-table.ts');

type Parsed = Pick<ReturnType<typeof parseSync>, 'program' | 'module'>;

interface SourceModule extends Parsed {
  imports: string[];
  /** The modules that this module imports lazily. */
  lazyImports: string[];
  messages: string[];
}

const literalOf = (node: ESTree.Node | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** Finds the message ids in the code in the same way as the extractor of Lingui. */
export const messagesIn = (program: ESTree.Program): string[] => {
  const messages: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [id] }) => {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.name !== '_') return;
      const message =
        id?.type === 'TemplateLiteral' && id.quasis.length === 1
          ? (id.quasis[0]?.value.cooked ?? null)
          : literalOf(id);
      if (message !== null) messages.push(message);
    },
  }).visit(program);
  return messages;
};

/** Whether a module only re-exports others, as the `index.ts` of a feature does. */
const onlyReexports = ({ program }: Parsed): boolean =>
  program.body.length > 0 &&
  program.body.every((node) => node.type === 'ExportNamedDeclaration' && node.source !== null);

/**
 * The modules that an import reaches. If the imported module only re-exports, these are the modules that define the
 * imported names. The build drops the other re-exported modules.
 */
export const reachedBy = (file: string, { module }: Parsed, imported: string, target: Parsed): string[] => {
  if (!onlyReexports(target)) return [imported];
  const isOf = (request: { value: string } | null): boolean =>
    request !== null && join(dirname(file), request.value) === imported;
  const names = new Set(
    [
      ...module.staticImports.filter(({ moduleRequest }) => isOf(moduleRequest)),
      ...module.staticExports.map(({ entries }) => ({
        entries: entries.filter(({ moduleRequest }) => isOf(moduleRequest)),
      })),
    ].flatMap(({ entries }) =>
      entries.flatMap(({ isType, importName }) => (isType ? [] : [importName.name])),
    ),
  );
  return target.module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest !== null && names.has(exportName.name)
        ? [join(dirname(imported), moduleRequest.value)]
        : [],
    ),
  );
};

const read = async (file: string): Promise<SourceModule> => {
  const { program, module } = parseSync(file, await readFile(file, 'utf8'));
  const lazyImports: string[] = [];
  new Visitor({
    ImportExpression: (node) => {
      const request = literalOf(node.source);
      if (request !== null) lazyImports.push(request);
    },
  }).visit(program);
  const requests = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null || isType ? [] : [moduleRequest.value],
      ),
    ),
  ];
  const own = (list: readonly string[]) =>
    list
      .filter((request) => request.startsWith('.') && !request.includes('/locales/'))
      .map((request) => join(dirname(file), request));
  return {
    program,
    module,
    imports: own(requests),
    lazyImports: own(lazyImports),
    messages: messagesIn(program),
  };
};

export interface Parts {
  /** The texts that every page needs. */
  everywhere: ReadonlySet<string>;
  /** The additional texts of each screen or shell, by file name. */
  screens: ReadonlyMap<string, ReadonlySet<string>>;
  /** The texts that the build writes into the documents. */
  documents: ReadonlySet<string>;
}

export const readParts = async (): Promise<Parts> => {
  const files = await readdir(source, { recursive: true });
  const modules = new Map(
    await Promise.all(
      files
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('locales'))
        .map(async (file) => [join(source, file), await read(join(source, file))] as const),
    ),
  );

  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    const module = modules.get(file);
    if (module === undefined || seen.has(file)) return seen;
    seen.add(file);
    const lazy = file === routeTable ? [] : module.lazyImports;
    for (const imported of module.imports) {
      const target = modules.get(imported);
      for (const next of target === undefined ? [] : reachedBy(file, module, imported, target))
        reach(next, seen);
    }
    for (const imported of lazy) reach(imported, seen);
    return seen;
  };
  const messagesFrom = (file: string): Set<string> =>
    new Set([...reach(file)].flatMap((reached) => modules.get(reached)?.messages ?? []));

  const everywhere = messagesFrom(entry);
  const screens = new Map<string, ReadonlySet<string>>();
  for (const file of modules.get(routeTable)?.lazyImports ?? []) {
    const name = basename(file).replace(/\.tsx?$/, '');
    if (screens.has(name)) throw new Error(`Two screens of the route table are called ${name}.`);
    screens.set(name, new Set([...messagesFrom(file)].filter((id) => !everywhere.has(id))));
  }
  const documents = new Set(
    [...modules.keys()]
      .filter((file) => dirname(file) === documentModules)
      .flatMap((file) => [...messagesFrom(file)]),
  );
  return { everywhere, screens, documents };
};
