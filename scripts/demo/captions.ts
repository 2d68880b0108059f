import type { SceneName } from './scenes.ts';

export const captions: Record<SceneName, readonly (readonly [title: string, content: string])[]> = {
  hillChurch: [
    ['Last light', 'Compline in ten minutes. Whoever is near is welcome.'],
    ['Home parish', 'I have moved four times, and it is still this one that I dream of.'],
    ['Sunday evening', 'The six o’clock Mass has the fewest people and the best silence.'],
    ['From the road', 'Every journey home ends with this roof.'],
  ],
  roseWindow: [
    ['West front', 'Four o’clock in November is the right hour.'],
    ['Geometry and grace', 'I teach mathematics. This is where I send the pupils who ask what it is for.'],
    ['A window for Our Lady', 'Twelve petals for the twelve stars.'],
    ['Colour', 'No photograph does it justice, so I drew it.'],
  ],
  candles: [
    ['Candlemas is coming', 'Bring your own to be blessed; we have spares for the forgetful, such as me.'],
    ['Taizé evening', 'Eighty people, one refrain, no hurry.'],
    ['Power cut', 'We sang Vespers by these, and nobody wanted the lights back.'],
    ['A light for each of you', 'Leave a name below and I shall light one on Saturday.'],
  ],
  pilgrimPath: [
    ['Next bend', 'The guide said that it was flat. The guide is a man of faith.'],
    ['Stations in the open air', 'Number twelve is at the top of the hill, as it should be.'],
    ['Walking with the confirmands', 'They complained for one mile and sang for six.'],
    ['Early start', 'Psalm 121 before breakfast.'],
  ],
  starOfTheSea: [
    ['For those at sea', 'Our parish prays tonight for fishermen and their families.'],
    ['Star of the morning', 'Painted for my goddaughter’s room.'],
    ['Calm', 'He was asleep in the stern. I try to remember that.'],
    ['Harbour Mass', 'The altar was two fish crates and a clean sheet.'],
  ],
  lancets: [
    ['North aisle', 'Given in 1904 by the miners, a penny a week each.'],
    ['Blue hour', 'Between Lauds and Mass, with nobody there but the sacristan.'],
    ['Design for the hospital chapel', 'The nurses asked for warm colours and no faces.'],
    ['Learning to cut glass', 'Third course evening. Two plasters. Worth it.'],
  ],
  garden: [
    ['May altar in November', 'It has no business to flower now. It did not ask.'],
    ['Mary’s garden', 'Marigold, lady’s mantle, rosemary: all of them hers.'],
    [
      'Planted by the first graders',
      'One of them asked whether Our Lady has to water them herself at night.',
    ],
    ['A quiet corner', 'Behind the school, open every day until dusk.'],
  ],
  breadAndWine: [
    ['Corpus Christi, remembered', 'My favourite procession: nobody is in step.'],
    ['For the new priest', 'The whole parish gave for the chalice. His mother chose the shape.'],
    ['Give us this day', 'Baked by the confirmation class. Some of it was even eaten.'],
    ['Still life', 'For the cover of our harvest booklet.'],
  ],
  bellTower: [
    ['Angelus', 'Noon, and the dogs of the whole street join in.'],
    ['Two hundred and six steps', 'I counted. Then I counted again, on the way down, for joy.'],
    ['The clock is right again', 'After nine years. We shall all be late now without excuse.'],
    ['Scaffolding gone', 'There you are.'],
  ],
  parvis: [
    ['Before the doors', 'Half of parish life happens in the twenty minutes after Mass, out here.'],
    ['Market morning', 'Honey, candles, and a priest who buys too many pumpkins.'],
  ],
  harbour: [
    ['Blessing of the boats', 'Forty boats, one bishop, and a gull that stole his programme.'],
    ['Before sunrise', 'Lauds on the quay. The fishermen pray faster than we do.'],
  ],
  desert: [
    ['Day four of the retreat', 'No signal, no clock, and more to hear than at home.'],
    ['Footprints', 'My novice master kept this picture over his desk. Now it hangs over mine.'],
  ],
  psalter: [
    ['My grandmother’s psalter', 'Her pencil marks stop at Psalm 91. I go on from there.'],
    ['Lectio', 'One verse a day, read until it reads you.'],
  ],
  adventWreath: [
    ['Wreath workshop', 'Thirty families, one box of matches, no accidents. Deo gratias.'],
    ['Waiting', 'The children want to light all four at once. So do I.'],
  ],
  soup: [
    ['Friday soup', 'Lentils this week. Everybody is welcome, nobody is asked why.'],
    ['Thank you, cooks', 'Sixty bowls, and the pot came back empty.'],
  ],
  font: [
    ['Baptized today', 'She slept through all of it, and smiled at the candle.'],
    ['The old font is back', 'It stood in a garden for fifty years. The birds are sorry to lose it.'],
  ],
};

