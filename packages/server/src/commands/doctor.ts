// Checks the settings and everything that the server needs, and says what to do. Changes nothing. Can run while the
// server runs.
import { checkDataFolder, checkFiles } from './doctor/data-folder.ts';
import { checkDatabase } from './doctor/database.ts';
import { checkMail } from './doctor/mail.ts';
import { checkMemory } from './doctor/memory.ts';
import { checkPort } from './doctor/port.ts';
import { checkRedis } from './doctor/redis.ts';
import { reportOf, runChecks } from './doctor/run-checks.ts';
import { checkSettings, readSettings } from './doctor/settings.ts';
import { checkSite } from './doctor/site.ts';

async function examine(asJson: boolean): Promise<void> {
  const { config, errors } = readSettings(process.env);
  const findings = await runChecks([
    { name: 'settings', run: () => checkSettings(config, errors) },
    { name: 'data', run: () => checkDataFolder(config) },
    { name: 'database', run: () => checkDatabase(config) },
    { name: 'redis', run: () => checkRedis(config) },
    { name: 'files', run: () => checkFiles(config) },
    { name: 'mail', run: () => checkMail(config) },
    { name: 'site', run: () => checkSite(config) },
    { name: 'port', run: () => checkPort(config) },
    { name: 'memory', run: () => checkMemory() },
  ]);
  const code = findings.some(({ state }) => state === 'problem') ? 1 : 0;
  const report = asJson ? `${JSON.stringify(findings, null, 2)}\n` : reportOf(findings);
  // A check that has reached its time limit can still wait for the network.
  process.stdout.write(report, () => process.exit(code));
}

const args = process.argv.slice(2);
if (args.some((argument) => argument !== '--json')) {
  process.stderr.write('Usage: doctor [--json]\n');
  process.exitCode = 2;
} else await examine(args.length > 0);
