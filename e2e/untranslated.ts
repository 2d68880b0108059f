import { readFile } from 'node:fs/promises';
import type { Page, Response } from '@playwright/test';
import { parse } from 'yaml';

/** Names, which are the same in every language: of the site, of services and languages, of people in sample content. */
const services = ['Parvis', 'Facebook', 'Instagram', 'YouTube', 'RSS', 'Zelle'];
const languages = ['English', 'Español'];
const samplePeople = ['Helena Duarte', 'Michael O’Rourke', 'Lucía Ferreyra'];
const names = [...services, ...languages, ...samplePeople];

function stringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) stringsIn(part, found);
  return found;
}

/** What the contract enumerates is for programs: shown as it is, it is a word that nobody has translated. */
async function enumerated(): Promise<Set<string>> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'enum' || key === 'const') for (const each of stringsIn(part)) found.add(each);
      else visit(part);
    }
  };
  visit(parse(await readFile(new URL('../openapi.yaml', import.meta.url), 'utf8')));
  return found;
}

const keywords = enumerated();

/** They are the same in every language, wherever they stand. */
const addresses = /[\w.+-]+@[\w.-]+|https?:\/\/\S+/g;

/** What members and the staff have written: every text that the server has answered to this page. */
export class ServerTexts {
  readonly #answers: Promise<void>[] = [];
  readonly #texts = new Set(names);

  constructor(page: Page) {
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/api/')) this.#answers.push(this.#keep(response));
    });
  }

  async #keep(response: Response): Promise<void> {
    // A page that is left does not wait for its answers.
    const answer: unknown = await response.json().catch(() => null);
    for (const text of stringsIn(answer)) this.#texts.add(text.replaceAll(addresses, '').trim());
  }

  /** The longest first, so that none is taken for a part of another. */
  async all(): Promise<string[]> {
    await Promise.all(this.#answers);
    const words = await keywords;
    return [...this.#texts]
      .filter((text) => text.length > 1 && !words.has(text))
      .toSorted((one, other) => other.length - one.length);
  }
}

/** All that a page says, in itself and to who listens. What is declared to be in a language is not looked at. */
function saidOn(): string[] {
  const page = document.documentElement;
  const isDeclared = (element: Element): boolean => element.closest('[lang]') !== page;
  const isSaid = (element: Element): boolean =>
    element.closest('script, style, noscript, template') === null &&
    !isDeclared(element) &&
    (element.closest('select')?.checkVisibility() ?? element.checkVisibility({ visibilityProperty: true }));
  const spoken = [
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
  // A screen of long texts has its title from them.
  const heading = document.querySelector('main h1');
  const isTitleDeclared =
    heading !== null && isDeclared(heading) && document.title.startsWith(heading.textContent ?? '');
  const said = isTitleDeclared ? [] : [`title: ${document.title}`];
  for (const element of document.body.querySelectorAll('*')) {
    if (!isSaid(element)) continue;
    const place = element.tagName.toLowerCase();
    for (const attribute of spoken) {
      const text = element.getAttribute(attribute);
      if (text !== null && text !== '') said.push(`${place} ${attribute}: ${text}`);
    }
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = texts
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
    if (text !== '') said.push(`${place}: ${text}`);
  }
  return said;
}

/** What stands for the picture of somebody who has none. */
const initials = /^span: \p{Lu}{1,2}$/u;
const wideLetters = /[\uff21-\uff3a\uff41-\uff5a]/g;

/** What a page in the pseudo language says in letters that no catalogue has given it. */
export async function untranslated(page: Page, serverTexts: ServerTexts): Promise<string[]> {
  const said = await page.evaluate(saidOn);
  const texts = await serverTexts.all();
  return said.filter((line) => {
    if (initials.test(line)) return false;
    let rest = line.slice(line.indexOf(': ') + 2).replaceAll(addresses, '');
    for (const text of texts) rest = rest.replaceAll(text, '');
    return /\p{Script=Latin}/u.test(rest.replaceAll(wideLetters, ''));
  });
}
