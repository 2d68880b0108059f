/** The answers of a member to the faith questionnaire. */
export const questionnaireAnswers = {
  catholic: 'Yes',
  parish: 'St. Cecilia',
  diocese: 'Springfield',
  rite: 'Eastern',
  riteType: 'Maronite',
  knightOfColumbus: false,
  knightOfMalta: true,
  favoriteSaint: 'St. Charbel',
  historicalFigure: 'Dante',
} as const;
