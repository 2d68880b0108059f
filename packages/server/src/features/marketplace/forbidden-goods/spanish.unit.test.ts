import { describe, expect, test } from 'vitest';
import { forbiddenIn } from './forbidden-goods.ts';

describe('goods that the Church forbids to sell, in Spanish', () => {
  test.each([
    'Reliquia de primer grado de San Juan Bosco',
    'Reliquia de santa Teresa de Ávila',
    'Vendo reliquia antigua',
    'Relicario con reliquia',
    'Astilla de la Vera Cruz',
    'Hueso de san Judas',
    'Hostias consagradas',
    'Vino consagrado',
    'Misas gregorianas en venta',
    'Se venden indulgencias plenarias',
    'Santa Teresa de Jesús, reliquia',
    'Reliquia de Juan Pablo II',
    'Hostias benditas',
    'Libro sobre santos y reliquia de primera clase',
    'Libro con reliquia de san Juan Bosco',
    'Reliquia del sepulcro de san Pedro',
    'Reliquia del hábito de santa Clara',
    'Reliquias de los huesos de los santos mártires',
    'Preciosísima Sangre de Cristo',
    'Frasco con la Preciosa Sangre',
    'Reliquia de Francisco de Asís',
    'Reliquia de Teresa de Ávila',
    'Una reliquia antigua',
    'Relicario con sello de lacre y reliquia',
  ])('are found in %j', (text) => {
    expect(forbiddenIn(text)).not.toBeNull();
  });

  test.each([
    'Relicario vacío',
    'Relicario vacío para una reliquia de primera clase',
    'Relicario sin reliquia',
    'Libro sobre las reliquias de san Isidro',
    'Hostias sin consagrar, paquete de 1000',
    'Hostias no consagradas',
    'Copón para hostias consagradas',
    'Cuadro de la Última Cena con pan y vino',
    'Misal romano y libro de misas',
    'Estampa de la Santa Cruz',
    'Santa Teresa y sus reliquias, un libro',
    'Libro de san Juan de la Cruz',
    'Agua bendita y velas benditas',
    'Novela: La santa reliquia',
    'Película: La reliquia de san Andrés',
    'Libro: Las reliquias de san Isidro',
    'Rosario de la Preciosa Sangre',
    'Novena a la Preciosísima Sangre de Cristo',
    'Los huesos de san Pedro (libro de Walsh)',
    'Relicario con sello de lacre y sin reliquia',
  ])('are not found in %j', (text) => {
    expect(forbiddenIn(text)).toBeNull();
  });
});
