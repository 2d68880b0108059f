// The plugin that `redocly.yaml` names. It replaces `x-extends` before Redocly lints or bundles the contract.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { withExtensions } from './contract-extends.ts';

interface Context {
  readonly location: { readonly source: { readonly absoluteRef: string } };
}

/** Changes the part in place, because Redocly identifies parts by their object identity. */
function extendInPlace(part: Record<string, unknown>, { location }: Context): void {
  if (!JSON.stringify(part).includes('"x-extends"')) return;
  const path = location.source.absoluteRef;
  const extended = withExtensions(part, basename(path), (file) =>
    parse(readFileSync(join(dirname(path), file), 'utf8')),
  );
  for (const key of Object.keys(part)) delete part[key];
  Object.assign(part, extended);
}

export default function plugin() {
  return {
    id: 'parvis',
    preprocessors: { oas3: { extends: () => ({ Schema: extendInPlace, Example: extendInPlace }) } },
  };
}
