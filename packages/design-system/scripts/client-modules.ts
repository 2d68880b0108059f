// Adds 'use client' to modules that need the browser, so that frameworks with server components send them to the
// browser. Modules that only combine elements stay on the server.
import type { Plugin } from 'vite';

/** The directive that starts a client module. */
const clientDirective = "'use client';";

// Hooks, contexts and event handlers, which do not exist on the server.
const clientOnly =
  /\buse(?:[A-Z]\w*)?\(|\bcreateContext\(|\bon[A-Z]\w*|\bextends (?:\w+\.)?(?:Pure)?Component\b/;

/** Whether a module, after removal of its types, needs the browser. */
export const isClientModule = (code: string): boolean => clientOnly.test(code);

/** Adds the directive to each module of a build that needs the browser. */
export function clientModules(): Plugin {
  const found = new Set<string>();
  return {
    name: 'client-modules',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (/\.tsx?$/.test(id) && isClientModule(code)) found.add(id);
    },
    outputOptions: (options) => ({
      ...options,
      banner: ({ facadeModuleId }) =>
        facadeModuleId !== null && found.has(facadeModuleId) ? clientDirective : '',
    }),
  };
}
