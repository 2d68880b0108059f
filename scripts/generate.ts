// Regenerates all generated code. Code that depends on other generated code comes later.
import { bundleContract } from './bundle-contract.ts';
import { command, succeed } from './command.ts';

const run = (workspace: string, script: string): string[] => [
  'run',
  script,
  '--silent',
  '--workspace',
  workspace,
];

await bundleContract();
console.log('✓ openapi.yaml');
for (const [workspace, script] of [
  ['packages/api-client', 'generate'],
  ['packages/server', 'generate'],
  ['packages/design-system', 'generate'],
  ['packages/app', 'machines'],
  ['packages/server', 'messages:extract'],
  ['packages/app', 'messages:extract'],
] as const) {
  await succeed('npm', run(workspace, script));
  console.log(`✓ ${workspace} ${script}`);
}

// Checks all packages, so that one run names every missing translation.
for (const workspace of ['packages/server', 'packages/app']) {
  const { code, output } = await command('npm', run(workspace, 'messages:compile'));
  console.log(code === 0 ? `✓ ${workspace} messages:compile` : `✗ ${workspace} messages:compile\n${output}`);
  if (code !== 0) process.exitCode = 1;
}
