import { pathToFileURL } from 'node:url';
import { buildApp } from './app-build.ts';
import { exitWithParent } from './exit-with-parent.ts';
import { buildServer, builtServer } from './server-build.ts';

const [app] = await Promise.all([buildApp(), buildServer()]);
console.log(app === 'built' ? 'Built the app.' : 'The app is up to date.');
exitWithParent();
await import(pathToFileURL(builtServer).href);
