import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { expect, test } from 'vitest';
import {
  composeFiles,
  deployFolder,
  readDeployFile,
  readServices,
  readVariables,
  runsParvis,
} from './files.ts';

const services = await readServices();
const secret = /SECRET|PASSWORD|PASSPHRASE|TOKEN|KEY|_URL$/;

test('the compose files follow the schema of Compose', () => {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const results = linter.lintFiles(
    composeFiles.map((file) => join(deployFolder, file)),
    false,
  );
  expect(results).toHaveLength(composeFiles.length);
  // The other rules are about the order of keys and similar habits.
  expect(results.flatMap(({ messages }) => messages.filter(({ rule }) => rule === 'invalid-schema'))).toEqual(
    [],
  );
});

test.each(services)(
  '%s runs without root and capabilities, on a read-only disk, with a limit of memory',
  (_, service) => {
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    // Only the services that prepare a volume have no limit. They end after a moment.
    expect(service.mem_limit ?? service.network_mode).toMatch(/^\d+[mg]$|^none$/);
  },
);

test('only the proxy can be reached from outside of the machine', () => {
  const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(published).toEqual([
    'compose.yaml: parvis 127.0.0.1:3000:3000',
    'compose.full.yaml: caddy 80:80',
    'compose.full.yaml: caddy 443:443',
    'compose.full.yaml: caddy 443:443/udp',
  ]);
});

test('the database and the files have no way to the internet', () => {
  const inside = services.filter(([, { networks }]) => networks?.join() === 'inside').map(([name]) => name);
  expect(inside).toEqual([
    'compose.full.yaml: postgres',
    'compose.full.yaml: valkey',
    'compose.full.yaml: garage',
  ]);
});

test('every secret comes from .env, and a missing one stops the start', () => {
  const values = services.flatMap(([name, { environment = {} }]) =>
    Object.entries(environment)
      .filter(([key]) => secret.test(key) && key !== 'S3_ENDPOINT')
      .map(([key, value]) => [`${name} ${key}`, value] as const),
  );
  // Without these, a server still works: it sends no email, only this machine reads the metrics, and PostgreSQL carries
  // the events.
  const optional = /^compose\.yaml: parvis (?:SMTP_URL|BACKUP_PASSPHRASE)$| (?:METRICS_TOKEN|REDIS_URL)$/;
  for (const [name, value] of values)
    expect(`${name}=${value}`).toMatch(
      optional.test(name) ? /\$\{[A-Z\d_]+:-\}/ : /\$\{[A-Z\d_]+:\?Set [A-Z\d_]+ in \.env\}/,
    );
  expect(values.length).toBeGreaterThan(20);
});

test('the example of .env has exactly the variables of the compose files, without values', async () => {
  const texts = await Promise.all(composeFiles.map(readDeployFile));
  const used = new Set(texts.flatMap((text) => text.match(/(?<=\$\{)[A-Z\d_]+/g) ?? []));
  // The tag of an image that somebody else has built.
  used.delete('PARVIS_IMAGE');
  const example = readVariables(await readDeployFile('compose.env.example'));
  expect([...example.keys()].toSorted()).toEqual([...used].toSorted());
  expect([...example.values()].join('')).toBe('');
});

test('a service starts only after the services that it needs are healthy or done', () => {
  const all = new Map(services);
  const needs = services.flatMap(([name, { depends_on = {} }]) =>
    Object.entries(depends_on).map(([other, { condition }]) => ({ name, other, condition })),
  );
  for (const { name, other, condition } of needs) {
    const needed = all.get(`${name.slice(0, name.indexOf(':'))}: ${other}`);
    const ends = needed?.network_mode === 'none';
    expect({ name, condition }).toEqual({
      name,
      condition: ends ? 'service_completed_successfully' : 'service_healthy',
    });
    // The image of Parvis brings its own check.
    expect(needed !== undefined && (runsParvis(needed) || needed.healthcheck !== undefined)).toBe(true);
  }
  expect(needs.length).toBeGreaterThan(8);
});
