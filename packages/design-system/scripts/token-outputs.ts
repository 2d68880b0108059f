import { readBrands } from './brands.ts';
import { figmaVariables } from './figma-variables.ts';
import { collections } from './token-collections.ts';
import { resolverDocument } from './token-resolver.ts';
import { sassVariables, tailwindTheme } from './token-themes.ts';

const banner = 'Made from the tokens of @parvis/design-system.';

/** The files for other tools, by their name in the package. */
export async function tokenOutputs(): Promise<ReadonlyMap<string, string>> {
  const all = collections(await readBrands());
  return new Map([
    ['tokens.resolver.json', `${JSON.stringify(resolverDocument(all), null, 2)}\n`],
    ['figma-variables.json', `${JSON.stringify(figmaVariables(all))}\n`],
    ['tokens.scss', `// ${banner}\n${sassVariables(all)}\n`],
    ['tailwind.css', `/* ${banner} Import it after tailwindcss. */\n${tailwindTheme(all)}\n`],
  ]);
}