/** Favourite verses with their references. */
export const verses: readonly (readonly [reference: string, text: string])[] = [
  ['Psalm 27:14', 'Wait for the Lord; be strong, and let your heart take courage.'],
  ['Isaiah 43:1', 'I have called you by name; you are mine.'],
  ['Lamentations 3:22-23', 'His mercies never come to an end; they are new every morning.'],
  ['Micah 6:8', 'To do justice, and to love kindness, and to walk humbly with your God.'],
  ['Matthew 11:28', 'Come to me, all you that are weary, and I will give you rest.'],
  ['Luke 1:38', 'Let it be with me according to your word.'],
  ['Luke 24:32', 'Were not our hearts burning within us while he was talking to us on the road?'],
  ['John 1:5', 'The light shines in the darkness, and the darkness did not overcome it.'],
  ['John 6:68', 'Lord, to whom can we go? You have the words of eternal life.'],
  ['John 14:27', 'Peace I leave with you; my peace I give to you.'],
  ['Romans 8:38-39', 'Nothing will be able to separate us from the love of God.'],
  ['Romans 12:12', 'Rejoice in hope, be patient in suffering, persevere in prayer.'],
  ['1 Corinthians 13:7', 'It bears all things, believes all things, hopes all things, endures all things.'],
  ['2 Corinthians 12:9', 'My grace is sufficient for you, for power is made perfect in weakness.'],
  ['Galatians 6:2', 'Bear one another’s burdens.'],
  ['Ephesians 4:32', 'Be kind to one another, tender-hearted, forgiving one another.'],
  [
    'Philippians 4:6',
    'Do not worry about anything, but in everything by prayer let your requests be made known to God.',
  ],
  ['Colossians 3:14', 'Above all, clothe yourselves with love.'],
  ['1 Thessalonians 5:16-18', 'Rejoice always, pray without ceasing, give thanks in all circumstances.'],
  ['Hebrews 11:1', 'Faith is the assurance of things hoped for, the conviction of things not seen.'],
  ['Hebrews 13:2', 'Do not neglect to show hospitality to strangers.'],
  ['James 1:22', 'Be doers of the word, and not merely hearers.'],
  ['1 Peter 5:7', 'Cast all your anxiety on him, because he cares for you.'],
  ['1 John 4:18', 'There is no fear in love.'],
  ['Revelation 21:5', 'See, I am making all things new.'],
  ['Psalm 46:10', 'Be still, and know that I am God.'],
  ['Psalm 84:10', 'A day in your courts is better than a thousand elsewhere.'],
  ['Psalm 139:14', 'I praise you, for I am fearfully and wonderfully made.'],
  ['Proverbs 3:5', 'Trust in the Lord with all your heart.'],
  ['Ecclesiastes 3:1', 'For everything there is a season.'],
];

export const afterVerses = [
  'It was in the readings this week and would not leave me.',
  'My confirmation verse. Forty years on, I begin to understand it.',
  'Written inside my father’s missal, in pencil.',
  'Which one do you carry?',
  'We read it at the hospital today.',
  'Learning it by heart with the children.',
] as const;
