import { i18n } from '../../platform/i18n.ts';
import type { CalendarRow } from './celebration.ts';

/**
 * The proper calendar for the dioceses of the USA: its own celebrations, and celebrations with another date or rank.
 */
export const celebrationsUnitedStates: readonly CalendarRow[] = [
  ['01-04', 'memorial', 'white', i18n._('Saint Elizabeth Ann Seton')],
  ['01-05', 'memorial', 'white', i18n._('Saint John Neumann')],
  ['01-06', 'optional', 'white', i18n._('Saint André Bessette')],
  ['01-23', 'optional', 'red', i18n._('Saint Vincent')],
  ['01-23', 'optional', 'white', i18n._('Saint Marianne Cope')],
  ['03-03', 'optional', 'white', i18n._('Saint Katharine Drexel')],
  ['05-10', 'optional', 'white', i18n._('Saint Damien de Veuster')],
  ['05-15', 'optional', 'white', i18n._('Saint Isidore the Farmer')],
  ['07-01', 'optional', 'white', i18n._('Saint Junípero Serra')],
  ['07-05', 'optional', 'white', i18n._('Saint Elizabeth of Portugal')],
  ['07-14', 'memorial', 'white', i18n._('Saint Kateri Tekakwitha')],
  ['07-18', 'optional', 'white', i18n._('Saint Camillus de Lellis')],
  ['09-09', 'memorial', 'white', i18n._('Saint Peter Claver')],
  ['10-05', 'optional', 'white', i18n._('Blessed Francis Xavier Seelos')],
  ['10-06', 'optional', 'white', i18n._('Blessed Marie Rose Durocher')],
  ['10-19', 'memorial', 'red', i18n._('Saints Isaac Jogues, John de Brébeuf and others')],
  ['10-20', 'optional', 'white', i18n._('Saint Paul of the Cross')],
  ['11-13', 'memorial', 'white', i18n._('Saint Frances Xavier Cabrini')],
  ['11-18', 'optional', 'white', i18n._('Saint Rose Philippine Duchesne')],
  ['11-23', 'optional', 'red', i18n._('Blessed Miguel Agustín Pro')],
  ['12-12', 'feast', 'white', i18n._('Our Lady of Guadalupe')],
];
