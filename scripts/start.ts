import { buildApp } from './app-build.ts';
import { exitWithParent } from './exit-with-parent.ts';

console.log((await buildApp()) === 'built' ? 'Built the app.' : 'The app is up to date.');
exitWithParent();
await import('../packages/server/src/main.ts');
