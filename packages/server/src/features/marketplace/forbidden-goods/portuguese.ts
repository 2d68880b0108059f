/**
 * The forbidden goods in Portuguese, as parts of regular expressions. The expressions are applied to normalized text,
 * which has no accents or capitals, and in which "1º" is "1o". Words that are the same in Spanish are only in the
 * file for Spanish, for example "reliquia de santa".
 */

/**
 * Saints whose name alone is enough. Because "são" also means "are", it only counts together with the name of a
 * saint.
 */
const known = [
  'francisco de (?:assis|sales|paula)|francisco xavier|clara de assis|catarina de (?:sena|siena|alexandria)',
  'ter(?:esa|esinha|ezinha) (?:de lisieux|davila|de avila|de calcuta|de jesus|do menino jesus|dos andes)',
  'antonio de (?:padua|lisboa)|rita de cassia|rosa de lima|inacio de loyola|tomas de aquino|agostinho de hipona',
  'joao (?:da cruz|de deus|bosco|batista|paulo ii|maria vianney)|dom bosco|maria madalena|maria goretti',
  'nicolau de (?:bari|mira|tolentino)|vicente de paulo?|judas tadeu|bento de nursia|bernadete soubirous',
  'faustina kowalska|domingos savio|ger(?:ardo|aldo) ma(?:jella|jela|iella)|filipe neri|martinho de (?:tours|lima|porres)',
  'padre (?:pio|cicero)|frei galvao|irma dulce|dulce dos pobres|nha chica|jose de anchieta|madre (?:teresa|paulina)',
].join('|');
const name =
  '(?:jose|joao|pedro|francisco|bento|benedito|judas|jorge|miguel|sebastiao|geraldo|vicente|cristovao|antonio|tome|tomas|tiago|lucas|marcos|mateus|bartolomeu|andre|felipe|filipe|domingos|inacio|agostinho|jeronimo|gregorio|leao|pio|maximiliano|estevao|lourenco|bras|roque|expedito|longuinho|peregrino|camilo|raimundo|martinho|nicolau|patricio|luis gonzaga|carlos borromeu|paulo (?:apostolo|da cruz|vi))';
/** Towns are excluded, such as São José dos Campos. */
const sao = `sao ${name}(?! d[ao]s? (?:campos?|rio preto|pinhais|del rei|meriti|boa vista))`;
const santo = `(?:${sao}|santos?|santas?|beat[oa]s?|bem aventurad[oa]s?|martir(?:es)?|apostolos?|(?:santissima )?virgem|nossa senhora|nosso senhor|senhor (?:jesus|morto|dos passos|do bonfim)|papa|jesus|cristo|carlo acutis|${known})`;
/** "do Santos" and "do São Paulo" name football clubs. */
const of = '(?:de (?:um |uma )?|da |das |dos |do (?!santos|sao))';
const grau = '(?:primeir[oa]|segund[oa]|terceir[oa]|1[oa]|2[oa]|3[oa])';
const restos =
  '(?:tumulo|sepulcro|cripta|caixao|corpo|ossos?|sangue|cabelos?|coracao|cranio|habito|batina|roupas?|vestes?|veu|manto|sudario)';
const cruz = '(?:da (?:vera|santa|verdadeira) cruz|do santo lenho)';

/** "Relic" can also mean any old thing, such as a relic of the family, of a war or of the seventies. */
export const heirloom = String.raw`(?! (?:antigas? |raras? )?(?:de|d[ao]s?) (?:(?:minh|noss|tu|su)as? |(?:meu|nosso|teu|seu)s? )?(?:familia|avos?|pais?|maes?|bisavos?|guerras?|infancia|decadas?|anos|futebol|rock|radio|cinema|(?:primeira|segunda) guerra)(?!\p{L}))`;

