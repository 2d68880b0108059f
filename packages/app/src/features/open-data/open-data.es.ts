import type { OpenDataText } from './open-data-text.ts';

export const text: OpenDataText = {
  title: 'Datos abiertos',
  introduction:
    'Las parroquias de este sitio y sus horarios son datos abiertos. Tu parroquia, tu diócesis o tu programa pueden mostrarlos, sin una cuenta.',
  license: 'Puedes usar los datos si nombras su origen. Licencia:',
  addresses: {
    heading: 'Dónde encontrarlos',
    parishes: 'Todas las parroquias en CSV',
    schedules: 'Todos los horarios en CSV',
    list: 'Todas las parroquias con sus horarios en JSON, página por página',
    one: 'Una parroquia con sus horarios de las próximas dos semanas, en JSON',
    calendar: 'Los horarios de una parroquia como iCalendar, para suscribirse',
    church: 'Una parroquia en el vocabulario de schema.org, en JSON-LD',
    note: 'Las páginas de cualquier sitio pueden leer estas direcciones. Cada respuesta tiene un ETag y un Last-Modified: envíalos de vuelta y solo recibirás una respuesta nueva si algo cambió. Esta es la versión 1. Dentro de una versión solo se añaden campos.',
  },
  parishes: {
    heading: 'La tabla de parroquias',
    introduction:
      'Una línea por parroquia. Los nombres de personas, los teléfonos y los correos no son datos abiertos.',
    fields: [
      {
        name: 'id',
        text: 'El identificador de la parroquia. Nunca cambia.',
      },
      {
        name: 'name',
        text: 'El nombre de la parroquia.',
      },
      {
        name: 'patron',
        text: 'El santo patrón o el título de la iglesia.',
      },
      {
        name: 'diocese',
        text: 'La diócesis.',
      },
      {
        name: 'address, town, state, zip',
        text: 'La dirección.',
      },
      {
        name: 'time_zone',
        text: 'La zona horaria de todas sus horas, como America/Chicago.',
      },
      {
        name: 'website',
        text: 'El sitio web de la parroquia.',
      },
      {
        name: 'language',
        text: 'El idioma de los textos: en, es o pt.',
      },
      {
        name: 'summary',
        text: 'Una descripción breve.',
      },
      {
        name: 'confirmed_at',
        text: 'Cuándo se confirmó el horario por última vez.',
      },
      {
        name: 'updated_at',
        text: 'Cuándo cambió algo por última vez.',
      },
      {
        name: 'url',
        text: 'La página en este sitio.',
      },
    ],
  },
  schedules: {
    heading: 'La tabla de horarios',
    introduction: 'Una línea por horario. Todas las horas son las locales de la parroquia.',
    fields: [
      {
        name: 'parish_id, parish_name',
        text: 'La parroquia.',
      },
      {
        name: 'day',
        text: 'De sunday a saturday, holy-day, vigil (la víspera de un día de precepto) o una fecha con una excepción.',
      },
      {
        name: 'time',
        text: 'La hora, como 17:30.',
      },
      {
        name: 'kind',
        text: 'mass, confession o adoration. Para una fecha también none (no hay nada) o usual (los horarios habituales).',
      },
      {
        name: 'language',
        text: 'El código del idioma, como es.',
      },
      {
        name: 'note',
        text: 'Una nota, como la capilla.',
      },
      {
        name: 'from, until',
        text: 'El primer y el último día de una temporada.',
      },
      {
        name: 'exception',
        text: 'El motivo de la excepción. Las líneas de una fecha sustituyen los horarios de ese día.',
      },
    ],
  },
  example: {
    heading: 'Un ejemplo',
    introduction:
      'Una Misa en español los domingos, una Misa de víspera antes de los días de precepto y la Navidad sin horarios.',
  },
  imports: {
    heading: 'Importaciones',
    paragraphs: [
      'El equipo importa las mismas tablas: parroquias, horarios y eventos. Una columna que falta en el archivo se queda como está. El horario de un archivo sustituye todo el horario de esa parroquia, así que pon todas sus líneas juntas.',
      'Las parroquias y los eventos pueden tener la clave de otro programa en la columna key, en lugar de un id. La columna status retira una entrada con la palabra withdrawn. La tabla de parroquias también puede tener phone, email y pastor.',
      'La tabla de eventos tiene las columnas key, title, summary, author, starts_at, minutes, time_zone, recurrence, until, place, place_public, link, language y status.',
      'Los archivos están en UTF-8. Un texto que empieza con =, +, - o @ lleva un apóstrofo delante, para que las hojas de cálculo no lo ejecuten.',
    ],
  },
};
