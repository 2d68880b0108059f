import type { components } from '../../packages/api-client/src/contract.gen.ts';
import type { SceneName } from './scenes.ts';

interface PlannedGroup extends Required<Omit<components['schemas']['GroupPayload'], 'parishId'>> {
  founder: number;
  members: readonly number[];
  /** The numbers of the members who have asked to join. */
  asking: readonly number[];
  /** Each post is the number of its author and its text. */
  posts: readonly (readonly [number, string])[];
  scene: SceneName | null;
  daysAgo: number;
}

/** The groups: open and closed ones, in both languages. They are founded after all members have joined. */
export const groups: readonly PlannedGroup[] = [
  {
    name: 'Rosary on Thursdays',
    description:
      'We pray the rosary together every Thursday at eight in the evening, some in the Lady chapel and some at home.\nBring an intention, or come to pray for those of others.',
    category: 'prayer',
    place: 'Saint Joseph',
    admission: 'open',
    founder: 0,
    members: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    asking: [],
    posts: [
      [0, 'This Thursday we pray the luminous mysteries. Whoever leads a decade, say so here.'],
      [3, 'I can lead the second one. And please remember my mother, who is to be operated on Monday.'],
      [7, 'Of course. The candle in our kitchen is lit for her already.'],
    ],
    scene: 'candles',
    daysAgo: 9,
  },
  {
    name: 'Choir of the ten o’clock Mass',
    description: 'For those who sing at ten on Sundays. Rehearsals, scores, and who is away when.',
    category: 'music',
    place: 'Saint Cecilia',
    admission: 'request',
    founder: 0,
    members: [2, 5, 8, 12],
    asking: [14, 15],
    posts: [
      [0, 'Rehearsal on Wednesday at seven. We begin with the Advent introit.'],
      [5, 'I am away on the second Sunday of Advent. Can somebody take the alto solo?'],
    ],
    scene: 'lancets',
    daysAgo: 8,
  },
  {
    name: 'Padres de familia',
    description:
      'Para los que educamos a nuestros hijos en la fe: preguntas, libros y paseos de los domingos.',
    category: 'families',
    place: '',
    admission: 'open',
    founder: 4,
    members: [0, 6, 9, 13],
    asking: [],
    posts: [
      [
        4,
        '¿Qué les leen a los niños en Adviento? En casa empezamos con la corona y una historia cada noche.',
      ],
    ],
    scene: 'adventWreath',
    daysAgo: 7,
  },
  {
    name: 'Friday soup',
    description:
      'Who cooks, who carries and who washes up: we feed sixty guests every Friday in the hall of Saint Cecilia.',
    category: 'service',
    place: 'Saint Cecilia',
    admission: 'open',
    founder: 3,
    members: [0, 1, 5, 8, 10, 14, 17, 20],
    asking: [],
    posts: [
      [3, 'Lentils this week. I need two people with sharp knives and patience.'],
      [8, 'I bring both, and my daughter.'],
    ],
    scene: 'soup',
    daysAgo: 6,
  },
  {
    name: 'Walking to the shrine',
    description: 'Eleven miles on the first Saturday of the month, in any weather that allows an umbrella.',
    category: 'interests',
    place: 'Our Lady of the Harbor',
    admission: 'open',
    founder: 7,
    members: [2, 6, 11, 15, 16, 18],
    asking: [],
    posts: [[7, 'We meet at seven at the mill. Bring water, bread and one good question.']],
    scene: 'pilgrimPath',
    daysAgo: 5,
  },
  {
    name: 'Reading Augustine',
    description: 'One book of the Confessions a month, slowly, with coffee. Newcomers begin where we are.',
    category: 'study',
    place: '',
    admission: 'request',
    founder: 10,
    members: [0, 4, 12, 19],
    asking: [21],
    posts: [[10, 'Book eight on Tuesday: the garden. Read it aloud once before you come.']],
    scene: 'psalter',
    daysAgo: 4,
  },
];
