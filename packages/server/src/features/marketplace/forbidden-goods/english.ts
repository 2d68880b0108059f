/**
 * The forbidden goods in English, as parts of regular expressions. The expressions are applied to normalized text.
 */

const saint =
  '(?:sts?|saints?|bl|blessed|apostles?|martyrs?|popes?|padre|mother teresa|john paul|carlo acutis|our (?:lady|lord)|(?:blessed )?virgin|little flower|jesus|christ)';
/** Saints whom people name without "saint". A first name alone would be too common. */
export const known: readonly string[] = [
  'francis (?:of|de) (?:assisi|sales|paola|paula)|francis xavier',
  '(?:therese|theresa|teresa) (?:of|de) (?:lisieux|avila|calcutta|jesus|los andes|the child jesus)',
  'anthony (?:of|de) padua|clare (?:of|de) (?:assisi|montefalco)',
  'catherine (?:of|de) (?:siena|alexandria|bologna)|catherine laboure',
  'rita (?:of|de) cascia|rose (?:of|de) (?:lima|viterbo)|martin (?:de porres|(?:of|de) tours)',
  'ignatius (?:of|de) (?:loyola|antioch)|thomas (?:aquinas|(?:de )?aquino)',
  'john (?:of the cross|of god|vianney|bosco|the baptist)',
  'mary (?:magdalene?|goretti)|maria goretti|maximilian (?:maria )?kolbe|bernadette soubirous',
  'nicholas (?:of|de) (?:bari|myra|tolentin[eo])|augustine (?:of|de) hippo',
  'vincent de paul|gemma galgani|(?:faustina|faustyna) kowalska|gerard majella|philip neri',
  'kateri tekakwitha|dominic savio|jude thaddeus|benedict of nursia|edith stein',
];
const grade = '(?:first|second|third|1st|2nd|3rd)';
const remains =
  '(?:tomb|grave|crypt|coffin|casket|body|bones?|blood|hair|heart|skull|habit|cassock|clothes|clothing|robes?|veil|cloak|shroud)';
const notOfWar = String.raw`(?! (?:of|from) (?:\p{L}+ ){0,2}(?:wars?|battles?|battlefields?|ww(?:i|ii|1|2)|past)(?!\p{L}))`;
const article = '(?:the |a |an |some |an? old )?';

/** `saints` has the English and the Spanish names, because people who write English use both. */
export const relics = (saints: string): readonly string[] => [
  `${grade} ?(?:class|degree) relics?`,
  `relics? (?:of the )?${grade} class`,
  `relics? (?:of|from) ${article}(?:holy |great )?${saint}`,
  `relics? (?:of|from) (?:${saints})|(?:${saints}) relics?`,
  `relic (?:holy |prayer )?cards? (?:of|from|with|for) ${article}(?:holy |great )?(?:${saint}|${saints})`,
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
];

export const sacraments: readonly string[] = [
  '(?:consecrated|blessed|sacred) (?:communion |eucharistic )?(?:hosts?|wafers?)',
  'consecrated (?:altar )?(?:bread|wine|eucharist)',
  '(?:communion )?(?:hosts?|wafers?)(?: already)? consecrated',
  '(?:blessed sacrament|eucharist|holy communion|precious blood) for sale',
  '(?:sell|selling|buy) (?:the )?(?:blessed sacrament|eucharist)',
  '(?:vial|ampoule|drops?|bottle|flask|cruet) (?:of|with) (?:the )?(?:most )?precious blood',
];

export const offerings: readonly string[] = [
  '(?:mass (?:intentions?|offerings?|stipends?)|(?:gregorian|holy) masses) (?:for sale|on sale|to sell|at a discount)',
  String.raw`(?:sell|selling|resell|buy)(?: \p{L}+)? (?:mass (?:intentions?|offerings?|stipends?)|(?:gregorian|holy) masses)`,
  '(?:plenary )?indulgences? for sale|(?:sell|selling|buy) (?:plenary )?indulgences?',
  '(?:absolution|sacraments?|ordination) for sale',
];

export const wholeRelics =
  /^\n?(?:(?:an?|the|one|my|some|very|old|antique|ancient|vintage|rare|small|tiny|holy|catholic|christian) ){0,4}relics?$/u;
export const wholeBlood =
  /^\n?(?:the )?(?:most )?precious blood(?: of (?:our lord )?(?:jesus|christ|jesus christ))?$/u;

export const medium =
  '(?:guide ?)?books?|booklets?|novels?|guides?|brochures?|dvds?|cds?|films?|movies?|videos?|postcards?|posters?|calendars?|documentary|documentaries';
export const and = 'and|with|plus';
export const articles = 'an? |the ';
export const no = 'no|not|non|without|never|neither|nor';
export const only = 'fakes?|just|only|merely';

export const harmlessBefore: readonly string[] = [
  String.raw`(?:books?|history|histories|dvds?|films?|posters?|prints?|novels?|guides?|study|studies|essays?|articles?|magazines?|catalogu?es?|paintings?|photographs?|photos?|stories|story|lives|treatise)(?: \p{L}+){0,2} (?:about|on|of|regarding)(?: (?!and|with|plus)\p{L}+){0,2}`,
  String.raw`(?:reliquar(?:y|ies)|cases?|box(?:es)?|thecas?|stands?|displays?|frames?|monstrances?|shrines?|pyx(?:es)?|ciborium|ciboria|tabernacles?|luna|lunette|holders?|cabinet)(?: \p{L}+){0,3} (?:for|to hold|to carry|meant for)(?: \p{L}+){0,2}`,
  String.raw`empty(?: \p{L}+){0,3} for(?: \p{L}+){0,2}`,
  '(?:replica|reproduction|imitation|facsimile)(?: of)?(?: a| the)?',
];

export const harmlessAfter: readonly string[] = [
  String.raw`(?:\p{L}+ ){0,3}(?:(?:is|are|was|were) )?(?:not|no|never) (?:included|part|for sale|consecrat|present|there)`,
  String.raw`(?:\p{L}+ ){0,2}(?:is|are) not (?:included|for sale)`,
  String.raw`(?:\p{L}+ ){0,3}(?:a book|the book|paperback|hardcover|novel|dvd|documentary)(?! and)`,
  '(?:museum|chapel|tour|exhibit|exhibition|exposition|pilgrimage|replica|hunting|hunters?)',
];
