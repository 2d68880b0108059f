// Regenerates all generated code, in order of dependence.
import { bundleContract } from './bundle-contract.ts';
import { succeed } from './command.ts';

const steps = [
  ['packages/api-client', 'generate'],
  ['packages/server', 'generate'],
  ['packages/server', 'messages'],
  ['packages/design-system', 'generate'],
  ['packages/app', 'messages'],
  ['packages/app', 'machines'],
] as const;

await bundleContract();
console.log('✓ openapi.yaml');
for (const [workspace, script] of steps) {
  await succeed('npm', ['run', script, '--silent', '--workspace', workspace]);
  console.log(`✓ ${workspace} ${script}`);
}
