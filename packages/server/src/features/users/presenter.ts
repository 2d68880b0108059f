import type { components } from '@parvis/api-client/contract';
import type { EmailState, MessageRequestSenders, UsersTable } from './tables.ts';
import type { Language } from '../../platform/language.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { permissionsOf } from '../../platform/permissions.ts';
import { renderingsOf } from '../../platform/files/renderings.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';
import { readAudiences, type Detail } from './details.ts';
import { createPersonPresenter, type PersonRow } from '../people/index.ts';
import { userPolicy, type Viewer } from './policy.ts';

type QuestionnairesTable = DatabaseSchema['questionnaires'];

type Schemas = components['schemas'];
type Account = Schemas['Account'];
type Information = Schemas['Information'];
type User = Schemas['User'];

export type UserRow = PersonRow &
  Pick<UsersTable, 'email' | 'email_visible' | 'phone' | 'role' | 'created_at'>;
export type AccountRow = UserRow & {
  presence_visible: 0 | 1;
  listings_public: 0 | 1;
  message_requests: MessageRequestSenders;
  email_state: EmailState;
  pending_email: string | null;
  zip: string | null;
  language: Language;
  liturgical_region: Account['liturgicalRegion'];
  welcome_step: Account['welcomeStep'];
  about: string;
  audiences: string;
  questionnaire_id: string | null;
  time_zone: string | null;
  parish_id: string | null;
  parish_title: string | null;
  parish_language: Language | null;
};

type Answers = Pick<
  QuestionnairesTable,
  | 'catholic'
  | 'parish'
  | 'diocese'
  | 'rite'
  | 'rite_type'
  | 'knight_of_columbus'
  | 'knight_of_malta'
  | 'favorite_saint'
  | 'historical_figure'
>;
export type ProfileRow = UserRow & {
  cover_id: string | null;
  cover_width: number | null;
  cover_height: number | null;
  about: string;
  audiences: string;
  friends: number;
  followers: number;
} & { [Answer in keyof Answers]: Answers[Answer] | null };

export interface Look {
  readonly actor: Actor;
  readonly viewer: Viewer;
  readonly relation: Schemas['Relation'] | null;
}

/** The member's own parish, if they have one and it is published. */
const ownParishOf = ({ parish_id, parish_title, parish_language }: AccountRow) =>
  parish_id === null || parish_title === null || parish_language === null
    ? {}
    : { ownParish: { _id: parish_id, title: parish_title, language: parish_language } };

const flag = (value: 0 | 1 | null): boolean | null => (value === null ? null : value === 1);

function presentInformation(viewer: Viewer, row: ProfileRow): Information {
  const audiences = readAudiences(row.audiences);
  const shown = <Value>(detail: Detail, value: Value): Value | null =>
    userPolicy.seeDetail(viewer, audiences[detail]) ? value : null;
  return {
    about: shown('about', row.about === '' ? null : row.about),
    phone: shown('phone', row.phone),
    catholic: shown('catholic', row.catholic),
    parish: shown('parish', row.parish),
    diocese: shown('diocese', row.diocese),
    rite: shown('rite', row.rite),
    riteType: shown('riteType', row.rite_type),
    knightOfColumbus: shown('knightOfColumbus', flag(row.knight_of_columbus)),
    knightOfMalta: shown('knightOfMalta', flag(row.knight_of_malta)),
    favoriteSaint: shown('favoriteSaint', row.favorite_saint),
    historicalFigure: shown('historicalFigure', row.historical_figure),
  };
}

export function createUserPresenter(dependencies: Pick<Dependencies, 'clock' | 'config' | 'secrets'>) {
  const { clock, config, secrets } = dependencies;
  const { personOf } = createPersonPresenter(dependencies);
  const urls = createFileUrls(secrets.key('file addresses'));

  /** Presents a member in a list for another member. */
  function presentUser(actor: Actor, row: UserRow): User {
    return {
      ...personOf(row),
      email: userPolicy.seeEmail(actor, row) ? row.email : null,
      phone: userPolicy.seePhone(actor, row) ? row.phone : null,
      role: row.role,
      createdAt: new Date(row.created_at).toISOString(),
    };
  }

  function coverOf({ cover_id, cover_width, cover_height }: ProfileRow): string | null {
    if (cover_id === null || cover_width === null || cover_height === null) return null;
    const largest = renderingsOf(cover_width, cover_height).at(-1);
    return largest === undefined ? null : urls.sign(cover_id, largest.variant, clock.now());
  }

  return {
    presentUser,

    presentProfile(
      { actor, viewer, relation }: Look,
      row: ProfileRow,
      acceptsMessageRequests: boolean,
    ): Schemas['Profile'] {
      const information = presentInformation(viewer, row);
      return {
        ...presentUser(actor, row),
        phone: information.phone,
        cover: coverOf(row),
        friends: row.friends,
        followers: row.followers,
        relation,
        acceptsMessageRequests,
        information,
        audiences: viewer === 'self' ? readAudiences(row.audiences) : null,
      };
    },

    /** Presents a member's own account, which includes private fields. */
    presentAccount: (row: AccountRow): Account => ({
      ...personOf(row),
      email: row.email,
      phone: row.phone,
      role: row.role,
      permissions: permissionsOf(row.role),
      createdAt: new Date(row.created_at).toISOString(),
      emailVisible: row.email_visible === 1,
      presenceVisible: row.presence_visible === 1,
      listingsPublic: row.listings_public === 1,
      messageRequests: row.message_requests,
      questionnaireCompleted: row.questionnaire_id !== null,
      about: row.about,
      audiences: readAudiences(row.audiences),
      zip: row.zip,
      language: row.language,
      ...(config.confirmsEmail && {
        emailStatus: { state: row.email_state, pending: row.pending_email },
      }),
      liturgicalRegion: row.liturgical_region,
      welcomeStep: row.welcome_step,
      ...ownParishOf(row),
      ...(row.time_zone === null ? { lacksTimeZone: true as const } : {}),
    }),
  };
}
