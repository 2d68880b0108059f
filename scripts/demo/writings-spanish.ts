import type { Writing } from './writing.ts';

export const spanish: readonly Writing[] = [
  [
    'Buenos días a todos',
    'Que el Señor bendiga esta jornada. Hoy ofrezco el rosario por las familias de esta comunidad.',
  ],
  [
    'Preparando las posadas',
    'Ya tenemos los peregrinos y los cantos. Nos faltan dos casas para el miércoles y el viernes. ¿Quién abre la puerta?',
  ],
  [
    'Mi abuela y el escapulario',
    'Me lo puso a los siete años y me dijo: «Es el abrazo de la Virgen». Hoy se lo puse yo a mi hija.',
  ],
  [
    'Santa Teresa de Jesús',
    '«También entre los pucheros anda el Señor.» Lo tengo escrito en la cocina, y aun así se me quema el arroz.',
  ],
  [
    'Oración por los migrantes',
    'En nuestra parroquia hemos recibido a tres familias nuevas. Necesitamos mantas, paciencia y alguien que enseñe inglés por las tardes.',
  ],
  [
    'Las mañanitas a la Virgen',
    'Este año cantamos a las cinco de la mañana, como siempre, y después chocolate caliente en el salón.',
    'garden',
  ],
  [
    'Gracias, Señor',
    'Después de dos años, mi hermano volvió a misa conmigo. Se sentó atrás, pero se quedó hasta el final.',
  ],
  [
    'Velas por nuestros difuntos',
    'Encendimos una por cada nombre del libro. Que descansen en paz.',
    'candles',
  ],
  [
    'El camino del santuario',
    'Subimos a pie con los jóvenes, cantando. Nadie quiso bajar en coche.',
    'pilgrimPath',
  ],
  [
    'San Martín de Porres',
    'Barría, curaba, daba de comer en un mismo plato al perro, al gato y al ratón. Paz en la casa, empezando por la casa.',
  ],
  [
    'Coro parroquial',
    'Buscamos guitarras para la misa de las once. No hace falta saber mucho; hace falta venir los jueves.',
  ],
  [
    'Primera comunión',
    'Mi sobrina me preguntó si iba a doler. Le dije que no, pero que iba a cambiarlo todo.',
    'breadAndWine',
  ],
  [
    'Una pregunta',
    '¿Cómo rezan ustedes el rosario en familia con niños pequeños? Nosotros llegamos al segundo misterio.',
  ],
  [
    'Retiro de Adviento',
    'Sábado, de nueve a cuatro. Silencio, confesiones y comida sencilla. Traigan su Biblia.',
  ],
  ['San José', 'Hoy le encomendé mi trabajo. Él sabe de talleres, de cuentas que no salen y de confiar.'],
  [
    'La iglesia de mi pueblo',
    'La pinté de memoria, con la campana que mi padre tocaba los domingos.',
    'bellTower',
  ],
  [
    'Por los enfermos',
    'Les pido una oración por doña Carmen, que ha cuidado la sacristía cuarenta años y hoy necesita que la cuidemos.',
  ],
  [
    'Estrella del mar',
    'Mi padre, pescador, nunca salía sin decir «Ave María». Hoy lo digo yo al volante.',
    'starOfTheSea',
  ],
  ['Alegría', 'Bautizamos a Mateo. Lloró él, lloré yo, lloró el padrino. Todo en orden.'],
  [
    'Vitral nuevo',
    'Por fin podemos ver terminada la ventana de la capilla. Gracias a todos los que ayudaron.',
    'roseWindow',
  ],
];
