import { basename, dirname, join } from 'node:path';
import { languages } from '@parvis/api-client/languages';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { messagesIn, reachedBy, routeTable } from './message-graph.ts';

const locales = join(dirname(routeTable), 'locales');

/** Plurals and other choices cannot be shown before they are compiled. */
const isPattern = (id: string): boolean => /\{\w+,/.test(id);

/** The message ids of a compiled catalogue. */
const idsOf = (program: ESTree.Program): Set<string> => {
  const ids = new Set<string>();
  new Visitor({
    CallExpression: ({ callee, arguments: [json] }) => {
      if (callee.type !== 'MemberExpression' || json?.type !== 'Literal') return;
      if (typeof json.value === 'string') for (const id of Object.keys(JSON.parse(json.value))) ids.add(id);
    },
  }).visit(program);
  return ids;
};

/** The screens of the route table. */
const screensIn = (program: ESTree.Program): string[] => {
  const imports: { start: number; file: string }[] = [];
  const calls: ESTree.CallExpression[] = [];
  new Visitor({
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'screen') calls.push(node);
    },
    ImportExpression: ({ start, source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string')
        imports.push({ start, file: join(dirname(routeTable), source.value) });
    },
  }).visit(program);
  return calls.flatMap(({ start, end }) =>
    imports.filter((one) => one.start > start && one.start < end).map(({ file }) => file),
  );
};

/** The catalogue of a screen. The message compiler names it after the file of the screen. */
const fileOf = (screen: string, language: string): string =>
  join(locales, language, basename(screen).replace(/\.tsx$/, '.ts'));

const inApp = (file: string): boolean => file.startsWith(dirname(routeTable)) && !file.startsWith(locales);

/** Fails the build if a screen has texts but does not load them. */
export const textsOfScreens = (): Plugin => ({
  name: 'parvis:texts-of-screens',
  apply: 'build',
  buildEnd(error) {
    if (error !== undefined) return;
    const modules = new Map<string, ReturnType<typeof parseSync>>();
    const parsed = (file: string): ReturnType<typeof parseSync> => {
      const known = modules.get(file);
      if (known !== undefined) return known;
      const code = this.getModuleInfo(file)?.code;
      if (typeof code !== 'string') return this.error(`${file} is no part of the app.`);
      const module = parseSync('module.js', code);
      modules.set(file, module);
      return module;
    };
    const programOf = (file: string): ESTree.Program => parsed(file).program;
    const screens = screensIn(programOf(routeTable));
    const begins = new Set(screens);

    const reach = (file: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(file) || !inApp(file)) return seen;
      seen.add(file);
      const module = this.getModuleInfo(file);
      for (const imported of (module?.importedIds ?? []).filter(inApp))
        for (const next of reachedBy(file, parsed(file), imported, parsed(imported))) reach(next, seen);
      for (const next of module?.dynamicallyImportedIds ?? [])
        if (file !== routeTable || !begins.has(next)) reach(next, seen);
      return seen;
    };
    const textsFrom = (file: string) => [...reach(file)].flatMap((reached) => messagesIn(programOf(reached)));

    const gaps = (file: string, ids: ReadonlySet<string>): string[] =>
      textsFrom(file)
        .filter((id) => !ids.has(id))
        .map((id) => `${file.slice(dirname(routeTable).length + 1)} says “${id}”`);

    const main = join(dirname(routeTable), 'main.tsx');
    const missing = languages
      .filter((language) => language !== 'en')
      .flatMap((language) => {
        const everywhere = idsOf(programOf(join(locales, `${language}.ts`)));
        return [
          ...gaps(main, everywhere),
          ...screens.flatMap((screen) =>
            gaps(screen, new Set([...everywhere, ...idsOf(programOf(fileOf(screen, language)))])),
          ),
        ].map((gap) => `${gap} without ${language}`);
      });
    const patterns = new Set([main, ...begins].flatMap(textsFrom).filter(isPattern));
    for (const locale of ['default', 'en']) {
      const known = idsOf(programOf(join(locales, `${locale}.ts`)));
      for (const id of patterns) if (!known.has(id)) missing.push(`${locale}.ts has no “${id}”`);
    }
    if (missing.length > 0)
      this.error(`${[...new Set(missing)].join('\n')}\nTry: npm run messages -w packages/app`);
  },
});
