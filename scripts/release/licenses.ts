import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component } from './components.ts';

/** Licenses that allow to distribute the package with Parvis. A package with another one has to be looked at first. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
]);

const licenseFile = /^(?:licen[cs]e|notice|copying|third-party)/i;
const texts = join(import.meta.dirname, 'license-texts');
const separator = `\n\n${'='.repeat(80)}\n`;

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8').trim();

/** The texts of a license that is not in the package. The LGPL is an addition to the GPL. */
const ownTexts = new Map([
  ['LGPL-3.0-or-later', () => [read(texts, 'LGPL-3.0.txt'), read(texts, 'GPL-3.0.txt')]],
]);

function textOf({ folder, license, name }: Component): string {
  const files = readdirSync(folder)
    .filter((file) => licenseFile.test(file))
    .toSorted();
  if (files.length > 0) return files.map((file) => read(folder, file)).join('\n\n');
  const readme = ['README.md', 'Readme.md', 'readme.md'].find((file) => existsSync(join(folder, file)));
  const notice = `The package ${name} has no license file. Its manifest names the license ${license}.`;
  const own = ownTexts.get(license)?.() ?? [];
  return [notice, ...(readme === undefined ? [] : [read(folder, readme)]), ...own].join('\n\n');
}

/**
 * Whether a license is accepted, or an expression such as `(MIT OR Apache-2.0)`, which has no inner parentheses. SPDX
 * also allows `and`.
 */
const isAccepted = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(/ AND /i).every((one) => accepted.has(one)));

/** The names of the components whose license nobody has accepted yet. */
export const withoutAcceptedLicense = (components: readonly Component[]): string[] =>
  components
    .filter(({ license }) => !isAccepted(license))
    .map(({ name, version, license }) => `${name}@${version} (${license || 'no license'})`);

/** The text of THIRD-PARTY-LICENSES. Components with the same text share it. */
export function thirdPartyLicenses(components: readonly Component[]): string {
  const groups = new Map<string, string[]>();
  for (const component of components) {
    const text = textOf(component);
    const titles = groups.get(text) ?? [];
    titles.push(`${component.name} ${component.version} (${component.license})`);
    groups.set(text, titles);
  }
  const parts = [...groups].map(([text, titles]) => `${titles.join('\n')}\n\n${text}`);
  const zipCodes =
    'The positions of ZIP codes come from GeoNames (https://www.geonames.org), CC BY 4.0, through the package zipcodes.';
  return `Parvis contains code and data of other authors under the licenses below.\n${zipCodes}${separator}${parts.join(separator)}\n`;
}