export const relics: readonly string[] = [
  `reliquias? (?:de )?${grau} (?:grau|classe|ordem)`,
  `reliquias? ${of}${santo}`,
  `reliquias? (?:${sao}|${known})|(?:${sao}|${known})(?: \\p{L}+)? reliquias?`,
  `reliquias? (?:de |d[ao]s? )(?:um |uma )?${restos} ${of}${santo}`,
  `reliquias? ${cruz}`,
  '(?:relicarios?|tecas?|medalhao|medalhoes) com (?:(?!e |sem |nenhum)\\p{L}+ ){1,4}(?:e|mais) (?:su?a |uma? )?reliquias?',
  `(?:com|contem|inclui|acompanha) (?:a |sua |uma )?reliquia${heirloom}`,
  String.raw`(?:relicarios?|tecas?)(?: \p{L}+)? com (?:as |suas |duas |tres )?reliquias`,
  `(?:vendo|vendem? se|venda de|compro) (?:uma |umas )?reliquias?${heirloom}`,
  'reliquias? a venda',
  `(?:lasca|fragmento|pedaco|particula|estilhaco) ${cruz}`,
  `(?:ossos?|cabelos?|dente|sangue|cinzas) ${of}(?:${sao}|sant[oa]|beat[oa]|martir(?:es)?)(?! (?:e |foi )?(?:a )?semente)`,
];

export const sacraments: readonly string[] = [
  '(?:hostias?|particulas?)(?: ja)? (?:consagradas?|bentas?|abencoadas?)|sagradas? (?:hostias?|particulas?|especies)',
  '(?:vinho|pao) consagrado',
  '(?:vendo|vende se|compro) (?:o |a )?(?:santissimo(?: sacramento)?|eucaristia)',
  '(?<!(?:do|ao|com o|para o|da|para a|sobre a) )(?:santissimo sacramento|eucaristia) a venda',
  '(?:frasco|ampola|gotas?|garrafa) (?:de |do |com |com o )precios(?:issim)?o sangue',
];

/** A piece of music can also be called a Mass. */
const mass = 'missas?(?: gregorianas?)?(?! (?:em|brevis|solemnis|crioula|luba|de (?!setimo|7|corpo|cura)))';
const offered = `(?:${mass}|intencoes de missa|esportulas? de missa|indulgencias?(?: plenarias?)?|sacramentos?)(?! (?:em|musical))`;

export const offerings: readonly string[] = [
  `(?:vendo|vendem? se|venda de|revendo|compro) (?:santas )?${offered}`,
  '(?:missas?(?: gregorianas?)?|intencoes de missa|indulgencias?(?: plenarias?)?|absolvicao|sacramentos|ordenacao) a venda',
];

export const wholeRelics =
  /^\n?(?:(?:uma?|umas|as?|minha|velha|antiga|pequena|rara)s? ){0,3}reliquias?(?: (?:muito|velha|antiga|pequena|rara|catolica|crista|sagrada)s?){0,2}$/u;
export const wholeBlood =
  /^\n?(?:o )?precios(?:issim)?o sangue(?: de (?:nosso senhor )?(?:jesus|cristo|jesus cristo))?$/u;

export const medium =
  'livros?|livretos?|romances?|folhetos?|filmes?|cartao postal|cartoes postais|postais|calendarios?|documentarios?';

export const and = 'e|com|mais';
export const articles = 'o |uma? ';
export const no = 'nao|sem|nenhum(?:a|as)?|nunca|nem';
export const only = 'fals[ao]s?|apenas|so |somente|igual|duvida';

export const harmlessBefore: readonly string[] = [
  String.raw`(?:${medium}|historias?|guias?|estudos?|artigos?|revistas?|catalogos?|pinturas?|quadros?|fotos?|fotografias?|tratados?)(?: \p{L}+){0,2} (?:about|sobre|acerca de|de|d[ao]s?)(?: (?!(?:e|com|mais) )\p{L}+){0,2}`,
  String.raw`(?:caixas?|caixinhas?|estojos?|molduras?|ostensorios?|ambulas?|ciborios?|sacrarios?|lunetas?|suportes?|relicarios?|tecas?)(?: \p{L}+){0,3} (?:para|pra|que guardava)(?: \p{L}+){0,2}`,
  String.raw`vazi[oa]s?(?: \p{L}+){0,3} (?:para|pra)(?: \p{L}+){0,2}`,
  '(?:replica|reproducao|imitacao)(?: d[eao])?(?: uma?)?',
  'porta',
];

export const harmlessAfter: readonly string[] = [
  String.raw`(?:\p{L}+ ){0,3}nao (?:esta |esta a |e |vai |vem )?(?:inclu|acompanha|junto|consagrad)`,
  '(?:um livro|livro|romance|documentario|filme)(?! e )',
  '(?:museu|exposicao|peregrinacao|replica)',
];
