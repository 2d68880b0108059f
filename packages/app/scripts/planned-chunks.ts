import { dirname, join, relative, sep } from 'node:path';
import { build, parseSync, Visitor, type ESTree, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { readFile } from 'node:fs/promises';
import { planChunks } from './chunk-plan.ts';
import { loadedWith, type BuiltModule, type Visit } from './exact-chunks.ts';
import { entry, routeTable } from './message-graph.ts';
import { soonAfter } from './soon-parts.ts';

const source = dirname(routeTable);
const queryClient = join(source, 'query-client.ts');

/** How often a visit begins with a page of this access level. The numbers are guesses. */
const weights: Readonly<Record<string, number>> = {
  guests: 4,
  registering: 1,
  all: 1,
  community: 6,
  members: 2,
  staff: 0.2,
};
/** The weight of a dialog, or of another part that waits for an action of the reader. */
const LATER = 0.02;
/**
 * The weight of a part that loads soon after its page, as a share of the page's weight. It is small, because the reader
 * does not wait for the part.
 */
const SOON = 0.03;

const shells: Readonly<Record<string, readonly string[]>> = {
  guests: ['public'],
  registering: ['quiet'],
  all: ['public', 'member'],
};

/** The parts that load by themselves soon after one of these modules. */
const partsSoonAfter = (entries: readonly string[]): string[] =>
  entries
    .flatMap((file) => soonAfter[relative(source, file).replaceAll(sep, '/')] ?? [])
    .map((part) => join(source, part));

const nameOf = (node: ESTree.Node | null | undefined): string =>
  node?.type === 'Identifier' ? node.name : node?.type === 'Literal' ? String(node.value) : '';

/** A screen of the route table. */
export interface ScreenModule {
  readonly path: string;
  readonly file: string;
  readonly access: string;
}

/** The screens of the route table, by path. */
export function screensOf(program: ESTree.Program): ScreenModule[] {
  const files = new Map<string, string>();
  const screens = new Map<string, ScreenModule>();
  let variable = '';
  new Visitor({
    VariableDeclarator: ({ id }) => {
      variable = nameOf(id);
    },
    ImportExpression: (node) => {
      files.set(variable, join(source, nameOf(node.source)));
    },
    ObjectExpression: ({ properties }) => {
      const values = new Map(
        properties.flatMap((one) => (one.type === 'Property' ? [[nameOf(one.key), nameOf(one.value)]] : [])),
      );
      const file = files.get(values.get('screen') ?? '');
      const access = values.get('access');
      const path = values.get('path');
      if (file !== undefined && access !== undefined && path !== undefined)
        screens.set(path, { path, file, access });
    },
  }).visit(program);
  return [...screens.values()];
}

/** The visits of the app: one for each page with its shell, and one for each part that loads later. */
function visitsOf(
  modules: ReadonlyMap<string, BuiltModule>,
  screens: readonly ScreenModule[],
  lazy: ReadonlySet<string>,
): Visit[] {
  const perScreen = new Map(screens.map((screen) => [`${screen.file} ${screen.access}`, screen]));
  const partWeights = new Map<string, number>();
  const pages = [...perScreen.values()].flatMap(({ file, access }) =>
    (shells[access] ?? ['member']).map((shell) => {
      const weight = weights[access] ?? 0;
      const entries = [join(source, 'create-app.tsx'), join(source, 'shell', `${shell}-shell.tsx`), file];
      for (const part of partsSoonAfter(entries))
        partWeights.set(part, (partWeights.get(part) ?? 0) + weight * SOON);
      const readsData = entries.some((one) =>
        [...loadedWith(modules, one)].some((id) => id.includes('/@tanstack/')),
      );
      return { entries: readsData ? [...entries, queryClient] : entries, weight };
    }),
  );
  const known = new Set(pages.flatMap(({ entries }) => entries));
  for (const part of partWeights.keys())
    if (!lazy.has(part)) throw new Error(`No part of the app begins with ${part}.`);
  const later = [...lazy]
    .filter((id) => !known.has(id))
    .map((id) => ({ entries: [id], weight: partWeights.get(id) ?? LATER }));
  return [...pages, ...later];
}

/** Builds one file per module. Each file shows the code that tree shaking keeps. */
async function readModules(config: UserConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    ...config,
    build: {
      ...config.build,
      write: false,
      rolldownOptions: { output: { preserveModules: true, chunkFileNames: '[name]-[hash].js' } },
    },
  });
  if (!('output' in built)) throw new Error('The build for the plan of the chunks has several outputs.');
  return built.output.filter((file) => file.type === 'chunk');
}

/** Maps each module that several pages share to its chunk. The plan comes from a build with this configuration. */
async function plan(config: UserConfig): Promise<Map<string, string>> {
  const chunks = await readModules(config);
  const idOf = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.at(-1) ?? fileName]));
  const idsOf = (files: readonly string[]): string[] => files.flatMap((file) => idOf.get(file) ?? []);
  const modules = new Map(
    chunks.map(({ fileName, code, imports }) => {
      const id = idOf.get(fileName) ?? fileName;
      return [id, { id, size: code.length, imports: idsOf(imports) }];
    }),
  );
  const initial = loadedWith(modules, entry);
  const lazy = new Set(idsOf(chunks.flatMap(({ dynamicImports }) => dynamicImports)));
  const { program } = parseSync(routeTable, await readFile(routeTable, 'utf8'));
  const planned = planChunks(modules, visitsOf(modules, screensOf(program), lazy), initial);
  return new Map(planned.flatMap((ids, place) => ids.map((id) => [id, `shared-${place}`] as const)));
}

/** Plans the chunks of the build before it begins. */
export const plannedChunks = (config: UserConfig): Plugin => {
  const chunkOf = new Map<string, string>();
  return {
    name: 'parvis:planned-chunks',
    apply: 'build',
    async config() {
      for (const [id, chunk] of await plan(config)) chunkOf.set(id, chunk);
      const groups: Rolldown.CodeSplittingGroup[] = [
        // Libraries change rarely, so browsers can keep them cached across releases.
        { name: 'framework', tags: ['$initial'], test: /[\\/]node_modules[\\/]|preload-helper/ },
        // Puts those modules of the entry that screens import into a file of their own. The screens import that file by
        // name. The file's name contains a hash of its content. The name must not change when a screen changes, so the
        // file must not contain the module that lists the screens.
        { name: 'base', tags: ['$initial'], minShareCount: 2, test: /[\\/]src[\\/]/ },
        { name: (id) => chunkOf.get(id) ?? null },
      ];
      return {
        build: {
          rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } },
        },
      };
    },
  };
};
