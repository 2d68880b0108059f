// Checks that the contracts of the API and of its events are valid, follow the project's rules and match the
// generated code. Also checks that every operation has a handler, and that pages of the last release can use it.
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { createServer } from '../packages/server/src/create-server.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { contractFile } from './bundle-contract.ts';
import { root, succeed } from './command.ts';
import { contractChanges } from './compatibility/contract-changes.ts';
import { readPresentContract, readReleasedContract } from './compatibility/released-contract.ts';
import { contractFindings, globalSchemas, operationsOf } from './contract-rules.ts';
import type { ContractDocument } from './contract-rules.ts';
import { sourceFindings } from './contract-sources.ts';
import type { ContractSources, SourceFile } from './contract-sources.ts';
import { fingerprint, fingerprints } from './files.ts';

const fingerprintsOfGenerated = async (): Promise<Map<string, string>> =>
  (await fingerprints([join(root, 'packages')])).set(contractFile, await fingerprint(contractFile));

async function staleFiles(): Promise<string[]> {
  const before = await fingerprintsOfGenerated();
  await succeed(process.execPath, ['--run', 'generate']);
  const after = await fingerprintsOfGenerated();
  return (
    [...new Set([...before.keys(), ...after.keys()])]
      // The packages gate can pack a tarball at the same time.
      .filter((path) => before.get(path) !== after.get(path) && !path.endsWith('.tgz'))
      .map((path) => `${relative(root, path)} was not what its source generates; it is now`)
  );
}

async function readSources(): Promise<ContractSources> {
  const files = new Map<string, SourceFile>();
  for await (const path of glob('contract/*.yaml', { cwd: root }))
    files.set(basename(path, '.yaml'), parse(await readFile(join(root, path), 'utf8')));
  const paths = files.get('openapi')?.['paths'] as ContractSources['paths'];
  files.delete('openapi');

  const routes = new Map<string, string>();
  const features = join(root, 'packages/server/src/features');
  for await (const path of glob('*/*routes.ts', { cwd: features })) {
    const feature = dirname(path);
    routes.set(feature, `${routes.get(feature) ?? ''}${await readFile(join(features, path), 'utf8')}`);
  }
  return { paths, files, routes };
}

/** Starts the server. It refuses to start if an operation has no handler, or if a handler has no operation. */
async function startServer(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-contract-'));
  try {
    const server = await createServer({
      config: readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }),
    });
    await server.app.ready();
    await server.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// Lints the sources instead of the bundle, so that the linter names the line to change.
await succeed('redocly', ['lint', 'contract/openapi.yaml', 'asyncapi.yaml'], {
  env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});

const stale = await staleFiles();
const document: ContractDocument = parse(await readFile(contractFile, 'utf8'));
const events: ContractDocument = parse(await readFile(join(root, 'asyncapi.yaml'), 'utf8'));
const findings = [
  ...contractFindings(document),
  ...globalSchemas(Object.keys(events.components.schemas ?? {})),
  ...sourceFindings(await readSources()),
  ...contractChanges(await readReleasedContract(), await readPresentContract()).map(
    (change) => `${change}, which pages of the last release do not understand (docs/operations.md)`,
  ),
  ...stale,
];
for (const finding of findings) console.error(finding);
await startServer();

const count = operationsOf(document).length;
if (findings.length === 0) console.log(`${count} operations, each described, generated and handled.`);
process.exitCode = findings.length > 0 ? 1 : 0;
