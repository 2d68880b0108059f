import { buildApp } from './app-build.ts';

console.log((await buildApp()) === 'built' ? 'Built the app.' : 'The app is up to date.');
await import('../packages/server/src/main.ts');
