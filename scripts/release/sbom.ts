import type { Component } from './components.ts';

const spdxExpression = / (?:AND|OR|WITH) /;
/** Names in manifests that are not in the SPDX list. */
const notSpdx = new Set(['BSD', '']);

function licenseOf(license: string): object {
  if (spdxExpression.test(license)) return { expression: license };
  return { license: notSpdx.has(license) ? { name: license || 'unknown' } : { id: license } };
}

const hashOf = (integrity: string): object[] =>
  integrity.startsWith('sha512-')
    ? [{ alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') }]
    : [];

/** The address of a package (https://github.com/package-url/purl-spec). */
const purlOf = ({ name, version }: Pick<Component, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Describes the components in the format CycloneDX 1.6. `time` is the time of the commit. */
export function softwareBillOfMaterials(
  components: readonly Component[],
  { version, time }: { readonly version: string; readonly time: Date },
): string {
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: time.toISOString(),
      component: {
        type: 'application',
        'bom-ref': `parvis@${version}`,
        name: 'parvis',
        version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: components.map((component) => ({
      type: 'library',
      'bom-ref': purlOf(component),
      name: component.name,
      version: component.version,
      scope: 'required',
      purl: purlOf(component),
      hashes: hashOf(component.integrity),
      licenses: [licenseOf(component.license)],
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
