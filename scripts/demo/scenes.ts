import { breadAndWine, candles, lancets, roseWindow } from './interiors.ts';
import { desert, harbour, parvis } from './landmarks.ts';
import { bellTower, garden, hillChurch, pilgrimPath, starOfTheSea } from './landscapes.ts';
import { adventWreath, font, psalter, soup } from './tables.ts';

export const scenes = {
  hillChurch: { draw: hillChurch, description: 'A small church on a hill at dusk, its windows lit.' },
  roseWindow: {
    draw: roseWindow,
    description: 'A rose window of colored glass, seen from inside the dark nave.',
  },
  candles: { draw: candles, description: 'Candles burning side by side before a dark wall.' },
  pilgrimPath: {
    draw: pilgrimPath,
    description: 'A winding path between cypresses, leading to a wayside cross.',
  },
  starOfTheSea: {
    draw: starOfTheSea,
    description: 'A bright star over the night sea, and a small sailing boat.',
  },
  lancets: { draw: lancets, description: 'Tall stained-glass windows in red, blue and gold.' },
  garden: { draw: garden, description: 'A Marian shrine in a garden full of flowers.' },
  breadAndWine: {
    draw: breadAndWine,
    description: 'A golden chalice, a loaf of bread and grapes on a white cloth.',
  },
  bellTower: { draw: bellTower, description: 'A bell tower in the morning, with swallows around it.' },
  parvis: {
    draw: parvis,
    description: 'The west front of a cathedral, and people on the square before it.',
  },
  harbour: { draw: harbour, description: 'Boats in a harbour, and the sun about to rise.' },
  desert: { draw: desert, description: 'Dunes at noon, a lonely tree, and footprints in the sand.' },
  psalter: { draw: psalter, description: 'An open psalter with a ribbon, lit from the side.' },
  adventWreath: { draw: adventWreath, description: 'An Advent wreath with four candles.' },
  soup: { draw: soup, description: 'A steaming pot of soup and bowls on a kitchen table.' },
  font: { draw: font, description: 'A baptismal font of stone, and a dove in the light above it.' },
} as const;

export type SceneName = keyof typeof scenes;
