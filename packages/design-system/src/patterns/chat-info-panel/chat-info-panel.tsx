import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import type { PersonName } from '../../components/avatar/initials.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { ButtonLink } from '../../components/button-link/button-link.tsx';
import { Field } from '../../components/field/field.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { Separator } from '../../components/separator/separator.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { Text } from '../../components/text/text.tsx';
import { IconArrowDown } from '../../icons/arrow-down.tsx';
import { IconArrowUp } from '../../icons/arrow-up.tsx';
import { IconClose } from '../../icons/close.tsx';
import { IconUser } from '../../icons/user.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { useMessages } from '../../provider/design-system-context.ts';
import { namePartsOf } from '../../utilities/person-name.ts';
import { isComposing } from '../../utilities/composing.ts';
import { moveToRows } from '../person-row/row-keys.ts';
import { FoundMessages, type FoundMessage } from './found-messages.tsx';

export type ConversationSearch = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /**
   * How many messages were found; null while nothing is searched for, or it is not known yet. With `onLoadMore` these are those
   * found so far, and said to be so.
   */
  readonly total: number | null;
  /** Which of them is shown, from 1. */
  readonly position: number;
  /** The search runs. */
  readonly busy?: boolean;
  /** Called to show an older one. */
  readonly onPrevious: () => void;
  /** Called to show a newer one. */
  readonly onNext: () => void;
  /** What was found, the newest first. Without it there are the steps alone. */
  readonly found?: readonly FoundMessage[] | undefined;
  /** Called with the one that is chosen. */
  readonly onSelect?: ((id: string) => void) | undefined;
  /** Called for what was found further back. */
  readonly onLoadMore?: (() => void) | undefined;
  /** That is being loaded. */
  readonly loadingMore?: boolean | undefined;
  /** What went wrong. */
  readonly error?: ReactNode;
  /** Called to search again. */
  readonly onRetry?: (() => void) | undefined;
};

export type ChatInfoPanelProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** With whom one speaks. */
  name: string;
  /** The parts of the name, where they are known: long names have the right initials by them. */
  person?: PersonName | undefined;
  /** The other's picture. */
  picture?: string | null | undefined;
  /** A word about the other: the parish, or when they were last here. */
  detail?: ReactNode;
  /** Where the other's profile is. */
  profileHref?: string;
  /** Whether the chat makes no notifications. */
  muted: boolean;
  /** Called to mute the chat, or no longer. */
  onMutedChange: (muted: boolean) => void;
  /** The search in the conversation. */
  search: ConversationSearch;
  /** Called to close the panel. */
  onClose: () => void;
  /** What else can be done, such as Block and Report. */
  children?: ReactNode;
  /** The place of its title in the page's outline. */
  headingLevel?: 2 | 3;
};

/** What is to be known about a conversation, and done with it. */
export function ChatInfoPanel({
  name,
  person,
  picture,
  detail,
  profileHref,
  muted,
  onMutedChange,
  search,
  onClose,
  children,
  headingLevel = 2,
  ...props
}: ChatInfoPanelProps) {
  const chat = useChatMessages();
  const { close } = useMessages();
  const titleId = useId();
  const nameId = useId();
  return (
    <section {...props} aria-labelledby={`${titleId} ${nameId}`} data-component="chat-info-panel">
      <Stack gap={5}>
        <Stack direction="row" justify="between">
          <Heading id={titleId} level={headingLevel} size="sm">
            {chat.aboutChat}
          </Heading>
          <IconButton icon={<IconClose />} label={close} onClick={onClose} />
        </Stack>
        <Stack align="center" gap={2} style={{ textAlign: 'center' }}>
          <Avatar name={namePartsOf({ name, person })} size="xl" src={picture} />
          <Text id={nameId} serif size="lg">
            <bdi>{name}</bdi>
          </Text>
          {detail === undefined ? null : (
            <Text as="div" size="sm" tone="muted">
              {detail}
            </Text>
          )}
          {profileHref === undefined ? null : (
            <ButtonLink href={profileHref} leadingIcon={<IconUser size="sm" />} size="sm" variant="secondary">
              {chat.showProfile}
            </ButtonLink>
          )}
        </Stack>
        <Separator decorative variant="ornament" />
        <FoundStepper search={search} />
        <Switch
          checked={muted}
          description={chat.muteHint}
          label={chat.mute}
          onChange={(event) => onMutedChange(event.currentTarget.checked)}
        />
        {children}
      </Stack>
    </section>
  );
}

function FoundStepper({ search }: { search: ConversationSearch }) {
  const chat = useChatMessages();
  const { tryAgain } = useMessages();
  const { value, onChange, total, position, onPrevious, onNext, onLoadMore, error, onRetry } = search;
  const found = total !== null && total > 0;
  const failed = error !== undefined && error !== null;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    moveToRows(event);
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !found) return;
    event.preventDefault();
    if (event.shiftKey) onNext();
    else onPrevious();
  };

  const words = () => {
    if (value.trim() === '' || total === null || failed) return '';
    return found
      ? chat.position(position, onLoadMore === undefined ? total : `${total}+`)
      : chat.nothingFound;
  };
  return (
    <Stack data-rows="" gap={2}>
      <Field label={chat.searchConversation}>
        <SearchField
          autoComplete="off"
          busy={search.busy ?? false}
          dir="auto"
          onKeyDown={handleKeyDown}
          onValueChange={onChange}
          value={value}
        />
      </Field>
      <Stack direction="row" justify="between">
        <Text as="span" role="status" size="sm" tone="muted">
          {words()}
        </Text>
        {found ? (
          <Stack direction="row" gap={0}>
            <IconButton icon={<IconArrowUp />} label={chat.previousFound} onClick={onPrevious} />
            <IconButton icon={<IconArrowDown />} label={chat.nextFound} onClick={onNext} />
          </Stack>
        ) : null}
      </Stack>
      {failed ? (
        <Banner role="alert" tone="danger">
          <Stack align="start" gap={2}>
            <span>{error}</span>
            {onRetry === undefined ? null : (
              <Button loading={search.busy ?? false} onClick={onRetry} size="sm" variant="secondary">
                {tryAgain}
              </Button>
            )}
          </Stack>
        </Banner>
      ) : null}
      {found && search.found !== undefined ? (
        <FoundMessages
          loadingMore={search.loadingMore}
          messages={search.found}
          onLoadMore={onLoadMore}
          onSelect={search.onSelect}
          position={position}
          wanted={value}
        />
      ) : null}
    </Stack>
  );
}
