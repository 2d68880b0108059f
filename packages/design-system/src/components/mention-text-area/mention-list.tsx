import * as Popover from '@radix-ui/react-popover';
import type { RefObject } from 'react';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { useAnnouncement } from '../../utilities/announcement.ts';
import { namePartsOf } from '../../utilities/person-name.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { ListPopup } from '../control/list-popup.tsx';
import list from '../control/list.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './mention-list.module.css';
import type { MentionablePerson } from './mention-text-area.tsx';

type MentionListProps = {
  anchor: RefObject<HTMLTextAreaElement | null>;
  container: HTMLElement | null;
  highlighted: number;
  id: string;
  onChoose: (person: MentionablePerson) => void;
  onClose: () => void;
  optionId: (index: number) => string;
  people: readonly MentionablePerson[];
};

/** The people whom the text area suggests. The focus stays in the text area. */
export function MentionList({
  anchor,
  container,
  highlighted,
  id,
  onChoose,
  onClose,
  optionId,
  people,
}: MentionListProps) {
  const messages = useControlMessages();
  const announcement = useAnnouncement(messages.results(people.length));
  return (
    <>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <Popover.Root onOpenChange={(next) => (next ? undefined : onClose())} open>
        <Popover.Anchor virtualRef={anchor} />
        <ListPopup
          className={styles.list}
          container={container}
          data-component="mention-list"
          isInside={(target) => target === anchor.current}
          // The text area closes the list, and keeps the key from the dialog around it.
          onEscapeKeyDown={(event) => event.preventDefault()}
        >
          <div aria-label={messages.peopleToMention} id={id} role="listbox">
            {people.map((person, index) => (
              // The text area handles the keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                aria-selected={index === highlighted}
                className={list.item}
                data-highlighted={index === highlighted || undefined}
                data-part="option"
                id={optionId(index)}
                key={person.id}
                onClick={() => onChoose(person)}
                ref={(element) => {
                  if (index === highlighted) element?.scrollIntoView({ block: 'nearest' });
                }}
                role="option"
                tabIndex={-1}
              >
                <Avatar name={namePartsOf(person)} size="sm" src={person.picture} />
                <span className={list.text}>
                  <bdi>{person.name}</bdi>
                </span>
              </div>
            ))}
          </div>
        </ListPopup>
      </Popover.Root>
    </>
  );
}
