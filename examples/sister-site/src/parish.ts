/** Everything that the pages say about the parish. */
export const parish = {
  name: 'Saint Brendan',
  description:
    'A Catholic parish by the harbour of Port Brendan: Mass every day, an open door, and a pot of tea after.',
  address: '12 Harbour Street, Port Brendan, ME 04000',
  telephone: '+1 207 555 0142',
  email: 'office@saint-brendan.example',
};

type Mass = { readonly time: string; readonly note?: string; readonly lang?: string };

export const massTimes: readonly { readonly day: string; readonly masses: readonly Mass[] }[] = [
  {
    day: 'Sunday',
    masses: [
      { time: '8:00 AM', note: 'Quiet' },
      { time: '10:30 AM', note: 'With choir and children' },
      { time: '6:00 PM', note: 'Español', lang: 'es' },
    ],
  },
  { day: 'Monday to Friday', masses: [{ time: '7:30 AM' }, { time: '12:10 PM', note: 'Not on Mondays' }] },
  { day: 'Saturday', masses: [{ time: '9:00 AM' }, { time: '5:00 PM', note: 'Sunday vigil' }] },
  { day: 'Holy days', masses: [{ time: '7:30 AM' }, { time: '7:00 PM' }] },
];

export const confessions = [
  { day: 'Saturday', time: '3:45 PM – 4:45 PM' },
  { day: 'Wednesday', time: '6:30 PM – 7:00 PM' },
] as const;

export const events = [
  {
    id: 'blessing',
    title: 'Blessing of the boats',
    date: 'Sunday, May 16',
    time: '2:00 PM at the town pier',
  },
  {
    id: 'rosary',
    title: 'Rosary for those at sea',
    date: 'Every Tuesday',
    time: '7:00 PM in the side chapel',
  },
  {
    id: 'chowder',
    title: 'Chowder supper for the food pantry',
    date: 'Friday, March 5',
    time: '5:30 PM in the parish hall',
  },
  { id: 'retreat', title: 'Parish retreat on Monhegan', time: undefined },
];

export const quotes = [
  {
    id: 'brendan',
    author: 'Saint Brendan the Navigator, a prayer ascribed to him',
    text: 'Help me to journey beyond the familiar and into the unknown.',
  },
  {
    id: 'augustine',
    author: 'Saint Augustine',
    text: 'You have made us for yourself, and our heart is restless until it rests in you.',
  },
];
