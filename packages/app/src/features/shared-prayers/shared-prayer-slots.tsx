import { Button, Link, SlotList, SlotListItem, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { profilePath } from '../people/index.ts';
import { isFree, slotDetails, slotTitle } from './shared-prayer-words.ts';
import type { RemindMinutes, SharedPrayer, Slot } from './shared-prayers.ts';
import { useSlotActions } from './use-slot-actions.ts';

interface PartProps {
  prayer: SharedPrayer;
  slot: Slot;
  actions: ReturnType<typeof useSlotActions>;
}

function SlotMembers({ prayer, slot, actions }: PartProps) {
  const { i18n } = useLingui();
  const hidden = slot.taken - slot.members.length;
  return (
    <Stack gap={1}>
      {slot.members.map((member) => {
        const name = `${member.first_name} ${member.last_name}`;
        return (
          <Stack align="center" direction="row" gap={2} justify="between" key={member._id} wrap>
            <Link href={profilePath(member._id)}>{name}</Link>
            {prayer.abilities.remove && member._id !== prayer.starter._id ? (
              <Button
                aria-label={i18n._('Remove {name}', { name })}
                onClick={() => void actions.remove(slot.slot, member._id, name)}
                size="sm"
                variant="ghost"
              >
                {i18n._('Remove')}
              </Button>
            ) : null}
          </Stack>
        );
      })}
      {hidden > 0 ? (
        <span>{i18n._('{count, plural, one {# more person} other {# more people}}', { count: hidden })}</span>
      ) : null}
    </Stack>
  );
}

function SlotAction({ prayer, slot, actions, minutes }: PartProps & { minutes: RemindMinutes }) {
  const { i18n } = useLingui();
  const name = slotTitle(i18n, slot, prayer.timeZone);
  const isPending = actions.pending === `slot ${slot.slot}`;
  if (slot.isMine)
    return (
      <Button
        aria-label={i18n._('Give back {name}', { name })}
        loading={isPending}
        onClick={() => void actions.giveBack(slot.slot)}
        size="sm"
        variant="secondary"
      >
        {i18n._('Give back')}
      </Button>
    );
  return (
    <Button
      aria-label={i18n._('Take {name}', { name })}
      loading={isPending}
      onClick={() => void actions.take(slot.slot, minutes)}
      size="sm"
    >
      {i18n._('Take')}
    </Button>
  );
}

interface SharedPrayerSlotsProps {
  prayer: SharedPrayer;
  actions: ReturnType<typeof useSlotActions>;
  /** How long before an hour the member is reminded. */
  minutes: RemindMinutes;
}

/** The slots of a prayer, with who has taken them. */
export function SharedPrayerSlots({ prayer, actions, minutes }: SharedPrayerSlotsProps) {
  const { i18n } = useLingui();
  return (
    <SlotList label={i18n._('Slots')}>
      {prayer.slotList.map((slot) => {
        const hasAction = (slot.isMine && !slot.isOver) || (prayer.abilities.take && isFree(slot));
        const parts = { prayer, slot, actions };
        return (
          <SlotListItem
            action={hasAction ? <SlotAction {...parts} minutes={minutes} /> : undefined}
            details={slotDetails(i18n, slot)}
            key={slot.slot}
            over={slot.isOver}
            own={slot.isMine}
            people={slot.taken === 0 ? undefined : <SlotMembers {...parts} />}
            title={slotTitle(i18n, slot, prayer.timeZone)}
          />
        );
      })}
    </SlotList>
  );
}
