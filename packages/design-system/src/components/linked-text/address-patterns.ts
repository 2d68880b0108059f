import { REBuilder } from 'linkify-it';

const letters = String.raw`\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u30ff\u3400-\u9fff\uac00-\ud7af`;
/** Emoji, and the letters of languages that have no space between words or, like Korean, add endings to an address. */
export const unspaced = String.raw`(?:[${letters}\u2600-\u27bf\ufe0f]|[\ud83c-\ud83e][\udc00-\udfff])`;
/**
 * Unicode classes these characters as symbols, not as punctuation. Authors use them for formatting. They cannot be in a
 * host.
 */
const symbols = '[~`|^+=$]';
/**
 * These characters can be part of a path, or follow the path in a sentence. The caller removes them from the end of a
 * path.
 */
const inPath = String.raw`[!#-;=?-_a-~]`;
/** In "https://a.org,https://b.org", the comma separates two addresses. */
const nextAddress = String.raw`[,;|]https?:\/\/`;

/**
 * Finds an address even if it is directly beside another character. The characters that an address can contain are the
 * same as on GitHub and in messengers.
 */
export class AddressPatterns extends REBuilder {
  override get_pseudo_letter() {
    return (this.cache['src_pseudo_letter'] ??= new RegExp(
      `(?:(?!${this.get_text_separators().source}|${this.src_ZPCc}|${symbols})${this.src_Any})`,
    ));
  }

  override get_host_terminator() {
    return (this.cache['src_host_terminator'] ??= new RegExp(
      `(?=$|${symbols}|${this.get_text_separators().source}|${this.src_ZPCc})(?!-|_+[a-z0-9]|:\\d|\\.-|\\.(?!$|${this.src_ZPCc}))`,
    ));
  }

  override get_path() {
    // The end of a path is corrected later, because brackets cannot be balanced in linear time here.
    const other = `(?![\\x00-\\x7f\\u00ad\\u200b\\u2060\\ufeff]|${this.get_path_terminator().source}).`;
    return (this.cache['src_path'] ??= new RegExp(
      `(?:[/?#](?:(?!${nextAddress})${inPath}|${other}){0,${this.opts.maxLength}})?`,
    ));
  }

  override get_fuzzy_url_host_port() {
    const host = `(?:${this.get_domain().source}\\.){1,10}(?:${this.get_tld().source})`;
    const end = `(?:${this.get_host_terminator().source}|(?=${unspaced}))`;
    return (this.cache['fuzzy_url_host_port'] ??= new RegExp(`${host}${this.get_port().source}${end}`));
  }

  override get_fuzzy_link_search() {
    const before = `^|(?![.:/\\-@])(?:${symbols}|[<>\uFF5C]|${this.src_ZPCc})|:(?=www\\.)`;
    return (this.cache['link_fuzzy_search'] ??= new RegExp(
      `(${before})(${this.get_fuzzy_url_host_port().source}${this.get_path().source})`,
      'gi',
    ));
  }

  override get_schema_search() {
    return (this.cache['schema_search'] ??= new RegExp(
      `(^|[^a-z0-9])(${this.get_schema_names().source})`,
      'gi',
    ));
  }

  override get_mail_name() {
    // The pattern begins with a letter or digit: a sign before an email address is most often a formatting mark.
    return (this.cache['src_mail_name'] ??=
      /[a-z0-9](?:[-!#$%&'*+/=?^_`{|}~a-z0-9]|\.(?=[-!#$%&'*+/=?^_`{|}~a-z0-9])){0,63}/iu);
  }

  override get_mail_name_validator() {
    // After //, the text before the @ is a user name or a password.
    const before = String.raw`^|[^!-~]|[,;"()<>{}[\]]|(?<!//[!-~]*)(?<!/)[:/*_~'|^\\\x60]`;
    return (this.cache['mail_name_validator'] ??= new RegExp(
      `(?:${before})(${this.get_mail_name().source})$`,
      'i',
    ));
  }
}
