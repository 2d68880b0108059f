import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { isComposing } from '../../utilities/composing.ts';
import { layerContainerOf } from '../../utilities/layer-container.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import type { PersonName } from '../avatar/initials.ts';
import { TextArea, type TextAreaProps } from '../text-area/text-area.tsx';
import { activeMention, type ActiveMention } from './active-mention.ts';

/** A person who can be mentioned. */
export type MentionablePerson = {
  readonly id: string;
  /** The full name, which follows the `@`. */
  readonly name: string;
  /** The parts of the name, if known. They give the right initials for long names. */
  readonly person?: PersonName | undefined;
  /** The picture. */
  readonly picture?: string | null | undefined;
};

/** The people for the name that is being written after an `@`. */
export type MentionSource = {
  /** The people for the last search. */
  readonly people: readonly MentionablePerson[];
  /** Called with the beginning of a name, which is empty after the `@`. Called with null when the search ends. */
  readonly onSearch: (query: string | null) => void;
  /** Called with the chosen person, whose name is then in the text. */
  readonly onChoose: (person: MentionablePerson) => void;
};

export type MentionTextAreaProps = TextAreaProps & {
  /** The people who can be mentioned. Without it, this is a TextArea. */
  mentions?: MentionSource | undefined;
};

type List = typeof import('./mention-list.tsx');

const loadList = () => import('./mention-list.tsx');
const nobody: readonly MentionablePerson[] = [];

/** A site can empty the field without an event, for example after sending. */
const isWrittenIn = (value: TextAreaProps['value'], { start, query }: ActiveMention): boolean =>
  typeof value !== 'string' || value.startsWith(`@${query}`, start);

/** A TextArea that suggests people after an `@`. */
export function MentionTextArea({
  mentions,
  ref,
  onBlur,
  onChange,
  onKeyDown,
  onSelect,
  ...props
}: MentionTextAreaProps) {
  const listId = useId();
  const element = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(element, ref);
  const [active, setActive] = useState<ActiveMention | null>(null);
  // The @ whose list was closed, or whose person was chosen. Its list stays closed.
  const closedAt = useRef<number | null>(null);
  const [highlighted, setHighlighted] = useState(0);
  const [list, setList] = useState<List | null>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);

  const people = mentions?.people ?? nobody;
  const open = active !== null && isWrittenIn(props.value, active) && people.length > 0 && list !== null;
  const index = Math.min(highlighted, people.length - 1);
  const optionId = (position: number) => `${listId}-${position}`;

  // A reader of the page can leave it while the list loads.
  useEffect(() => {
    if (active === null || list !== null) return undefined;
    let isCurrent = true;
    loadList().then(
      (loaded) => isCurrent && setList(loaded),
      // Without a connection there are no suggestions. The next @ tries again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [active, list]);

  const look = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    if (mentions === undefined) return;
    const { selectionEnd, selectionStart, value } = currentTarget;
    const written = selectionStart === selectionEnd ? activeMention(value, selectionStart) : null;
    if (written?.start !== closedAt.current) closedAt.current = null;
    const next = closedAt.current === null ? written : null;
    if (next?.start === active?.start && next?.query === active?.query) return;
    setContainer(layerContainerOf(currentTarget));
    setActive(next);
    setHighlighted(0);
    mentions.onSearch(next === null ? null : next.query);
  };

  const end = () => {
    if (active === null) return;
    setActive(null);
    mentions?.onSearch(null);
  };

  const close = () => {
    closedAt.current = active?.start ?? null;
    end();
  };

  const choose = (person: MentionablePerson) => {
    const field = element.current;
    if (field === null || active === null) return;
    const after = field.value.slice(active.start + active.query.length + 1);
    const written = `@${person.name}${/^\s/u.test(after) ? '' : ' '}`;
    mentions?.onChoose(person);
    field.setRangeText(written, active.start, active.start + active.query.length + 1, 'end');
    close();
    // React and form libraries learn about the new text as if it were typed.
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const person = people[index];
    if (!open || person === undefined || isComposing(event.nativeEvent)) {
      onKeyDown?.(event);
      return;
    }
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) setHighlighted((index + step + people.length) % people.length);
    else if (key === 'Escape') close();
    else if ((key === 'Enter' || key === 'Tab') && !ctrlKey && !metaKey && !shiftKey) choose(person);
    else {
      onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    // Escape closes only the list, and Enter does not send the form.
    event.stopPropagation();
  };

  const suggestions: ReactNode = open ? (
    <list.MentionList
      anchor={element}
      container={container}
      highlighted={index}
      id={listId}
      onChoose={choose}
      onClose={close}
      optionId={optionId}
      people={people}
    />
  ) : null;

  return (
    <>
      <TextArea
        {...props}
        {...(mentions === undefined
          ? {}
          : { 'aria-autocomplete': 'list' as const, 'aria-haspopup': 'listbox' as const })}
        {...(open ? { 'aria-controls': listId, 'aria-activedescendant': optionId(index) } : {})}
        onBlur={(event: FocusEvent<HTMLTextAreaElement>) => {
          end();
          onBlur?.(event);
        }}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          look(event);
          onChange?.(event);
        }}
        onKeyDown={handleKeyDown}
        onSelect={(event) => {
          look(event);
          onSelect?.(event);
        }}
        ref={mergedRef}
      />
      {suggestions}
    </>
  );
}
