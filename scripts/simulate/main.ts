// Lives through one day of a community as fast as the machine can, and measures the cost of an active member. For
// example: `npm run simulate -- --members 300 --share 0.05 --engine postgres --seed 7 --json`. Works only on Linux,
// because it reads processor time from the system.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../packages/server/test/embedded-postgres.ts';
import { createPostgresDatabase } from '../../packages/server/test/postgres-database.ts';
import { describe } from './report.ts';
import { simulate } from './simulate.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    members: { type: 'string', default: '10000' },
    share: { type: 'string', default: '0.33' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const [members, share, seed] = [Number(values.members), Number(values.share), Number(values.seed)];
if (!['sqlite', 'postgres'].includes(values.engine))
  throw new Error('--engine takes "sqlite" or "postgres".');
if (!(Number.isSafeInteger(members) && members >= 100))
  throw new Error('--members takes a whole number of at least 100.');
if (!(share > 0 && share <= 1)) throw new Error('--share takes a number above 0, and at most 1.');
if (!(Number.isSafeInteger(seed) && seed > 0)) throw new Error('--seed takes a whole number above 0.');

const folder = await mkdtemp(join(tmpdir(), 'parvis-simulate-'));
const postgres = values.engine === 'postgres' ? await startEmbeddedPostgres({ durable: true }) : null;
try {
  const databaseUrl = postgres === null ? null : (await createPostgresDatabase(postgres.url)).url;
  const result = await simulate({ folder, databaseUrl, members, share, seed });
  console.log(values.json ? JSON.stringify(result, null, 2) : describe(result));
  if (result.problems.length > 0) process.exitCode = 1;
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
