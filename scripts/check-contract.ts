// Checks that the API and event contracts are valid, follow the project's rules and match the generated code, and that
// every operation has a handler.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { createServer } from '../packages/server/src/create-server.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { root, succeed } from './command.ts';
import { contractFindings, operationsOf } from './contract-rules.ts';
import type { ContractDocument } from './contract-rules.ts';
import { fingerprints } from './files.ts';

async function staleFiles(): Promise<string[]> {
  const packages = join(root, 'packages');
  const before = await fingerprints([packages]);
  await succeed(process.execPath, ['--run', 'generate']);
  const after = await fingerprints([packages]);
  return (
    [...new Set([...before.keys(), ...after.keys()])]
      // The packages gate may pack a tarball at the same time.
      .filter((path) => before.get(path) !== after.get(path) && !path.endsWith('.tgz'))
      .map((path) => `${relative(root, path)} was not what its source generates; it is now`)
  );
}

/** The server refuses to start if an operation has no handler, or a handler no operation. */
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

await succeed('redocly', ['lint', 'openapi.yaml', 'asyncapi.yaml'], {
  env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});

const document: ContractDocument = parse(await readFile(join(root, 'openapi.yaml'), 'utf8'));
const findings = [...contractFindings(document), ...(await staleFiles())];
for (const finding of findings) console.error(finding);
await startServer();

const count = operationsOf(document).length;
if (findings.length === 0) console.log(`${count} operations, each described, generated and handled.`);
process.exitCode = findings.length > 0 ? 1 : 0;
