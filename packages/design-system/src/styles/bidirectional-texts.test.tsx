import { describe, expect, it } from 'vitest';
import { mount } from '../../test/mount.tsx';
import { Field } from '../components/field/field.tsx';
import { InformationList } from '../patterns/information-list/information-list.tsx';
import { SearchField } from '../components/search-field/search-field.tsx';
import { Text } from '../components/text/text.tsx';
import { TextArea } from '../components/text-area/text-area.tsx';
import { TextInput } from '../components/text-input/text-input.tsx';
import { MessageContentView } from '../patterns/message-bubble/message-content.tsx';

const english = 'Lauds at seven.';
const arabic = 'صلاة الصبح في السابعة.';

/** The side of the element on which a line of its text starts. */
function endsOf(element: Element, words: string): 'left' | 'right' {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const text = walker.nextNode();
  const start = text?.textContent?.indexOf(words) ?? -1;
  if (text === null || start === -1) throw new Error(`There is no ${words}`);
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + words.length);
  const line = range.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return line.left - box.left < box.right - line.right ? 'left' : 'right';
}

const only = (selector: string) => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
};

describe('a text of two paragraphs in two directions', () => {
  const places = [
    [
      'a Text',
      (text: string) => (
        <Text dir="auto" multiline>
          {text}
        </Text>
      ),
      '[data-component="text"]',
    ],
    [
      'a list of information',
      (text: string) => <InformationList items={[{ term: 'About', value: text }]} />,
      'dd',
    ],
    [
      'a message',
      (text: string) => <MessageContentView content={{ kind: 'text', text }} labels={{}} />,
      '[data-part="text"]',
    ],
  ] as const;
  const directions = ['ltr', 'rtl'] as const;
  const cases = places.flatMap(([name, make, selector]) =>
    directions.map((dir) => [name, dir, make, selector] as const),
  );

  it.each(cases)(
    'starts each paragraph at its own side in %s of a page that is %s',
    async (_name, dir, make, selector) => {
      for (const text of [`${english}\n${arabic}`, `${arabic}\n${english}`]) {
        const screen = await mount(<div style={{ inlineSize: '30rem' }}>{make(text)}</div>, { dir });
        expect(endsOf(only(selector), english)).toBe('left');
        expect(endsOf(only(selector), arabic)).toBe('right');
        await screen.unmount();
      }
    },
  );
});

describe('a field', () => {
  const fields = [
    ['TextInput', <TextInput dir="auto" key="input" placeholder={arabic} />],
    ['SearchField', <SearchField dir="auto" key="search" />],
    ['TextArea', <TextArea key="area" placeholder={arabic} />],
  ] as const;

  it.each(fields)(
    'has the direction of the page while it is empty, and then that of its text: %s',
    async (_name, field) => {
      await mount(<Field label="Text">{field}</Field>, { dir: 'rtl' });
      const { direction, unicodeBidi } = getComputedStyle(
        only('[data-component="field"] :is(input, textarea)'),
      );
      expect(direction).toBe('rtl');
      expect(unicodeBidi).toBe('plaintext');
    },
  );
});
