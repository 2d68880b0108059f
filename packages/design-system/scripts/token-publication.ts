import { toHex, type OklchColor } from './color.ts';
import { colorValue, parents, place } from './token-resolver.ts';
import type { Token } from './token-format.ts';
import {
  colorDescriptions,
  contrasts,
  densities,
  houseColors,
  schemes,
  noSeasonColors,
  seasonColors,
  seasonDescriptions,
  seasonMeaning,
  seasonNames,
  seasonRoles,
  sharedTokens,
  type Contrast,
  type Scheme,
  type SeasonName,
} from './token-files.ts';

type Json = { [key: string]: unknown };

type Values = (scheme: Scheme, contrast: Contrast) => OklchColor | undefined;

/** A color with its value in the light scheme. Extensions hold its values in other schemes and contrasts. */
function colorToken(values: Values, description: string | undefined): Json {
  const light = values('light', 'standard');
  if (light === undefined) throw new Error('A colour has no light value');
  const modes = schemes.flatMap((scheme) =>
    contrasts.map((contrast) => [scheme, contrast, values(scheme, contrast)] as const),
  );
  const others = modes.filter(([scheme, contrast, color]) => {
    const usual = values(scheme, 'standard');
    if (color === undefined || usual === undefined) return false;
    return contrast === 'more' ? toHex(color) !== toHex(usual) : scheme === 'dark';
  });
  return {
    $value: colorValue(light),
    ...(description === undefined || description === '' ? {} : { $description: description }),
    $extensions: {
      'parvis.modes': Object.fromEntries(
        others.map(([scheme, contrast, color]) => [
          contrast === 'more' ? `${scheme}-more` : scheme,
          color === undefined ? undefined : colorValue(color),
        ]),
      ),
    },
  };
}

function colors(): Json {
  const names = [...houseColors.standard.light.keys()];
  const groups = parents(names);
  const tree: Json = { $type: 'color' };
  for (const name of names) {
    const values: Values = (scheme, contrast) => houseColors[contrast][scheme].get(name);
    place(tree, name, colorToken(values, colorDescriptions.get(name)), groups);
  }
  return tree;
}

function season(name: SeasonName | 'none'): Json {
  const tokens = seasonRoles.map((role) => {
    const values: Values = (scheme, contrast) =>
      (name === 'none'
        ? noSeasonColors(houseColors[contrast][scheme])
        : seasonColors(name, scheme, contrast)
      ).get(`season.${role}`);
    return [role, colorToken(values, seasonDescriptions.get(`season.${role}`))] as const;
  });
  return { $description: seasonMeaning(name), ...Object.fromEntries(tokens) };
}

// The only alias among the shared tokens is the color of a shadow, which is published in the same file.
function shared(token: Token): Json {
  const modes = Object.entries(densities).flatMap(([density, tokens]) => {
    const scaled = tokens.get(token.name);
    return scaled === undefined ? [] : [[density, scaled.value] as const];
  });
  const extensions = {
    ...token.extensions,
    ...(modes.length > 0 ? { 'parvis.modes': Object.fromEntries(modes) } : {}),
  };
  return {
    $type: token.type,
    $value: token.value,
    ...(token.description === '' ? {} : { $description: token.description }),
    ...(Object.keys(extensions).length > 0 ? { $extensions: extensions } : {}),
  };
}

/** The public tokens in the DTCG format, without the private primitives. */
export function published(): Json {
  const tree: Json = {
    $description:
      'The public tokens of @parvis/design-system. A colour has its light value; parvis.modes holds the others.',
    color: colors(),
    season: {
      $type: 'color',
      ...Object.fromEntries((['none', ...seasonNames] as const).map((name) => [name, season(name)])),
    },
  };
  const groups = parents(sharedTokens.map(({ name }) => name));
  for (const token of sharedTokens) place(tree, token.name, shared(token), groups);
  return tree;
}
