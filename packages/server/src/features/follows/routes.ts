import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createFollowService } from './service.ts';

export function followRoutes(dependencies: Dependencies): Pick<Handlers, 'followMember' | 'unfollowMember'> {
  const service = createFollowService(dependencies);

  return {
    followMember: async ({ actor, params }) => {
      const { isNew, relation } = await service.follow(actor, params.id);
      return {
        status: isNew ? 201 : 200,
        body: { message: i18n._('You follow this member.'), relation },
      };
    },

    unfollowMember: async ({ actor, params }) => {
      const { relation } = await service.unfollow(actor, params.id);
      return {
        status: 200,
        body: {
          message: i18n._('You no longer follow this member.'),
          relation,
        },
      };
    },
  };
}
