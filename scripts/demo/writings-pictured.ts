import type { Writing } from './writing.ts';

export const pictured: Writing[] = [
  ['After Vespers', 'I stayed behind to lock up, and the light came back for a moment.', 'hillChurch'],
  [
    'Our rose window is back',
    'Eleven months of restoration. They cleaned every piece by hand. Come early on Sunday and look west.',
    'roseWindow',
  ],
  [
    'For all the intentions of this week',
    'One for each of you who wrote to me. They will burn through the night.',
    'candles',
  ],
  [
    'Day three of the Camino',
    'Blisters: four. Complaints: one. Kindness of strangers: lost count.',
    'pilgrimPath',
  ],
  [
    'Ave, maris stella',
    'My grandfather was a fisherman. He drew this for me as a child, and I have drawn it again for my own.',
    'starOfTheSea',
  ],
  [
    'Morning in the side chapel',
    'At about nine the whole floor turns blue. The children call it “the swimming pool”.',
    'lancets',
  ],
  [
    'The grotto garden',
    'The youth group planted all of this in April. They said nothing would grow here.',
    'garden',
  ],
  [
    'Holy Thursday, from the archive',
    'Found while sorting the sacristy drawers. The cloth was sewn by a parishioner in 1961 and is still in use.',
    'breadAndWine',
  ],
  [
    'The bells ring again',
    'They were silent for two years. This morning half the town opened its windows.',
    'bellTower',
  ],
  [
    'Country church, late',
    'We drove past and turned round. The door was open, and somebody had left apples.',
    'hillChurch',
  ],
  ['Light study', 'Sketch for the new baptistery window. Tell me honestly: too much red?', 'roseWindow'],
  ['All Souls', 'We read 143 names. I lit one for each person whose name nobody knew.', 'candles'],
  [
    'The way up to the shrine',
    'Forty minutes on foot, and nobody on the path but goats. Pray for me as I prayed for you.',
    'pilgrimPath',
  ],
  ['Night crossing', 'On the ferry home from the retreat. No signal, no noise, one star.', 'starOfTheSea'],
  [
    'Feast day flowers',
    'Sister Agnes says that they know what day it is. This year I believe her.',
    'garden',
  ],
  [
    'Swallows',
    'They nest above the clock every year. Father says they are the only ones who never miss Lauds.',
    'bellTower',
  ],
  [
    'Restored at last',
    'The middle panel had been in a cellar since the flood. Thank you to everyone who gave.',
    'lancets',
  ],
];
