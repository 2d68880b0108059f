import { join } from 'node:path';

/** For child processes of tests: caching compiled code halves the start of a server. */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/node-compile'),
};
