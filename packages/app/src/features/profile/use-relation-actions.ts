import { useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { type Profile, type Relation, fullName, usePeople } from '../people/index.ts';
import { useWrite } from '../../platform/use-write.ts';

/** The actions on another member, with toasts. Only one action runs at a time. */
export function useRelationActions(profile: Profile, relation: Relation) {
  const { i18n } = useLingui();
  const { relations, showToast } = usePeople();
  const confirm = useConfirm();
  const { pending, write } = useWrite<'relation'>();
  const following = useWrite<'follow' | 'unfollow'>();
  const { _id: userId } = profile;
  const name = fullName(profile);

  const act = (call: () => Promise<string>, failure: string) =>
    write('relation', async () => showToast(await call()), failure);

  const answer = (action: 'accept' | 'decline') => {
    const { friendshipId } = relation;
    if (friendshipId === null) return;
    void act(
      () => relations.answer(userId, friendshipId, action),
      i18n._('Error accepting friendship request'),
    );
  };

  const end = () => act(() => relations.end(userId), i18n._('Error deleting friendship request'));

  const follow = (wanted: boolean) =>
    following.write(
      wanted ? 'follow' : 'unfollow',
      async () => {
        await relations.follow(userId, wanted);
      },
      i18n._('The member could not be followed'),
    );

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
        'You will no longer see each other: no posts, no comments, no profile. If you are friends, that ends. We do not notify them.',
      ),
      confirmLabel: i18n._('Block'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (isSure) await act(() => relations.block(userId), i18n._('The block could not be changed'));
  };

  return {
    friendship: relation.friendship,
    // Shows the change immediately, and reverts the change if the request fails.
    following: following.pending === null ? relation.following : following.pending === 'follow',
    isBusy: pending !== null,
    add: () => void act(() => relations.add(userId), i18n._('Error sending friendship request')),
    cancel: () => void end(),
    accept: () => answer('accept'),
    decline: () => answer('decline'),
    follow: (wanted: boolean) => void follow(wanted),
    unfriend: () => void unfriend(),
    block: () => void block(),
  };
}
