import type { components } from '../../packages/api-client/src/contract.gen.ts';

type Draft = components['schemas']['PublicationPayload'];
type ParishDetails = components['schemas']['ParishDetails'];
type ServiceTime = ParishDetails['times'][number];

const service =
  (kind: ServiceTime['kind']) =>
  (days: readonly number[], time: string, note = '', language?: string): ServiceTime[] =>
    days.map((day) => ({ kind, day, time, note, ...(language === undefined ? {} : { language }) }));
const mass = service('mass');
const confession = service('confession');
const adoration = service('adoration');

const [sunday, friday, saturday] = [0, 5, 6];
const workdays = [1, 2, 3, 4, 5];
const nowhere = { phone: '', email: '', website: '', exceptions: [] };

/** Invented parishes. Their towns and ZIP codes exist, but their churches do not. */
export const planParishes = (now: number): Draft[] => {
  const year = new Date(now).getUTCFullYear();
  const christmas = { date: `${year}-12-25`, note: 'Masses at midnight, 9:00 AM and 11:00 AM.' };
  return [
    {
      kind: 'parish',
      title: 'Saint Cecilia',
      summary: 'A parish of singers near the river.',
      parish: {
        diocese: 'Diocese of Springfield in Illinois',
        address: '12 Elm Street',
        town: 'Springfield',
        state: 'IL',
        zip: '62701',
        phone: '(217) 555-0142',
        email: 'office@saintcecilia.example',
        website: 'https://saintcecilia.example',
        pastor: 'Father Paul Kerr',
        times: [
          ...mass([sunday], '10:00'),
          ...mass([sunday], '18:00', '', 'es'),
          ...mass([saturday], '17:00', 'Vigil'),
          ...mass(workdays, '07:30'),
          ...confession([saturday], '15:30'),
        ],
        patron: 'Saint Cecilia, virgin and martyr',
        holyDayTimes: [
          { kind: 'mass', time: '07:30', note: '' },
          { kind: 'mass', time: '19:00', note: '' },
        ],
        exceptions: [
          {
            ...christmas,
            times: [
              { kind: 'mass', time: '00:00', note: '' },
              { kind: 'mass', time: '09:00', note: '' },
              { kind: 'mass', time: '11:00', note: '' },
            ],
          },
        ],
      },
    },
    {
      kind: 'parish',
      title: 'Holy Family',
      summary: 'Between the mill and the school, with room for prams.',
      parish: {
        ...nowhere,
        diocese: 'Diocese of Springfield in Illinois',
        address: '400 Mill Lane',
        town: 'Decatur',
        state: 'IL',
        zip: '62521',
        pastor: 'Father Joseph Lindqvist',
        times: [...mass([sunday], '09:00'), ...mass([sunday], '11:15'), ...confession([friday], '18:00')],
      },
    },
    {
      kind: 'parish',
      title: 'Our Lady of the Harbor',
      summary: 'Small, white, and open all day.',
      parish: {
        ...nowhere,
        diocese: 'Diocese of Portland',
        address: '3 Quay Road',
        town: 'Portland',
        state: 'ME',
        zip: '04101',
        phone: '(207) 555-0117',
        pastor: 'Father Daniel Osei',
        times: [
          ...mass([sunday], '10:00'),
          ...mass(workdays, '12:10'),
          ...confession([saturday], '15:30'),
          ...adoration([friday], '17:00', 'until Compline'),
        ],
        exceptions: [christmas],
      },
    },
    {
      kind: 'parish',
      title: 'San Isidro Labrador',
      summary: 'Huerto, comedor y misa en dos lenguas.',
      language: 'es',
      parish: {
        ...nowhere,
        diocese: 'Archdiocese of San Antonio',
        address: '1810 Pecan Road',
        town: 'San Antonio',
        state: 'TX',
        zip: '78205',
        website: 'https://sanisidro.example',
        pastor: 'Padre Mateo Ruiz',
        times: [
          ...mass([sunday], '08:00', 'español'),
          ...mass([sunday], '10:30', 'inglés'),
          ...mass([sunday], '13:00', 'español'),
          ...confession([saturday], '16:00'),
          ...adoration([4], '19:00'),
        ],
      },
    },
  ];
};
