/**
 * The forbidden goods in Spanish, as parts of regular expressions. The expressions are applied to normalized text.
 */

import { heirloom } from './portuguese.ts';

const santo =
  '(?:san|santos?|santas?|beat[oa]s?|martir(?:es)?|apostol(?:es)?|virgen|papa|padre|madre teresa|juan pablo|carlo acutis|cristo|senor)';
/** Saints whom people name without "saint". A first name alone would be too common. */
export const known: readonly string[] = [
  'francisco (?:of|de) (?:assisi|asis|sales|paola|paula)|francisco javier',
  'teresa (?:of|de) (?:lisieux|avila|calcuta|jesus|los andes)',
  'antonio (?:of|de) padua|clara (?:of|de) (?:assisi|asis|montefalco)',
  'catalina (?:of|de) (?:siena|alejandria|bologna)|catalina laboure',
  'rita de (?:cascia|casia)|rosa (?:of|de) (?:lima|viterbo)|martin de (?:porres|tours)',
  'ignacio (?:of|de) (?:loyola|antioquia)|tomas (?:aquinas|(?:de )?aquino)',
  'juan (?:de la cruz|de dios|bosco|bautista|maria vianney)',
  'maria (?:magdalena|goretti)|maximiliano (?:maria )?kolbe|bernardita soubirous',
  'nicolas (?:of|de) (?:bari|myra|mira|tolentin[eo])|agustin (?:of|de) hipona',
  'vicente de paul|gerardo mayela|felipe neri|domingo savio|judas tadeo|benito de nursia',
];
const grado = '(?:primera?|segund[oa]|tercera?|1er|2do|1ª|2ª|3ª|1a|2a|3a)';
const restos =
  '(?:tumba|sepulcro|cripta|ataud|cuerpo|huesos?|sangre|cabellos?|corazon|craneo|habito|sotana|ropas?|velo|manto|sudario)';
const articulo = '(?:el |la |los |las |un |una )?';

/** `saints` has the English and the Spanish names, because people who write Spanish use both. */
export const relics = (saints: string): readonly string[] => [
  `reliquias? (?:de |del )?${grado} (?:grado|clase)`,
  `reliquias? (?:de |del )${articulo}${santo}`,
  `reliquias? (?:de |del )(?:${saints})|(?:${saints}) reliquias?`,
  String.raw`(?:relicarios?|tecas?) con (?:(?!y |sin |ningun)\p{L}+ ){1,4}(?:y|mas) (?:su |la |una )?reliquias?`,
  `reliquias? (?:de |del )${articulo}${restos} (?:de |del )${articulo}${santo}`,
  'reliquias? (?:de |del )(?:la )?(?:vera|santa) cruz',
  String.raw`(?:san|santo|santa) \p{L}+(?: de \p{L}+| \p{L}+)? reliquias?`,
  `reliquias? (?:autentica|sagrada|genuina|osea|santa)s?|(?:autentica|sagrada|santa)s? reliquias?${heirloom}`,
  `reliquias? en venta|(?:vendo|se venden?|venta de) (?:una |unas )?reliquias?${heirloom}`,
  '(?:con|contiene|incluye) (?:su |la |una )?reliquias?',
  '(?:astilla|fragmento|trozo|particula) de la (?:vera|santa) cruz',
  `(?:huesos?|cabellos?|diente|sangre|cenizas) de ${articulo}(?:san|santo|santa|beat[oa]|martir)`,
];

export const sacraments: readonly string[] = [
  '(?:hostias?|formas?)(?: ya)? (?:consagradas?|bendecidas?|benditas?)|sagradas? formas?',
  '(?:vino|pan) consagrado',
  '(?:vendo|se vende) (?:el |la )?(?:santisimo(?: sacramento)?|eucaristia)',
  '(?:santisimo sacramento|eucaristia) en venta',
  '(?:frasco|ampolla|gotas?|botella) (?:de |con )(?:la )?precios(?:isim)?a sangre',
];

export const offerings: readonly string[] = [
  '(?:vendo|se venden?|venta de|revendo) (?:santas )?(?:misas?(?: gregorianas?)?|intenciones de misa|estipendios de misa|indulgencias?(?: plenarias?)?|sacramentos?)',
  '(?:misas?(?: gregorianas?)?|intenciones de misa|indulgencias?(?: plenarias?)?) (?:en|a la) venta',
];

export const wholeRelics =
  /^\n?(?:(?:una?|unas|la|las|mi|vieja|antigua|pequena|rara)s? ){0,3}reliquias?(?: (?:muy|vieja|antigua|pequena|rara|catolica|cristiana)s?){0,2}$/u;
export const wholeBlood =
  /^\n?(?:la )?precios(?:isim)?a sangre(?: de (?:nuestro senor )?(?:jesus|cristo|jesucristo))?$/u;

export const medium = 'libros?|novelas?|folletos?|guias?|peliculas?|postales?|calendarios?|documental(?:es)?';
export const and = 'y|con|mas';
export const articles = 'una? |el |la ';
export const no = 'sin|ningunas?|ni';
export const only = 'solo|fals[ao]s?';

export const harmlessBefore: readonly string[] = [
  String.raw`(?:dvds?|posters?|libros?|historias?|peliculas?|laminas?|novelas?|guias?|estudios?|articulos?|revistas?|catalogos?|pinturas?|fotos?|fotografias?|tratados?)(?: \p{L}+){0,2} (?:about|sobre|acerca de|de|del)(?: (?!y|con|mas)\p{L}+){0,2}`,
  String.raw`(?:relicarios?|cajas?|estuches?|marcos?|custodias?|tecas?|copon(?:es)?|sagrarios?|viril|ostensorios?)(?: \p{L}+){0,3} (?:para|que guardaba)(?: \p{L}+){0,2}`,
  String.raw`vaci[oa](?: \p{L}+){0,3} para(?: \p{L}+){0,2}`,
  '(?:replica|reproduccion|imitacion)(?: de)?(?: una?| la)?',
];

export const harmlessAfter: readonly string[] = [
  String.raw`(?:\p{L}+ ){0,3}(?:no(?: esta| es)?) (?:incluid|consagrad)`,
  String.raw`(?:\p{L}+ ){0,3}(?:un libro|libro|documental)`,
];
