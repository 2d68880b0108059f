import type { OpenDataText } from './open-data-text.ts';

export const text: OpenDataText = {
  title: 'Dados abertos',
  introduction:
    'As paróquias deste site e os seus horários são dados abertos. A sua paróquia, a sua diocese ou o seu programa podem mostrá-los, sem uma conta.',
  license: 'Você pode usar os dados se citar a origem. Licença:',
  addresses: {
    heading: 'Onde encontrar',
    parishes: 'Todas as paróquias em CSV',
    schedules: 'Todos os horários em CSV',
    list: 'Todas as paróquias com os seus horários em JSON, página por página',
    one: 'Uma paróquia com os horários das próximas duas semanas, em JSON',
    calendar: 'Os horários de uma paróquia como iCalendar, para assinar',
    church: 'Uma paróquia no vocabulário de schema.org, em JSON-LD',
    note: 'As páginas de qualquer site podem ler estes endereços. Cada resposta tem um ETag e um Last-Modified: envie-os de volta e você só recebe uma resposta nova se algo mudou. Esta é a versão 1. Dentro de uma versão só se adicionam campos.',
  },
  parishes: {
    heading: 'A tabela de paróquias',
    introduction: 'Uma linha por paróquia. Nomes de pessoas, telefones e e-mails não são dados abertos.',
    fields: [
      {
        name: 'id',
        text: 'O identificador da paróquia. Nunca muda.',
      },
      {
        name: 'name',
        text: 'O nome da paróquia.',
      },
      {
        name: 'patron',
        text: 'O santo padroeiro ou o título da igreja.',
      },
      {
        name: 'diocese',
        text: 'A diocese.',
      },
      {
        name: 'address, town, state, zip',
        text: 'O endereço.',
      },
      {
        name: 'time_zone',
        text: 'O fuso horário de todas as horas, como America/Chicago.',
      },
      {
        name: 'website',
        text: 'O site da paróquia.',
      },
      {
        name: 'language',
        text: 'O idioma dos textos: en, es ou pt.',
      },
      {
        name: 'summary',
        text: 'Uma descrição curta.',
      },
      {
        name: 'confirmed_at',
        text: 'Quando o horário foi confirmado pela última vez.',
      },
      {
        name: 'updated_at',
        text: 'Quando algo mudou pela última vez.',
      },
      {
        name: 'url',
        text: 'A página neste site.',
      },
    ],
  },
  schedules: {
    heading: 'A tabela de horários',
    introduction: 'Uma linha por horário. Todas as horas são locais da paróquia.',
    fields: [
      {
        name: 'parish_id, parish_name',
        text: 'A paróquia.',
      },
      {
        name: 'day',
        text: 'De sunday a saturday, holy-day, vigil (a véspera de um dia de preceito) ou uma data com uma exceção.',
      },
      {
        name: 'time',
        text: 'A hora, como 17:30.',
      },
      {
        name: 'kind',
        text: 'mass, confession ou adoration. Para uma data também none (não há nada) ou usual (os horários habituais).',
      },
      {
        name: 'language',
        text: 'O código do idioma, como es.',
      },
      {
        name: 'note',
        text: 'Uma nota, como a capela.',
      },
      {
        name: 'from, until',
        text: 'O primeiro e o último dia de uma temporada.',
      },
      {
        name: 'exception',
        text: 'O motivo da exceção. As linhas de uma data substituem os horários desse dia.',
      },
    ],
  },
  example: {
    heading: 'Um exemplo',
    introduction:
      'Uma Missa em espanhol aos domingos, uma Missa de véspera antes dos dias de preceito e o Natal sem horários.',
  },
  imports: {
    heading: 'Importações',
    paragraphs: [
      'A equipe importa as mesmas tabelas: paróquias, horários e eventos. Uma coluna que falta no arquivo fica como está. O horário de um arquivo substitui todo o horário dessa paróquia, então coloque todas as suas linhas juntas.',
      'Paróquias e eventos podem ter a chave de outro programa na coluna key, em vez de um id. A coluna status retira uma entrada com a palavra withdrawn. A tabela de paróquias também pode ter phone, email e pastor.',
      'A tabela de eventos tem as colunas key, title, summary, author, starts_at, minutes, time_zone, recurrence, until, place, place_public, link, language e status.',
      'Os arquivos estão em UTF-8. Um texto que começa com =, +, - ou @ leva um apóstrofo antes, para que as planilhas não o executem.',
    ],
  },
};
