import { badRequest, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Text } from '../../platform/language.ts';
import { searchable } from '../../platform/text.ts';
import * as portuguese from './forbidden-in-portuguese.ts';

/**
 * Goods that the Church forbids to sell (simony), in English, Spanish, Portuguese and Latin. Texts are normalized
 * before the comparison.
 */
interface Rule {
  readonly what: 'relic' | 'sacrament' | 'offering';
  readonly mentions: readonly RegExp[];
}

const saint =
  '(?:sts?|saints?|bl|blessed|apostles?|martyrs?|popes?|padre|mother teresa|john paul|carlo acutis|our (?:lady|lord)|(?:blessed )?virgin|little flower|jesus|christ)';
const santo =
  '(?:san|santos?|santas?|beat[oa]s?|martir(?:es)?|apostol(?:es)?|virgen|papa|padre|madre teresa|juan pablo|carlo acutis|cristo|senor)';
const sanctus = '(?:ss?|sanct(?:i|ae|orum|arum)|beat(?:i|ae)|martyr(?:is|um)|apostol(?:i|orum))';
/** Saints known without the title; a given name alone is too common. */
const known = [
  'francis(?:co)? (?:of|de) (?:assisi|asis|sales|paola|paula)|francis xavier|francisco javier',
  '(?:therese|theresa|teresa) (?:of|de) (?:lisieux|avila|calcutta|calcuta|jesus|los andes|the child jesus)',
  '(?:anthony|antonio) (?:of|de) padua|(?:clare|clara) (?:of|de) (?:assisi|asis|montefalco)',
  '(?:catherine|catalina) (?:of|de) (?:siena|alexandria|alejandria|bologna)|catherine laboure|catalina laboure',
  '(?:rita (?:of|de) (?:cascia|casia))|(?:rose|rosa) (?:of|de) (?:lima|viterbo)|martin (?:de porres|(?:of|de) tours)',
  '(?:ignatius|ignacio) (?:of|de) (?:loyola|antioch|antioquia)|(?:thomas|tomas) (?:aquinas|(?:de )?aquino)',
  'john (?:of the cross|of god|vianney|bosco|the baptist)|juan (?:de la cruz|de dios|bosco|bautista|maria vianney)',
  '(?:mary|maria) (?:magdalene?|magdalena|goretti)|maximilian[o]? (?:maria )?kolbe|bernadette soubirous|bernardita soubirous',
  '(?:nicholas|nicolas) (?:of|de) (?:bari|myra|mira|tolentin[eo])|(?:augustine|agustin) (?:of|de) (?:hippo|hipona)',
  'vincent de paul|vicente de paul|gemma galgani|(?:faustina|faustyna) kowalska|gerard majella|gerardo mayela|philip neri|felipe neri',
  'kateri tekakwitha|dominic savio|domingo savio|jude thaddeus|judas tadeo|benedict of nursia|benito de nursia|edith stein',
].join('|');
const grade = '(?:first|second|third|1st|2nd|3rd)';
const grado = '(?:primera?|segund[oa]|tercera?|1er|2do|1ª|2ª|3ª|1a|2a|3a)';
const remains =
  '(?:tomb|grave|crypt|coffin|casket|body|bones?|blood|hair|heart|skull|habit|cassock|clothes|clothing|robes?|veil|cloak|shroud)';
const restos =
  '(?:tumba|sepulcro|cripta|ataud|cuerpo|huesos?|sangre|cabellos?|corazon|craneo|habito|sotana|ropas?|velo|manto|sudario)';
const notOfWar = String.raw`(?! (?:of|from) (?:\p{L}+ ){0,2}(?:wars?|battles?|battlefields?|ww(?:i|ii|1|2)|past)(?!\p{L}))`;
const article = '(?:the |a |an |some |an? old )?';
const articulo = '(?:el |la |los |las |un |una )?';

