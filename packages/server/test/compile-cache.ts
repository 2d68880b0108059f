import { join } from 'node:path';

/** Child processes of tests use this compile cache, which halves the time that a server needs to start. */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/node-compile'),
};
