// Finds the texts that a part of the app can show: those of its modules and of all modules that these import.
import { readFile, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

const source = join(import.meta.dirname, '../src');
const entry = join(source, 'main.tsx');

/** The only module that names the screens; each screen loads its own texts. */
export const routeTable = join(source, 'route-table.ts');

interface SourceModule {
  imports: string[];
  /** Modules that it imports lazily. */
  lazyImports: string[];
  messages: string[];
}

const literalOf = (node: ESTree.Node | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** The message ids in the code, as the extractor finds them. */
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
  return { imports: own(requests), lazyImports: own(lazyImports), messages: messagesIn(program) };
};

export interface Parts {
  /** Texts needed on every page. */
  everywhere: ReadonlySet<string>;
  /** The additional texts of each screen or shell, by file name. */
  screens: ReadonlyMap<string, ReadonlySet<string>>;
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
    for (const imported of [...module.imports, ...lazy]) reach(imported, seen);
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
  return { everywhere, screens };
};
