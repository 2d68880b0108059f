import { buildApp } from './app-build.ts';
import { endWithParent } from './end-with-parent.ts';

console.log((await buildApp()) === 'built' ? 'Built the app.' : 'The app is up to date.');
endWithParent();
await import('../packages/server/src/main.ts');