const phrase = (text: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${text})(?![\p{L}\p{N}])`, 'gu');

const rules: readonly Rule[] = [
  {
    what: 'relic',
    mentions: [
      `${grade} ?(?:class|degree) relics?`,
      `relics? (?:of the )?${grade} class`,
      `relics? (?:of|from) ${article}(?:holy |great )?${saint}`,
      `relics? (?:of|from) (?:${known})|(?:${known}) relics?`,
      `relic (?:holy |prayer )?cards? (?:of|from|with|for) ${article}(?:holy |great )?(?:${saint}|${known})`,
      String.raw`relic (?:holy |prayer )?cards? (?:st|saint) \p{L}+`,
      String.raw`(?:reliquar(?:y|ies)|thecas?|lockets?) with (?:(?!and |no |without )\p{L}+ ){1,4}(?:and|plus) (?:a |an |the |its )?relics?(?! (?:holders?|compartments?|labels?))`,
      `relics? (?:of|from) ${article}${remains} of ${article}(?:holy |great )?${saint}`,
      `relics? of the (?:true|holy) cross`,
      String.raw`relics? (?:sts?|saints?|bl|blessed) \p{L}+`,
      String.raw`(?:st|saint) \p{L}+(?: of \p{L}+| \p{L}+)?(?: s)? relics?`,
      '(?:sacred|holy|genuine|authentic|true cross|bone|saints?) relics?',
      `relics? for sale|(?:sell|selling|buy) (?:old )?relics?${notOfWar}`,
      '(?:with|contains?|containing|including|includes) (?:a |the |its )?(?:original |sealed )?relics?(?! (?:holders?|compartments?|labels?))',
      '(?:piece|splinter|fragment|particle) of the (?:true|holy) cross',
      `(?:bones?|bone fragments?|hair|tooth|teeth|ashes|blood|flesh) of ${article}(?:sts?|saints?|blessed|martyrs?)(?! (?:is )?(?:the )?seed)`,
      `reliquias? (?:de |del )?${grado} (?:grado|clase)`,
      `reliquias? (?:de |del )${articulo}${santo}`,
      `reliquias? (?:de |del )(?:${known})|(?:${known}) reliquias?`,
      String.raw`(?:relicarios?|tecas?) con (?:(?!y |sin |ningun)\p{L}+ ){1,4}(?:y|mas) (?:su |la |una )?reliquias?`,
      `reliquias? (?:de |del )${articulo}${restos} (?:de |del )${articulo}${santo}`,
      'reliquias? (?:de |del )(?:la )?(?:vera|santa) cruz',
      String.raw`(?:san|santo|santa) \p{L}+(?: de \p{L}+| \p{L}+)? reliquias?`,
      `reliquias? (?:autentica|sagrada|genuina|osea|santa)s?|(?:autentica|sagrada|santa)s? reliquias?${portuguese.heirloom}`,
      `reliquias? en venta|(?:vendo|se venden?|venta de) (?:una |unas )?reliquias?${portuguese.heirloom}`,
      '(?:con|contiene|incluye) (?:su |la |una )?reliquias?',
      '(?:astilla|fragmento|trozo|particula) de la (?:vera|santa) cruz',
      `(?:huesos?|cabellos?|diente|sangre|cenizas) de ${articulo}(?:san|santo|santa|beat[oa]|martir)`,
      `reliqui(?:a|ae|as|arum|is) (?:${sanctus}|verae crucis|(?:prima|secunda|tertia)e classis)`,
      'sacra(?:e|rum|s)? reliqui(?:a|ae|as|arum)|cum reliquiis',
      'ex (?:ossibus|carne|sanguine|capillis|cineribus|praecordiis|indument[oi]s?|vestibus|veste|pallio|velo|ligno|tunica|habitu|corpore|cilicio|sepulc(?:h)?ro|tumulo|arca)',
      '(?:ex |de )?lign(?:um|o) (?:s |sanctae |verae )?crucis',
      ...portuguese.relics,
    ].map(phrase),
  },
  {
    what: 'sacrament',
    mentions: [
      '(?:consecrated|blessed|sacred) (?:communion |eucharistic )?(?:hosts?|wafers?)',
      'consecrated (?:altar )?(?:bread|wine|eucharist)',
      '(?:communion )?(?:hosts?|wafers?)(?: already)? consecrated',
      '(?:blessed sacrament|eucharist|holy communion|precious blood) for sale',
      '(?:sell|selling|buy) (?:the )?(?:blessed sacrament|eucharist)',
      '(?:hostias?|formas?)(?: ya)? (?:consagradas?|bendecidas?|benditas?)|sagradas? formas?',
      '(?:vino|pan) consagrado',
      '(?:vendo|se vende) (?:el |la )?(?:santisimo(?: sacramento)?|eucaristia)',
      '(?:santisimo sacramento|eucaristia) en venta',
      '(?:vial|ampoule|drops?|bottle|flask|cruet) (?:of|with) (?:the )?(?:most )?precious blood',
      '(?:frasco|ampolla|gotas?|botella) (?:de |con )(?:la )?precios(?:isim)?a sangre',
      'hosti(?:a|ae|am|as) consecrat(?:a|ae|am|as)|panis consecratus|vinum consecratum',
      'sanctissimum sacramentum (?:venale|venditur)',
      ...portuguese.sacraments,
    ].map(phrase),
  },
  {
    what: 'offering',
    mentions: [
      '(?:mass (?:intentions?|offerings?|stipends?)|(?:gregorian|holy) masses) (?:for sale|on sale|to sell|at a discount)',
      String.raw`(?:sell|selling|resell|buy)(?: \p{L}+)? (?:mass (?:intentions?|offerings?|stipends?)|(?:gregorian|holy) masses)`,
      '(?:plenary )?indulgences? for sale|(?:sell|selling|buy) (?:plenary )?indulgences?',
      '(?:absolution|sacraments?|ordination) for sale',
      '(?:vendo|se venden?|venta de|revendo) (?:santas )?(?:misas?(?: gregorianas?)?|intenciones de misa|estipendios de misa|indulgencias?(?: plenarias?)?|sacramentos?)',
      '(?:misas?(?: gregorianas?)?|intenciones de misa|indulgencias?(?: plenarias?)?) (?:en|a la) venta',
      '(?:missae?|indulgentiae?) venal(?:is|es)|stipendia missarum venalia',
      ...portuguese.offerings,
    ].map(phrase),
  },
];

/** Words that are forbidden only as the whole text; with more words, they name a chaplet, a parish or a feast. */
const wholeTexts: readonly Rule[] = [
  {
    what: 'relic',
    mentions: [
      /^\n?(?:(?:an?|the|one|my|some|very|old|antique|ancient|vintage|rare|small|tiny|holy|catholic|christian) ){0,4}relics?$/u,
      /^\n?(?:(?:una?|unas|la|las|mi|vieja|antigua|pequena|rara)s? ){0,3}reliquias?(?: (?:muy|vieja|antigua|pequena|rara|catolica|cristiana)s?){0,2}$/u,
      /^\n?reliquiae$/u,
      portuguese.wholeRelics,
    ],
  },
  {
    what: 'sacrament',
    mentions: [
      /^\n?(?:the )?(?:most )?precious blood(?: of (?:our lord )?(?:jesus|christ|jesus christ))?$/u,
      /^\n?(?:la )?precios(?:isim)?a sangre(?: de (?:nuestro senor )?(?:jesus|cristo|jesucristo))?$/u,
      /^\n?(?:(?:pretiosus|pretiosissimus) )?sanguis (?:christi|domini|pretiosus|pretiosissimus)$/u,
      portuguese.wholeBlood,
    ],
  },
];

/**
 * Words before the thing that make it harmless: a book about it, an accessory for it, an imitation, or a text that says
 * there is none of it.
 */
const harmlessBefore = [
  String.raw`(?:books?|history|histories|dvds?|films?|posters?|prints?|novels?|guides?|study|studies|essays?|articles?|magazines?|catalogu?es?|paintings?|photographs?|photos?|stories|story|lives|treatise|libros?|historias?|peliculas?|laminas?|novelas?|guias?|estudios?|articulos?|revistas?|catalogos?|pinturas?|fotos?|fotografias?|tratados?|liber|libri|historia|tractatus)(?: \p{L}+){0,2} (?:about|on|of|regarding|sobre|acerca de|de|del)(?: (?!and|with|plus|y|con|mas|et|cum)\p{L}+){0,2}`,
  'historia|tractatus de|de (?:cultu|veneratione)(?: et veneratione)?',
  String.raw`(?:no|not|non|without|never|sin|ningunas?|sine|nulla|neither|nor|ni)(?: (?!fakes?|just|only|merely|solo|fals[ao]s?)\p{L}+){0,2}`,
  String.raw`(?:reliquar(?:y|ies)|cases?|box(?:es)?|thecas?|stands?|displays?|frames?|monstrances?|shrines?|pyx(?:es)?|ciborium|ciboria|tabernacles?|luna|lunette|holders?|cabinet|relicarios?|cajas?|estuches?|marcos?|custodias?|tecas?|copon(?:es)?|sagrarios?|viril|ostensorios?|reliquiarium|capsa|pyxis)(?: \p{L}+){0,3} (?:for|to hold|to carry|meant for|para|que guardaba|pro|ad)(?: \p{L}+){0,2}`,
  String.raw`(?:empty|vacio|vacia|vacuum)(?: \p{L}+){0,3} (?:for|para|pro)(?: \p{L}+){0,2}`,
  '(?:replica|reproduction|imitation|facsimile|reproduccion|imitacion)(?: (?:of|de))?(?: a| una?| the| la)?',
  ...portuguese.harmlessBefore,
].map((text) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${text}) $`, 'u'));

