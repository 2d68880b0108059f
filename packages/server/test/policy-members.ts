import { blockPolicy } from '../src/features/blocks/policy.ts';
import { followPolicy } from '../src/features/follows/policy.ts';
import { friendshipPolicy } from '../src/features/friendships/policy.ts';
import { questionnairePolicy } from '../src/features/questionnaires/policy.ts';
import { userPolicy } from '../src/features/users/policy.ts';
import { welcomePolicy } from '../src/features/welcome/policy.ts';
import { area, everyMember, ownerAlone, picture, type World } from './policy-area.ts';
import { ask, befriend } from './relations.ts';

const answers = {
  catholic: 'Yes',
  parish: 'St. Cecilia',
  diocese: 'Springfield',
  rite: 'Western',
  riteType: 'Latin',
  favoriteSaint: 'St. Agnes',
  historicalFigure: 'Dante',
};

function pictureForm(): FormData {
  const form = new FormData();
  form.append('image', new Blob([picture], { type: 'image/gif' }), 'picture.gif');
  return form;
}

/** Gives the owner one friend and one received request. All other relations are deleted. */
export async function makeRelations({ community, callers, asker, friend }: World) {
  const { write } = community.database;
  for (const table of ['friendships', 'follows', 'blocks'] as const) await write.deleteFrom(table).execute();
  await write.updateTable('users').set({ friends: 0, followers: 0, friend_requests: 0 }).execute();
  const { body } = await ask(asker, callers.owner);
  return {
    askerId: asker.id,
    friendId: friend.id,
    requestId: body.request._id,
    friendshipId: await befriend(friend, callers.owner),
  };
}

export const members = area({
  policies: {
    users: userPolicy,
    friendships: friendshipPolicy,
    follows: followPolicy,
    blocks: blockPolicy,
    questionnaires: questionnairePolicy,
    welcome: welcomePolicy,
  },
  make: async (world) => {
    const { community, callers } = world;
    await community.database.write.deleteFrom('questionnaires').execute();
    const { body } = await callers.owner.request<{ questionnaire: { _id: string } }>(
      'POST',
      '/questionnaire',
      { body: answers },
    );
    const leaver = await community.join();
    return {
      ...(await makeRelations(world)),
      ownerId: callers.owner.id,
      questionnaireId: body.questionnaire._id,
      leaver,
    };
  },
  rows: {
    listUsers: { call: () => ['GET', '/user/all'], expected: everyMember() },
    listSuggestions: { call: () => ['GET', '/user/suggestions'], expected: everyMember() },
    listWelcomeSuggestions: { call: () => ['GET', '/welcome/suggestions'], expected: everyMember() },
    getUser: { call: ({ ownerId }) => ['GET', `/user/getById/${ownerId}`], expected: everyMember() },
    // There is no mail server, so no address needs a confirmation.
    resendConfirmation: { call: () => ['POST', '/user/confirm-email'], expected: everyMember(400) },
    updateUser: {
      call: ({ ownerId }) => ['PUT', `/user/update/${ownerId}`, { body: { phone: '555-0100' } }],
      expected: ownerAlone(403),
    },
    deleteUser: {
      call: ({ leaver }) => [
        'DELETE',
        `/user/update/${leaver.id}`,
        { body: { password: 'Stella-Maris-33' } },
      ],
      expected: ownerAlone(403),
      as: ({ leaver }) => ({ owner: leaver }),
    },
    setPicture: {
      call: () => ['PUT', '/user/picture/avatar', { body: pictureForm() }],
      expected: everyMember(),
    },
    removePicture: { call: () => ['DELETE', '/user/picture/avatar'], expected: everyMember() },
    listQuestionnaires: { call: () => ['GET', '/questionnaire/all'], expected: everyMember() },
    getQuestionnaire: {
      call: ({ ownerId }) => ['GET', `/questionnaire/${ownerId}`],
      expected: ownerAlone(404),
    },
    createQuestionnaire: {
      call: () => ['POST', '/questionnaire', { body: answers }],
      expected: { ...everyMember(201), owner: 200 },
    },
    updateQuestionnaire: {
      call: ({ questionnaireId }) => ['PUT', `/questionnaire/${questionnaireId}`, { body: answers }],
      expected: ownerAlone(404),
    },
    deleteQuestionnaire: {
      call: ({ questionnaireId }) => ['DELETE', `/questionnaire/${questionnaireId}`],
      expected: ownerAlone(404),
    },
    listFriends: {
      call: ({ ownerId }) => ['GET', `/friendship/friends?userId=${ownerId}`],
      expected: everyMember(),
    },
    listFriendRequests: { call: () => ['GET', '/friendship/requests'], expected: everyMember() },
    sendFriendRequest: {
      call: ({ askerId }) => ['POST', '/friendship/request', { body: { recipientId: askerId } }],
      expected: everyMember(201),
    },
    answerFriendRequest: {
      call: ({ requestId }) => ['PUT', `/friendship/request/${requestId}`, { body: { action: 'accept' } }],
      expected: ownerAlone(404),
    },
    endFriendship: {
      call: ({ friendshipId }) => ['DELETE', `/friendship/${friendshipId}`],
      expected: ownerAlone(404),
    },
    followMember: { call: ({ askerId }) => ['POST', `/follow/${askerId}`], expected: everyMember(201) },
    unfollowMember: { call: ({ askerId }) => ['DELETE', `/follow/${askerId}`], expected: everyMember() },
    listBlocked: { call: () => ['GET', '/block/all'], expected: everyMember() },
    blockMember: { call: ({ askerId }) => ['POST', `/block/${askerId}`], expected: everyMember(201) },
    unblockMember: { call: ({ askerId }) => ['DELETE', `/block/${askerId}`], expected: everyMember() },
  },
});
