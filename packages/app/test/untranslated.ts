import { languageNames } from '@parvis/api-client/languages';
import { contract } from 'virtual:contract';

/** Names that are the same in every language: the site, services, languages, and the people in sample content. */
const services = ['Parvis', 'Facebook', 'Instagram', 'YouTube', 'RSS', 'Zelle'];
const samplePeople = ['Helena Duarte', 'Michael O’Rourke', 'Lucía Ferreyra'];
const names = [...services, ...Object.values(languageNames), ...samplePeople];

export function stringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) stringsIn(part, found);
  return found;
}

function keywordsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'enum' || key === 'const') stringsIn(part, found);
    else keywordsIn(part, found);
  }
  return found;
}

/**
 * The enumerated values of the contract are only for programs. If one appears on screen, it is an untranslated text.
 */
const keywords = keywordsIn(contract);

/** Addresses are the same in every language. */
const addresses = /[\w.+-]+@[\w.-]+|https?:\/\/\S+/g;

/** The ending of a file's name is the same in every language. The app adds it to the title of a bulletin. */
const fileEndings = /\.pdf\b/gu;

const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'placeholder',
  'title',
  'alt',
  'label',
];

/** All visible and accessible texts of the page, except for those whose language is declared. */
function textsOfPage(): string[] {
  const page = document.documentElement;
  const isDeclared = (element: Element): boolean => element.closest('[lang]') !== page;
  const isPerceived = (element: Element): boolean =>
    element.closest('script, style, noscript, template') === null &&
    !isDeclared(element) &&
    (element.closest('select')?.checkVisibility() ?? element.checkVisibility({ visibilityProperty: true }));
  // If the heading declares its language, a document title that repeats the heading is in that language too. Such a
  // title is left out.
  const heading = document.querySelector('main h1');
  const isTitleDeclared =
    heading !== null && isDeclared(heading) && document.title.startsWith(heading.textContent ?? '');
  const texts = isTitleDeclared ? [] : [`title: ${document.title}`];
  for (const element of document.body.querySelectorAll('*')) {
    if (!isPerceived(element)) continue;
    const tag = element.tagName.toLowerCase();
    for (const attribute of spokenAttributes) {
      const text = element.getAttribute(attribute) ?? '';
      if (text !== '') texts.push(`${tag} ${attribute}: ${text}`);
    }
    const text = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
    if (text !== '') texts.push(`${tag}: ${text}`);
  }
  return texts;
}

/** The initials that are shown instead of a person's picture. */
const initials = /^span: \p{Lu}{1,2}$/u;
const wideLetters = /[\uff21-\uff3a\uff41-\uff5a]/g;

/** The texts of a page in the pseudo-locale that come neither from a catalogue nor from the server. */
export function untranslatedTexts(serverTexts: ReadonlySet<string>): string[] {
  // Longer texts come first, so that a shorter text does not replace a part of a longer one.
  const known = [...names, ...serverTexts]
    .map((text) => text.replaceAll(addresses, '').trim())
    .filter((text) => text.length > 1 && !keywords.has(text))
    .toSorted((one, other) => other.length - one.length);
  return textsOfPage().filter((line) => {
    if (initials.test(line)) return false;
    let rest = line.slice(line.indexOf(': ') + 2).replaceAll(addresses, '');
    for (const text of known) rest = rest.replaceAll(text, '');
    return /\p{Script=Latin}/u.test(rest.replaceAll(fileEndings, '').replaceAll(wideLetters, ''));
  });
}