/** Words after the thing that make it harmless: it is a book, it is absent, or it is elsewhere. */
const harmlessAfter = [
  String.raw`(?:\p{L}+ ){0,3}(?:(?:is|are|was|were) )?(?:not|no(?: esta| es)?|never) (?:included|incluid|part|for sale|consecrat|present|there)`,
  String.raw`(?:\p{L}+ ){0,2}(?:is|are) not (?:included|for sale)`,
  String.raw`(?:\p{L}+ ){0,3}(?:a book|the book|paperback|hardcover|un libro|libro|novel|dvd|documentary|documental)(?! and)`,
  '(?:museum|chapel|tour|exhibit|exhibition|exposition|pilgrimage|replica|hunting|hunters?)',
  ...portuguese.harmlessAfter,
].map((text) => new RegExp(`^ (?:${text})`, 'u'));

/** A medium about the thing, such as a book: directly after it, or before a colon. */
const medium = `(?:${portuguese.medium}|(?:guide ?)?books?|booklets?|novels?|guides?|brochures?|dvds?|cds?|films?|movies?|videos?|postcards?|posters?|calendars?|documentary|documentaries|libros?|novelas?|folletos?|guias?|peliculas?|postales?|calendarios?|documental(?:es)?|libri|liber)`;
const directlyAfter = new RegExp(
  String.raw`^ ${medium}(?![\p{L}\p{N}])(?! (?:and|with|plus|y|con|mas|e|com) )`,
  'u',
);
const directlyBefore = /(?<![\p{L}\p{N}])(?:dvds?|blu ray|vhs|audiobooks?) (?:the )?$/u;
/** In brackets or after a comma: a written work. */
const written = new RegExp(
  String.raw`^(?: (?!(?:and|with|plus|y|con|mas|e|com) )\p{L}+){0,3},(?:an? |the |una? |el |la |o |um |uma )?${medium} (?:by|de|por) `,
  'u',
);
const titled = new RegExp(
  String.raw`^(?!no |not |never |ni |nao |nem )((?:\p{L}+ ){0,2}${medium}) ?: ?`,
  'u',
);

