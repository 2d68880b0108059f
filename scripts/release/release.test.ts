import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packFolder, sha256 } from './archive.ts';
import type { Component } from './components.ts';
import { withoutAcceptedLicense } from './licenses.ts';
import { withDependencies } from './lock-file.ts';
import { softwareBillOfMaterials } from './sbom.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-archive-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function hashOf(parent: string, names: readonly string[], mode: number): Promise<string> {
  const source = join(folder, parent, 'parvis-1.0.0');
  mkdirSync(source, { recursive: true });
  for (const name of names) {
    writeFileSync(join(source, name), name);
    chmodSync(join(source, name), mode);
    utimesSync(join(source, name), Math.random() * 1e9, Math.random() * 1e9);
  }
  const archive = join(folder, `${parent}.tar.gz`);
  await packFolder(join(folder, parent), 'parvis-1.0.0', archive, new Date(0));
  return sha256(archive);
}

test('archives of equal files are equal, whatever their order, times and rights', async () => {
  const hash = await hashOf('one', ['a', 'b'], 0o644);
  expect(await hashOf('two', ['b', 'a'], 0o600)).toBe(hash);
  expect(await hashOf('three', ['a', 'b'], 0o755)).not.toBe(hash);
});

test('finds packages as Node.js does, without those for development and optional peers', () => {
  const packages = {
    'packages/server': { dependencies: { direct: '1' } },
    'node_modules/direct': {
      dependencies: { shared: '2' },
      peerDependencies: { peer: '1', typescript: '5' },
      peerDependenciesMeta: { typescript: { optional: true } },
    },
    'node_modules/direct/node_modules/shared': { version: '2' },
    'node_modules/peer': {},
    'node_modules/shared': { version: '1' },
    'node_modules/typescript': {},
  };
  expect(withDependencies(packages, ['direct'], 'packages/server')).toEqual([
    'node_modules/direct',
    'node_modules/direct/node_modules/shared',
    'node_modules/peer',
  ]);
  expect(() => withDependencies(packages, ['missing'], 'packages/server')).toThrow(/has no missing/);
});

const component: Component = {
  name: '@parish/bells',
  version: '1.2.3',
  license: '(GPL-3.0-only OR MIT)',
  integrity: `sha512-${Buffer.from('bells').toString('base64')}`,
  folder: '/nowhere',
};

test('accepts a choice of licenses if one of them is accepted', () => {
  expect(withoutAcceptedLicense([component])).toEqual([]);
  const strict = { ...component, license: 'MIT AND GPL-3.0-only' };
  expect(withoutAcceptedLicense([strict])).toEqual(['@parish/bells@1.2.3 (MIT AND GPL-3.0-only)']);
});

test('the bill of materials has the address, the checksum and the license of a package', () => {
  const document: unknown = JSON.parse(
    softwareBillOfMaterials([component], { version: '1.0.0', time: new Date(0) }),
  );
  expect(document).toMatchObject({
    bomFormat: 'CycloneDX',
    components: [
      {
        purl: 'pkg:npm/%40parish/bells@1.2.3',
        hashes: [{ alg: 'SHA-512', content: Buffer.from('bells').toString('hex') }],
        licenses: [{ expression: '(GPL-3.0-only OR MIT)' }],
      },
    ],
  });
});
