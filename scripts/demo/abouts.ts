/** The texts in which the members describe themselves. */
export const abouts = {
  en: [
    'Organist on Sundays, baker on weekdays. Ask me about sourdough or about Bach.',
    'Convert of 2019, still finding out what I said yes to.',
    'Father of five, driver of an old bus. We sing on long journeys.',
    'Nurse on the night shift. I pray the Rosary between the rounds.',
    'I teach history and lead our parish library: one shelf, four hundred books.',
    'Retired carpenter. I mend pews, kneelers and the odd confessional.',
    'Catechist for the little ones. They ask the better questions.',
    'Student of theology, server at the early Mass.',
    'I grow roses for the altar of Our Lady, and tomatoes for everybody else.',
    'Choir, soup kitchen, and a very patient husband.',
    'Walking to Santiago a week each year. Five weeks to go.',
    'I write icons in the old way, with egg and earth, and I am slow at it.',
  ],
  es: [
    'Catequista de primera comunión y abuela de tres.',
    'Toco la guitarra en la misa de las siete. Busco un bajista.',
    'Médico rural. La fe se aprende en los caminos.',
    'Me gusta cocinar para muchos: los domingos, en la parroquia.',
    'Maestra, lectora y devota de santa Teresa.',
    'Peregrino cada año a Guadalupe, con mi padre.',
  ],
} as const;
