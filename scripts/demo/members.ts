export interface DemoMember {
  first_name: string;
  last_name: string;
  email: string;
  parish: string;
  diocese: string;
  favoriteSaint: string;
  spanish: boolean;
}

/**
 * The first name, last name, parish, diocese and favourite saint of each member. Members who write in Spanish are
 * marked.
 */
const rows: readonly (readonly [string, string, string, string, string, 'es'?])[] = [
  ['Maria', 'Rossi', 'Our Lady of Mount Carmel', 'Diocese of Brooklyn', 'Saint Clare of Assisi'],
  ['Thomas', 'O’Connor', 'Saint Brigid', 'Archdiocese of Boston', 'Saint Thomas More'],
  [
    'Lucía',
    'Fernández',
    'Nuestra Señora de Guadalupe',
    'Diócesis de San Diego',
    'Santa Teresa de Jesús',
    'es',
  ],
  ['Grace', 'Okafor', 'Holy Rosary', 'Archdiocese of Galveston-Houston', 'Saint Josephine Bakhita'],
  ['Miguel', 'Hernández', 'San Juan Diego', 'Archdiocese of Los Angeles', 'San Óscar Romero', 'es'],
  ['Anna', 'Kowalska', 'Saint Stanislaus', 'Archdiocese of Chicago', 'Saint Faustina'],
  ['Joseph', 'Nguyen', 'Our Lady of La Vang', 'Diocese of Orange', 'Saint Andrew Dũng-Lạc'],
  ['Teresa', 'Santos', 'Saint Lorenzo Ruiz', 'Diocese of Honolulu', 'Saint Lorenzo Ruiz'],
  ['Patrick', 'Byrne', 'Our Lady of Mount Carmel', 'Diocese of Brooklyn', 'Saint Columba'],
  ['Elena', 'Marchetti', 'Saint Anthony of Padua', 'Diocese of Providence', 'Saint Gianna Molla'],
  ['David', 'Muñoz', 'Sagrado Corazón', 'Diócesis de El Paso', 'San José', 'es'],
  ['Catherine', 'Dubois', 'Saint Louis', 'Archdiocese of New Orleans', 'Saint Thérèse of Lisieux'],
  ['John Paul', 'Wójcik', 'Sweetest Heart of Mary', 'Archdiocese of Detroit', 'Saint John Paul II'],
  ['Beatriz', 'Castillo', 'La Purísima', 'Diócesis de Orange', 'Santa Rosa de Lima', 'es'],
  ['Emmanuel', 'Mensah', 'Saint Charles Lwanga', 'Archdiocese of Washington', 'Saint Charles Lwanga'],
  ['Rebecca', 'Schneider', 'Saint Boniface', 'Archdiocese of Cincinnati', 'Saint Hildegard'],
  ['Andrés', 'Vargas', 'Cristo Rey', 'Archdiocese of San Antonio', 'San Francisco de Asís', 'es'],
  ['Margaret', 'Sullivan', 'Immaculate Conception', 'Diocese of Springfield', 'Saint Margaret of Scotland'],
  ['Peter', 'Haddad', 'Our Lady of Lebanon', 'Eparchy of Saint Maron of Brooklyn', 'Saint Charbel'],
  ['Rosa', 'Delgado', 'Santa Cruz', 'Diócesis de Tucson', 'San Martín de Porres', 'es'],
  ['Michael', 'Brennan', 'Our Lady of Mount Carmel', 'Diocese of Brooklyn', 'Saint Michael the Archangel'],
  ['Agnes', 'Lindqvist', 'Saint Ansgar', 'Diocese of Portland', 'Saint Bridget of Sweden'],
  ['Francisco', 'Ortega', 'San Miguel', 'Archdiocese of Santa Fe', 'San Juan de la Cruz', 'es'],
  ['Monica', 'Adeyemi', 'Queen of Apostles', 'Archdiocese of Newark', 'Saint Monica'],
  ['Daniel', 'Kim', 'Saint Andrew Kim', 'Archdiocese of Seattle', 'Saint Andrew Kim'],
  ['Isabel', 'Romero', 'Espíritu Santo', 'Diócesis de Brownsville', 'Santa Isabel de Portugal', 'es'],
  ['George', 'Thomas', 'Saint Thomas Syro-Malabar', 'Eparchy of Saint Thomas of Chicago', 'Saint Alphonsa'],
  ['Julia', 'Bauer', 'Saint Nicholas', 'Diocese of Brooklyn', 'Saint Edith Stein'],
  ['Gabriel', 'Moreau', 'Saint Jeanne d’Arc', 'Diocese of Lafayette', 'Saint Joan of Arc'],
  ['Clara', 'Pacheco', 'Nuestra Señora de la Paz', 'Diócesis de Fresno', 'Santa Clara', 'es'],
  ['Stephen', 'Walsh', 'Saint Stephen', 'Diocese of Brooklyn', 'Saint Philip Neri'],
  ['Helena', 'Petrova', 'Saint Michael Byzantine', 'Eparchy of Parma', 'Saint Olga'],
  ['Luis', 'Aguilar', 'San Judas Tadeo', 'Archdiocese of Phoenix', 'San Judas Tadeo', 'es'],
  ['Bernadette', 'Clarke', 'Our Lady of Lourdes', 'Archdiocese of Philadelphia', 'Saint Bernadette'],
  ['Dominic', 'Reyes', 'Saint Dominic', 'Archdiocese of San Francisco', 'Saint Dominic'],
  ['Sofía', 'Navarro', 'Santa María Magdalena', 'Archdiocese of Denver', 'Santa María Magdalena', 'es'],
  ['Paul', 'Jensen', 'Saint Olaf', 'Diocese of Salt Lake City', 'Saint Paul'],
  ['Cecilia', 'Bianchi', 'Saint Cecilia', 'Archdiocese of Hartford', 'Saint Cecilia'],
  ['Vincent', 'Tran', 'Queen of Martyrs', 'Diocese of Dallas', 'Saint Vincent de Paul'],
  ['Ruth', 'Anderson', 'Saint Augustine', 'Archdiocese of Kansas City', 'Saint Augustine'],
];

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

export const demoPassword = 'Stella-Maris-33';

export const members: readonly DemoMember[] = rows.map(
  ([first_name, last_name, parish, diocese, favoriteSaint, language], index) => ({
    first_name,
    last_name,
    email: index === 0 ? 'maria@example.org' : `${plain(first_name)}.${plain(last_name)}@example.org`,
    parish,
    diocese,
    favoriteSaint,
    spanish: language === 'es',
  }),
);
