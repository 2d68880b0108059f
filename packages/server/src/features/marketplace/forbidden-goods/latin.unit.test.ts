import { describe, expect, test } from 'vitest';
import { forbiddenIn } from './forbidden-goods.ts';

describe('goods that the Church forbids to sell, in Latin', () => {
  test.each([
    'Ex ossibus S. Franciscae Romanae',
    'Lignum Crucis',
    'Reliquiae sanctorum martyrum',
    'Hostia consecrata',
    'Missae venales',
    'Ex indumento B. Mariae',
    'Ex sepulcro S. Petri Apostoli',
    'Ex arca S. Antonii Patavini',
    'Particula ex ossibus martyrum',
    'Sanguis Christi',
    'Pretiosissimus Sanguis Domini',
  ])('are found in %j', (text) => {
    expect(forbiddenIn(text)).not.toBeNull();
  });

  test.each([
    'Reliquiarium vacuum',
    'Historia reliquiarum, liber',
    'Missale Romanum',
    'Crux lignea',
    'Ex libris Ioannis',
    'Liber: De reliquiis sanctorum',
    'Litaniae de pretiosissimo Sanguine',
  ])('are not found in %j', (text) => {
    expect(forbiddenIn(text)).toBeNull();
  });
});
