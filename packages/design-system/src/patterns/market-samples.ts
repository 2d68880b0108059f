import type { ListingPhotoSource } from './listing-card/listing-photo.tsx';

const sheet = (ground: string, drawing: string, [width, height]: readonly [number, number] = [800, 600]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice"><defs><radialGradient id="g" cx=".4" cy=".25" r="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient></defs><rect width="800" height="600" fill="${ground}"/><path d="M0 452h800v148H0z" fill="#000" fill-opacity=".13"/>${drawing}<rect width="800" height="600" fill="url(#g)"/></svg>`,
  )}`;

const icon = `<path d="M262 78h276v410H262z" fill="#5c3b1e"/><path d="M278 94h244v378H278z" fill="#d9b04a"/><path d="M292 108h216v350H292z" fill="#e7c66b"/>
<circle cx="388" cy="214" r="76" fill="#f1dc9a" stroke="#a67a1f" stroke-width="3"/><path d="M306 458c0-120 26-176 62-206 10-44 46-62 74-44 26 16 34 50 24 82 24 40 32 104 32 168z" fill="#6c1f2b"/>
<path d="M352 214c2-34 22-50 42-50s38 18 38 48-18 58-40 58-42-26-40-56z" fill="#c8946a"/><path d="M340 226c-2-50 26-78 58-76 34 2 52 34 44 80-6-36-22-52-48-52s-46 14-54 48z" fill="#27365f"/>
<circle cx="446" cy="306" r="46" fill="#f1dc9a" stroke="#a67a1f" stroke-width="3"/><path d="M412 352c14-22 50-26 66-4 14 34 10 74-6 110h-70c-10-40-6-78 10-106z" fill="#b36b24"/><ellipse cx="440" cy="308" rx="26" ry="30" fill="#c8946a"/>`;
const beads = Array.from({ length: 44 }, (_, index) => {
  const angle = (index / 44) * 2 * Math.PI - Math.PI / 2;
  const [x, y] = [400 + 190 * Math.cos(angle), 232 + 140 * Math.sin(angle)].map(Math.round);
  return `<circle cx="${x}" cy="${y}" r="${index % 11 === 0 ? 12 : 9}" fill="${index % 11 === 0 ? '#b98a2f' : '#5a3018'}"/>`;
}).join('');
const rosary = `<ellipse cx="400" cy="232" rx="190" ry="140" fill="none" stroke="#8b7355" stroke-width="3"/>${beads}<path d="M400 372v66" stroke="#8b7355" stroke-width="3"/><g fill="#5a3018"><circle cx="400" cy="392" r="9"/><circle cx="400" cy="414" r="9"/><circle cx="400" cy="436" r="11"/></g><path d="M392 448h16v30h28v16h-28v62h-16v-62h-28v-16h28z" fill="#b98a2f"/>`;
const books = `<path d="M196 150h92v330h-92z" fill="#23406e"/><path d="M196 190h92M196 440h92" stroke="#d4ad55" stroke-width="5"/><path d="M226 270h32M242 254v56" stroke="#d4ad55" stroke-width="5"/><path d="M292 120h116v360H292z" fill="#6e2431"/><path d="M292 164h116M292 436h116M318 230h64M318 256h64" stroke="#d4ad55" stroke-width="5"/><path d="M412 176h74v304h-74z" fill="#3c5240"/><path d="M412 214h74M412 446h74" stroke="#d4ad55" stroke-width="4"/><path d="m498 190 96-24 74 290-96 24z" fill="#8a6a3c"/><path d="m512 232 96-24M560 430l96-24" stroke="#ecd9a8" stroke-width="5"/>`;
const chasuble = `<path d="M330 74c44 30 96 30 140 0l150 96c30 90 20 210-24 310-120 54-272 54-392 0-44-100-54-220-24-310z" fill="#3f6b46"/><path d="M330 74c44 30 96 30 140 0l12 8c-48 46-116 46-164 0z" fill="#d8b65c"/><path d="M384 106h32v410h-32zM220 232l164-60v34l-154 58zM580 232l-164-60v34l154 58z" fill="#d8b65c"/><circle cx="400" cy="214" r="46" fill="#3f6b46" stroke="#d8b65c" stroke-width="8"/><path d="M400 186v56M372 214h56" stroke="#d8b65c" stroke-width="8"/>`;
const car = `<ellipse cx="400" cy="470" rx="300" ry="20" fill="#000" fill-opacity=".35"/><path d="M112 446c-10-62 10-96 60-106l70-16 78-84c10-10 22-14 36-14h150c18 0 32 6 46 18l82 82 48 12c30 8 42 34 38 74l-4 34z" fill="#7d93a8"/><path d="m268 320 66-70c6-6 12-8 20-8h42v78zM416 242h84c12 0 20 4 30 12l62 66H416z" fill="#1f2d3a"/><path d="M112 400h60v20h-58zM662 396h54v20h-54z" fill="#f2d68c"/><path d="M404 340h40" stroke="#536779" stroke-width="8"/><g><circle cx="232" cy="448" r="58" fill="#22262b"/><circle cx="232" cy="448" r="28" fill="#b8c1c9"/><circle cx="580" cy="448" r="58" fill="#22262b"/><circle cx="580" cy="448" r="28" fill="#b8c1c9"/></g>`;
const candlestick = `<path d="M380 120h40v190h-40z" fill="#f3ead2"/><path d="M400 66c18 26 16 46 0 54-16-8-18-28 0-54z" fill="#f0b43c"/><path d="M340 310h120l-18 24h-84zM384 334h32v84h-32zM356 418h88l60 58H296z" fill="#b58a35"/><path d="M366 362h68v18h-68z" fill="#d8b65c"/>`;

const photo = (ground: string, drawing: string, description: string): ListingPhotoSource => ({
  src: sheet(ground, drawing),
  width: 800,
  height: 600,
  description,
});

/** Drawn sample items. */
export const goods = {
  icon: photo('#8d7a63', icon, 'An icon of the Mother of God with the child, on a gold ground'),
  rosary: photo('#c9bda6', rosary, 'A rosary of dark olive wood with a brass crucifix'),
  books: photo('#a99a80', books, 'Four old missals and breviaries, bound in cloth and leather'),
  chasuble: photo('#d6cebd', chasuble, 'A green chasuble with a golden cross'),
  car: photo('#b6bcc0', car, 'A grey-blue saloon, seen from the side'),
  candlestick: photo('#6f6a5c', candlestick, 'A brass candlestick with a burning candle'),
} satisfies Record<string, ListingPhotoSource>;

export const offers = [
  {
    id: 'icon',
    title: 'Icon of Our Lady of Tenderness, hand-painted',
    category: 'Religious Art',
    price: 340,
    photo: goods.icon,
    photoCount: 4,
    owner: 'Irena Kowalska',
    createdAt: '2026-11-02T10:00:00Z',
    distance: 3.2,
  },
  {
    id: 'rosary',
    title: 'Rosary of olive wood from Bethlehem',
    category: 'Religious Items',
    price: 18.5,
    photo: goods.rosary,
    photoCount: 2,
    owner: 'Thomas Okafor',
    createdAt: '2026-11-12T10:00:00Z',
    distance: 11,
  },
  {
    id: 'books',
    title: 'Four missals of the 1950s',
    category: 'Books',
    price: 0,
    photo: goods.books,
    photoCount: 1,
    owner: 'Sister Miriam Vega',
    createdAt: '2026-10-28T10:00:00Z',
    distance: 1,
    status: 'reserved',
  },
  {
    id: 'chasuble',
    title: 'Gothic chasuble in green, with stole',
    category: 'Religious Items',
    price: 280,
    photo: goods.chasuble,
    photoCount: 3,
    owner: 'Saint Anne’s sacristy',
    createdAt: '2026-11-15T10:00:00Z',
    distance: 24,
  },
  {
    id: 'car',
    title: 'Saloon, 2014, one owner, serviced each year',
    category: 'Cars',
    price: 8400,
    photo: goods.car,
    photoCount: 6,
    owner: 'Monica Rossi',
    createdAt: '2026-11-09T10:00:00Z',
    distance: 7,
    status: 'sold',
  },
  {
    id: 'bench',
    title: 'Oak kneeler from the old chapel',
    category: 'Other',
    price: 95,
    photo: null,
    photoCount: 0,
    owner: 'Peter Lindqvist',
    createdAt: '2026-11-18T10:00:00Z',
    distance: 42,
  },
] as const;

const conditions = ['New', 'Like new', 'Good', 'Fair', 'For parts'].map((label) => ({ value: label, label }));
const years = ['2026', '2020', '2015', '2010'].map((year) => ({ value: year, label: year }));

/** The fields of a car, and those of a book. */
export const carFields = [
  { name: 'make', label: 'Make', suggestions: ['Ford', 'Honda', 'Toyota'] },
  { name: 'year', label: 'Year', numeric: true, short: true },
  { name: 'mileage', label: 'Mileage', numeric: true, short: true, hint: 'In miles.' },
];
export const bookFields = [
  { name: 'author', label: 'Author' },
  {
    name: 'language',
    label: 'Language',
    options: ['English', 'Latin', 'Spanish'].map((label) => ({ value: label, label })),
    short: true,
  },
  { name: 'condition', label: 'Condition', options: conditions, short: true },
];

/** The filters for cars. */
export const carFilters = [
  {
    name: 'make',
    label: 'Make',
    options: ['Ford', 'Honda', 'Toyota'].map((label) => ({ value: label, label })),
  },
  {
    name: 'minYear',
    label: 'Year from',
    options: years,
    describe: (year: string) => `From ${year}`,
    short: true,
  },
  {
    name: 'maxYear',
    label: 'Year to',
    options: years,
    describe: (year: string) => `To ${year}`,
    short: true,
  },
  {
    name: 'maxMileage',
    label: 'Mileage up to',
    options: [{ value: '50000', label: '50,000 miles' }],
    describe: (miles: string) => `Up to ${miles}`,
  },
];

export const marketChoices = {
  categories: [
    { value: 'Cars', label: 'Cars', count: 12 },
    { value: 'Religious Art', label: 'Religious Art', count: 48 },
    { value: 'Religious Items', label: 'Religious Items', count: 131 },
    { value: 'Books', label: 'Books', count: 1204 },
    { value: 'Other', label: 'Other', count: 9 },
  ],
  total: 1404,
  distances: [5, 10, 25, 50].map((miles) => ({ value: String(miles), label: `${miles} miles` })),
  prices: [
    { value: '0-100', label: 'Under $100' },
    { value: '100-500', label: '$100–$500' },
    { value: '500-1000', label: '$500–$1,000' },
    { value: '1000-5000', label: '$1,000–$5,000' },
    { value: '5000-20000', label: '$5,000–$20,000' },
    { value: '20000-', label: 'Over $20,000' },
  ],
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
    { value: 'price-asc', label: 'Price, low to high' },
    { value: 'price-desc', label: 'Price, high to low' },
  ],
};
