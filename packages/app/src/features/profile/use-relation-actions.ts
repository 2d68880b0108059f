import { useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type Profile, type Relation, fullName, usePeople } from '../people/index.ts';

/** The actions on another member, one at a time, with toasts. */
export function useRelationActions(profile: Profile, relation: Relation) {
  const { i18n } = useLingui();
  const { relations, showToast, showErrorToast } = usePeople();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { _id: userId } = profile;
  const name = fullName(profile);

  const act = async (call: () => Promise<string>, fallback: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      showToast(await call());
    } catch (error) {
      showErrorToast(error, fallback);
    }
    setBusy(false);
  };

  const answer = (action: 'accept' | 'decline') => {
    const { friendshipId } = relation;
    if (friendshipId === null) return;
    void act(
      () => relations.answer(userId, friendshipId, action),
      i18n._('Error accepting friendship request'),
    );
  };

  const end = () => act(() => relations.end(userId), i18n._('Error deleting friendship request'));

  const follow = async (following: boolean) => {
    if (wanted !== null) return;
    setWanted(following);
    try {
      await relations.follow(userId, following);
    } catch (error) {
      showErrorToast(error, i18n._('Error following this member'));
    }
    setWanted(null);
  };

  const unfriend = async () => {
    const isSure = await confirm({
      title: i18n._('Remove {name} from your friends?', { name }),
      description: i18n._('We do not notify them. You can ask them again at any time.'),
      confirmLabel: i18n._('Remove friend'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (isSure) await end();
  };

  const block = async () => {
    const isSure = await confirm({
      title: i18n._('Block {name}?', { name }),
      description: i18n._(
        'You will no longer see each other: no posts, no comments, no profile. A friendship ends. We do not notify them.',
      ),
      confirmLabel: i18n._('Block'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (isSure) await act(() => relations.block(userId), i18n._('Error changing the block'));
  };

  return {
    friendship: relation.friendship,
    following: wanted ?? relation.following,
    isBusy,
    add: () => void act(() => relations.add(userId), i18n._('Error sending friendship request')),
    cancel: () => void end(),
    accept: () => answer('accept'),
    decline: () => answer('decline'),
    follow: (following: boolean) => void follow(following),
    unfriend: () => void unfriend(),
    block: () => void block(),
  };
}
