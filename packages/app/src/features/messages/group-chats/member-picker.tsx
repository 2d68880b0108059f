import type { I18n } from '@lingui/core';
import { Banner, Button, Field, NativeSelect, PeoplePicker, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { fullName, nameParts } from '../../people/index.ts';
import type { MemberChoice } from './use-member-choice.ts';

interface MemberPickerProps {
  choice: MemberChoice;
  /** The number of members that can be chosen. */
  max: number;
  /** The error message if the server has refused the choice. */
  error?: string | undefined;
}

const emptyText = (i18n: I18n, { search, groupId, candidates }: MemberChoice): string => {
  if (search !== '') return i18n._('Nobody by that name');
  if (groupId !== null) return i18n._('There is nobody else to add from this group.');
  return candidates.isEmpty
    ? i18n._(
        'You have no friends here yet. Close this and use the search at the top to find people you know.',
      )
    : i18n._('All your friends are in this chat.');
};

const summary = (i18n: I18n, count: number, max: number): string => {
  const limit = i18n._('A group chat can have at most 200 members.');
  if (count === 0) return max === 0 ? limit : i18n._('Nobody is chosen yet.');
  const words = i18n._('{count, plural, one {# chosen} other {# chosen}}', { count });
  return count < max ? words : `${words}. ${limit}`;
};

/** A select for the list out of which members are chosen: friends, or one of the reader's groups. */
function ListSelect({ choice }: { choice: MemberChoice }) {
  const { i18n } = useLingui();
  const { groups, groupsError, groupId } = choice;
  if (groupsError !== undefined)
    return (
      <Banner role="alert" tone="danger">
        <Stack align="start" gap={2}>
          <span>{groupsError}</span>
          <Button loading={choice.isLoadingGroups} onClick={choice.retryGroups} size="sm" variant="secondary">
            {i18n._('Try again')}
          </Button>
        </Stack>
      </Banner>
    );
  if (groups.length === 0) return null;
  return (
    <Field
      description={choice.isGroupFixed ? i18n._('You can add members of one group at a time.') : undefined}
      label={i18n._('Choose from')}
    >
      <NativeSelect
        onChange={({ currentTarget: { value } }) => choice.chooseGroup(value === '' ? null : value)}
        options={[
          { value: '', label: i18n._('Your friends') },
          ...groups.map(({ _id: value, name }) => ({ value, label: name })),
        ]}
        value={groupId ?? ''}
      />
    </Field>
  );
}

/** A picker for the members of a group chat. */
export function MemberPicker({ choice, max, error }: MemberPickerProps) {
  const { i18n } = useLingui();
  const { candidates, groupId, people, chosen } = choice;
  const { loading, onRetry, hasMore, moreError, onLoadMore } = candidates;
  return (
    <PeoplePicker
      chosen={chosen}
      chosenLabel={i18n._('Chosen members')}
      emptyText={emptyText(i18n, choice)}
      error={candidates.error}
      filter={<ListSelect choice={choice} />}
      choiceError={error}
      hasMore={hasMore}
      label={groupId === null ? i18n._('Friends') : i18n._('Members')}
      loading={loading}
      max={max}
      moreError={moreError}
      onLoadMore={onLoadMore}
      onRetry={onRetry}
      onSearchChange={choice.setText}
      onToggle={choice.toggle}
      people={people.map((person) => ({
        id: person._id,
        name: fullName(person),
        person: nameParts(person),
        picture: person.avatar,
      }))}
      search={choice.text}
      searchLabel={groupId === null ? i18n._('Search friends') : i18n._('Search members')}
      summary={summary(i18n, chosen.length, max)}
    />
  );
}