const PUNCTUATION = /[^\p{L}\p{N}ªº\n]+/gu;
const PAUSE = /[,&+/()|–—]|\s-\s/u;
/** The number of characters to look at on either side. */
const NEARBY = 80;

/** Normalized sentences, one a line; every separator becomes a comma. */
const plain = (text: string): string =>
  text
    .split(/[\n.;!?]+(?=\s|$)/u)
    .map((sentence) =>
      searchable(sentence)
        .replace(titled, '$1 about ')
        .replace(PUNCTUATION, (marks) => (PAUSE.test(marks) ? ',' : ' '))
        .replaceAll(/^[ ,]+|[ ,]+$/gu, ''),
    )
    // An abbreviation does not end a sentence.
    .reduce(
      (whole, sentence) =>
        /(?:^|[\s,])(?:st|sts|s|ss|b|bl|sta|sto)$/u.test(whole)
          ? `${whole} ${sentence}`
          : `${whole}\n${sentence}`,
      '',
    );

const withoutPauses = (text: string): string => text.replaceAll(',', ' ');

function isHarmless(text: string, from: number, to: number): boolean {
  const phrase =
    text
      .slice(Math.max(0, from - NEARBY), from)
      .split('\n')
      .at(-1) ?? '';
  const before = withoutPauses(phrase);
  const after = text.slice(to, to + NEARBY).split('\n')[0] ?? '';
  return (
    directlyBefore.test(phrase) ||
    directlyAfter.test(after) ||
    written.test(after) ||
    harmlessBefore.some((context) => context.test(before)) ||
    harmlessAfter.some((context) => context.test(withoutPauses(after)))
  );
}

/** The kind of forbidden goods that the text offers; null if none. */
export function forbiddenIn(text: string): Rule['what'] | null {
  const parted = plain(text);
  const folded = withoutPauses(parted);
  for (const { what, mentions } of wholeTexts) {
    if (mentions.some((mention) => mention.test(folded.trimEnd()))) return what;
  }
  for (const { what, mentions } of rules) {
    for (const mention of mentions) {
      for (const { index, 0: found } of folded.matchAll(mention)) {
        if (!isHarmless(parted, index, index + found.length)) return what;
      }
    }
  }
  return null;
}

const messages: Record<Rule['what'], Text> = {
  relic: i18n._(
    'The Church asks that relics of saints never be sold (canon 1190). You could give this one to a parish, or to your diocese, which knows how to honor it. An empty reliquary may be sold.',
  ),
  sacrament: i18n._(
    'The Blessed Sacrament can never be bought or sold. If you have found a consecrated Host, please bring it to a priest, who will know what to do.',
  ),
  offering: i18n._(
    'Masses and sacraments are not for sale (canons 947 and 1380), nor are indulgences. A parish will gladly take your intention.',
  ),
};

/** Refuses goods that may not be offered, with a friendly reason. */
export function requireAllowed(texts: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(texts)) {
    const what = forbiddenIn(text);
    if (what !== null) throw refusal(path, messages[what]);
  }
}

function refusal(path: string, message: Text): AppError {
  return badRequest(message, [{ path, message }], 'listing.forbidden');
}
