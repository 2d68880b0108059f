import type { PlannedPublication } from './planned-publication.ts';

/** The articles of the blog, in both languages. */
export const articles: readonly PlannedPublication[] = [
  {
    daysAgo: 17,
    scene: 'lancets',
    draft: {
      kind: 'article',
      title: 'Why our windows tell stories from below',
      summary: 'A glazier takes us up the scaffold and shows what nobody sees from the pews.',
      author: 'Helen Marsh',
      body: 'From the nave a window is light. From the scaffold it is a thousand decisions.\n\n## What the lead remembers\n\nEvery line is there because a piece of glass had to end somewhere. The old masters let it end where a **sleeve** falls, or a river turns.\n\n## What you can do next Sunday\n\n1. Arrive five minutes early.\n2. Choose one window, and stay with it.\n3. Begin at the bottom, on the left.\n\n> The windows are the poor man’s Bible, the sacristan said, and the rich man’s, too, if he looks up.',
    },
  },
  {
    daysAgo: 9,
    scene: 'parvis',
    draft: {
      kind: 'article',
      title: 'What a parvis is',
      summary: 'The square before the doors, and why a website should be named after it.',
      author: 'Thomas Brandt',
      body: 'Before one enters a cathedral one crosses a square. People **meet** there, and trade, and wait for each other.\n\nNobody has to go in. But everybody who does has come across it.\n\n## A place between\n\nThe parvis is neither street nor church. Pilgrims rested there, plays were acted there, bread was sold there, and friends were found. It is where the parish is a town and the town is a parish.\n\n## And online?\n\nNo screen takes the place of the sacraments. But there should be a square on the way to them.',
    },
  },
  {
    daysAgo: 6,
    scene: 'pilgrimPath',
    draft: {
      kind: 'article',
      title: 'Eleven miles to the shrine',
      summary: 'What thirty people learned who left their cars at home for a day.',
      author: 'Rebecca Schneider',
      body: 'We had planned for rain, for blisters and for somebody to be late. We had not planned for how much one talks when there is nothing else to do.\n\n- The slowest sets the pace.\n- Bread tastes of what you did before.\n- The last mile is walked in silence.',
    },
  },
  {
    daysAgo: 4,
    scene: 'adventWreath',
    draft: {
      kind: 'article',
      title: 'Cómo preparar el Adviento en casa',
      summary: 'Cuatro velas, cuatro domingos y muy poca prisa.',
      author: 'Lucía Ferrer',
      language: 'es',
      body: 'No hace falta mucho:\n\n- una corona de ramas,\n- cuatro velas,\n- y diez minutos sin pantalla.\n\n## Una vela cada domingo\n\nQue la encienda el más pequeño y que el mayor lea una línea de Isaías. Después, silencio: el que se pueda.\n\n## Y entre semana\n\nDejad la corona en la mesa. Se cena de otra manera cuando hay algo que espera.',
    },
  },
  {
    daysAgo: 1.5,
    scene: 'soup',
    draft: {
      kind: 'article',
      title: 'A pot of soup every Friday',
      summary: 'How six neighbors feed sixty guests, and what it costs.',
      author: 'Daniel Kim',
      body: 'It began with a pot that was too large for our family.\n\n## What it takes\n\nSix cooks, one kitchen with a permit, two hundred dollars a month, and somebody who likes to wash up.\n\n## What it gives\n\nWe know each other’s names now. That was not the plan. It is the best of it.',
    },
  },
];
