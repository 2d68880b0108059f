import type { components } from '@parvis/api-client/contract';
import type { GoodsName } from './goods.ts';

type Listing = components['schemas']['Listing'];
type Details = Pick<Listing, 'make' | 'year' | 'mileage' | 'author' | 'language' | 'condition'>;

export interface PlannedListing {
  readonly title: string;
  readonly price: number;
  readonly category: Listing['category'];
  readonly description: string;
  readonly photos: readonly GoodsName[];
  readonly daysAgo: number;
  readonly status?: Listing['status'];
  /** What only listings of the category have. */
  readonly details: Details;
}

/** The members' towns, used in rotation. Most are in a few cities, so that members have listings nearby. */
export const homes = [
  '02134',
  '10001',
  '60614',
  '90012',
  '02139',
  '11215',
  '60625',
  '77002',
  '02446',
  '20017',
];

const offer = (
  title: string,
  price: number,
  category: Listing['category'],
  photos: readonly GoodsName[],
  description: string,
  status?: Listing['status'],
): Omit<PlannedListing, 'daysAgo' | 'details'> => ({
  title,
  price,
  category,
  photos,
  description,
  ...(status === undefined ? {} : { status }),
});

/** The listings, from the newest to the oldest. */
const offers = [
  offer(
    'Olive wood crucifix',
    45,
    'Religious Art',
    ['crucifix', 'crucifix'],
    'Carved in Bethlehem, 14 inches high. It hung in our kitchen for twenty years.',
  ),
  offer(
    'Icon of Our Lady of Vladimir',
    320,
    'Religious Art',
    ['icon', 'icon', 'icon'],
    'Painted by hand on lime wood, egg tempera and gold leaf. Blessed by our pastor.',
  ),
  offer(
    'Rosario de cuentas de cerámica',
    18.5,
    'Religious Items',
    ['rosary'],
    'Hecho a mano en Puebla. Puedo enviarlo por correo.',
  ),
  offer(
    'Liturgy of the Hours, four volumes',
    90,
    'Books',
    ['book', 'book'],
    'Leather covers, some pencil marks in Lent. The ribbons are all there.',
  ),
  offer(
    'Minivan for a growing family',
    8900,
    'Cars',
    ['car', 'car'],
    'Eight seats, 92,000 miles, new brakes. Our children have outgrown it.',
  ),
  offer(
    'Brass altar candlesticks, a pair',
    275,
    'Religious Items',
    ['candlesticks'],
    'From a chapel that was closed in 1971. To be fetched; they are heavy.',
    'reserved',
  ),
  offer('Hand bell for the sacristy', 60, 'Religious Items', ['bell'], 'Four inches, a clear tone.'),
  offer('Summa Theologiae, Latin and English', 150, 'Books', ['book'], 'Eight volumes, hardcover, as new.'),
  offer(
    'Kneeler, solid oak',
    0,
    'Other',
    [],
    'Free to a parish or a family that will use it. Needs new padding.',
  ),
  offer('First Communion dress, size 8', 35, 'Other', [], 'Worn once, dry-cleaned.'),
  offer(
    'Virgen de Guadalupe, óleo sobre tela',
    480,
    'Religious Art',
    ['icon'],
    'Pintura de mi abuelo, con marco de madera tallada. 60 × 90 cm.',
  ),
  offer(
    'Empty reliquary, silver plate',
    210,
    'Religious Art',
    ['candlesticks'],
    'Nineteenth century, French. It holds nothing, and is sold for its workmanship.',
  ),
  offer(
    'Wooden rosaries, ten of them',
    25,
    'Religious Items',
    ['rosary', 'rosary'],
    'For a catechism class. Cord, no chain to break.',
  ),
  offer('Daily Roman Missal', 28, 'Books', ['book'], 'Third edition, burgundy.'),
  offer(
    'Pickup truck, 2011',
    12_400,
    'Cars',
    ['car'],
    'It has carried the canopy of every Corpus Christi procession since it was new.',
  ),
  offer('Book about the relics of the saints', 12, 'Books', ['book'], 'A history, with many pictures.'),
  offer(
    'Nativity set, 14 figures',
    140,
    'Religious Art',
    [],
    'Hand-painted resin; one sheep has lost an ear.',
    'sold',
  ),
  offer('Campana de mano antigua', 75, 'Religious Items', ['bell'], 'De bronce, con mango de nogal.'),
  offer(
    'Processional cross',
    640,
    'Religious Items',
    ['crucifix'],
    'Brass with a walnut staff in two parts, 84 inches.',
  ),
  offer(
    'Hybrid sedan, one owner',
    21_500,
    'Cars',
    ['car', 'car'],
    '31,000 miles. Saint Christopher stays on the dashboard.',
  ),
  offer(
    'Small pipe organ',
    34_000,
    'Other',
    ['candlesticks'],
    'Four ranks, built in 1962, playable. Our choir has moved to a larger one.',
  ),
  offer('Catechism of the Catholic Church', 6, 'Books', ['book'], 'Paperback, read often.'),
  offer('Chess set, bishops and all', 22, 'Other', [], 'Boxwood and rosewood.'),
  offer('Crucifijo de mesa', 30, 'Religious Art', ['crucifix'], 'De madera de olivo, con base.'),
] as const;

/** The details by the title of the listing. */
const details: Readonly<Record<string, Details>> = {
  'Olive wood crucifix': { condition: 'good' },
  'Icon of Our Lady of Vladimir': { condition: 'like-new' },
  'Rosario de cuentas de cerámica': { condition: 'new' },
  'Liturgy of the Hours, four volumes': { language: 'en', condition: 'good' },
  'Minivan for a growing family': { make: 'Toyota', year: 2014, mileage: 92_000 },
  'Brass altar candlesticks, a pair': { condition: 'fair' },
  'Daily Roman Missal': { language: 'en', condition: 'like-new' },
  'Pickup truck, 2011': { make: 'Ford', year: 2011, mileage: 118_000 },
  'Campana de mano antigua': { condition: 'fair' },
  'Hybrid sedan, one owner': { make: 'Honda', year: 2020, mileage: 31_000 },
  'Catechism of the Catholic Church': { language: 'en', condition: 'fair' },
};

export const planListings = (): PlannedListing[] =>
  offers.map((planned, order) => ({
    ...planned,
    details: details[planned.title] ?? {},
    daysAgo: 0.2 + order * 0.85,
  }));
