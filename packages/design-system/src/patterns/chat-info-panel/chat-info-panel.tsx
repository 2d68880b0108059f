import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import type { PersonName } from '../../components/avatar/initials.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { ButtonLink } from '../../components/button-link/button-link.tsx';
import { Field } from '../../components/field/field.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { LinkedText } from '../../components/linked-text/linked-text.tsx';
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
   * The number of found messages; null if there is no search or the number is unknown. With `onLoadMore` it is
   * a minimum.
   */
  readonly total: number | null;
  /** The position of the shown result, from 1. */
  readonly position: number;
  /** Whether the search is running. */
  readonly busy?: boolean;
  /** Called to show an older result. */
  readonly onPrevious: () => void;
  /** Called to show a newer result. */
  readonly onNext: () => void;
  /** The results, newest first. If omitted, only the buttons for the older and the newer result are shown. */
  readonly found?: readonly FoundMessage[] | undefined;
  /** Called with the id of the chosen result. */
  readonly onSelect?: ((id: string) => void) | undefined;
  /** Called to load older results. */
  readonly onLoadMore?: (() => void) | undefined;
  /** Whether older results are being loaded. */
  readonly loadingMore?: boolean | undefined;
  /** The error message. */
  readonly error?: ReactNode;
  /** Called to search again. */
  readonly onRetry?: (() => void) | undefined;
};

export type ChatInfoPanelProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The other member's name, or the name of a group chat. */
  name: string;
  /** The parts of the name, if known. They give the right initials for long names. */
  person?: PersonName | undefined;
  /** The other member's picture. */
  picture?: string | null | undefined;
  /** Whether it is a group chat. Without a picture, it has an icon instead of initials. */
  group?: boolean | undefined;
  /** A detail about the other member: the parish, or when they were last online. */
  detail?: ReactNode;
  /** The address of the other member's profile. */
  profileHref?: string | undefined;
  /** A longer text about a group chat. */
  description?: string | undefined;
  /** Buttons below the name: Edit and the picture of a group chat. */
  actions?: ReactNode;
  /** Whether notifications of the chat are off. */
  muted: boolean;
  /** Called to mute or unmute the chat. */
  onMutedChange: (muted: boolean) => void;
  /** The search in the conversation. */
  search: ConversationSearch;
  /** Called to close the panel. */
  onClose: () => void;
  /** Further actions, such as Block and Report. */
  children?: ReactNode;
  /** The heading level of the panel's title. */
  headingLevel?: 2 | 3;
};

/** Information about a conversation, with its search and settings. */
export function ChatInfoPanel({
  name,
  person,
  picture,
  group = false,
  detail,
  profileHref,
  description,
  actions,
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
          <Avatar
            kind={group ? 'group' : 'person'}
            name={namePartsOf({ name, person })}
            size="xl"
            src={picture}
          />
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
        {description === undefined || description === '' ? null : (
          <Text data-part="description" multiline>
            <LinkedText>{description}</LinkedText>
          </Text>
        )}
        {actions}
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
