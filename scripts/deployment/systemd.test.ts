import { expect, test } from 'vitest';
import { readDeployFile, readUnit } from './files.ts';

const server = await readUnit('parvis.service');
const backup = await readUnit('parvis-backup.service');

/** Each of these takes a right from the service that it does not need. */
const sandbox = {
  AmbientCapabilities: [''],
  CapabilityBoundingSet: [''],
  LockPersonality: ['yes'],
  NoNewPrivileges: ['yes'],
  PrivateDevices: ['yes'],
  PrivateTmp: ['yes'],
  PrivateUsers: ['yes'],
  ProtectClock: ['yes'],
  ProtectControlGroups: ['yes'],
  ProtectHome: ['yes'],
  ProtectHostname: ['yes'],
  ProtectKernelLogs: ['yes'],
  ProtectKernelModules: ['yes'],
  ProtectKernelTunables: ['yes'],
  ProtectProc: ['invisible'],
  ProtectSystem: ['strict'],
  RemoveIPC: ['yes'],
  RestrictAddressFamilies: ['AF_INET AF_INET6 AF_UNIX AF_NETLINK'],
  RestrictNamespaces: ['yes'],
  RestrictRealtime: ['yes'],
  RestrictSUIDSGID: ['yes'],
  StateDirectoryMode: ['0700'],
  SystemCallArchitectures: ['native'],
  SystemCallFilter: ['@system-service', '~@privileged @resources'],
  UMask: ['0077'],
};

test.each([
  ['parvis.service', server],
  ['parvis-backup.service', backup],
])('%s has the whole sandbox, and memory that JavaScript can be compiled into', (_, unit) => {
  const found = Object.fromEntries(Object.keys(sandbox).map((key) => [key, unit(key)]));
  expect(found).toEqual(sandbox);
  expect(unit('MemoryDenyWriteExecute')).toEqual(['no']);
});

test('the server and its backup use the same user, settings and data', () => {
  for (const key of ['User', 'Group', 'EnvironmentFile', 'Environment', 'StateDirectory'])
    expect(backup(key)).toEqual(server(key));
  expect(server('User')).not.toEqual(['root']);
});

test('the timer starts the backup every night', async () => {
  const timer = await readUnit('parvis-backup.timer');
  expect(timer('OnCalendar')).toEqual(['*-*-* 03:15:00']);
  expect(timer('Persistent')).toEqual(['true']);
});

test('no unit has a line that is no assignment, section or comment', async () => {
  const files = ['parvis.service', 'parvis-backup.service', 'parvis-backup.timer'];
  const lines = (await Promise.all(files.map(readDeployFile))).flatMap((text) => text.split('\n'));
  expect(
    lines.filter((line) => !/^(?:#.*|\[(?:Unit|Service|Timer|Install)\]|[A-Za-z]+=.*|)$/.test(line)),
  ).toEqual([]);
});
