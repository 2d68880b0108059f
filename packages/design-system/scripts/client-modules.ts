// What cannot be rendered by React's server says so by its first line, 'use client': frameworks with server components
// send it to the browser. What only puts elements together stays on the server.
import type { Plugin } from 'vite';

/** The line that a module for the browser begins with. */
const clientDirective = "'use client';";

// Hooks, contexts and handlers of events: the server has none of them.
const clientOnly =
  /\buse(?:[A-Z]\w*)?\(|\bcreateContext\(|\bon[A-Z]\w*|\bextends (?:\w+\.)?(?:Pure)?Component\b/;

/** Whether a module, without its types, needs the browser. */
export const isClientModule = (code: string): boolean => clientOnly.test(code);

/** Marks each module of a build that needs the browser. */
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
