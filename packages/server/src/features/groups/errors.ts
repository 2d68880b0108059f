import { forbidden, notFound, type AppError } from '../../platform/http/errors.ts';

export function groupNotFound(): AppError {
  return notFound('group.not-found', {
    en: 'This group is no longer there.',
    es: 'Este grupo ya no existe.',
  });
}

export function membersAlone(): AppError {
  return forbidden(
    { en: 'Only members of the group see this.', es: 'Solo lo ven los miembros del grupo.' },
    'group.members-alone',
  );
}

export function joinFirst(): AppError {
  return forbidden(
    { en: 'Join the group to post in it.', es: 'Entra en el grupo para publicar en él.' },
    'group.join-first',
  );
}

export function groupHidden(): AppError {
  return forbidden(
    {
      en: 'Our moderators have hidden this group. Nobody posts in it.',
      es: 'Nuestros moderadores han ocultado este grupo. Nadie publica en él.',
    },
    'group.hidden',
  );
}

export function moderatorsAlone(): AppError {
  return forbidden(
    { en: 'Only moderators of the group can do this.', es: 'Solo pueden hacerlo los moderadores del grupo.' },
    'group.moderators-alone',
  );
}

export function removedFromGroup(): AppError {
  return forbidden(
    {
      en: 'The moderators of this group have removed you. You cannot join it again.',
      es: 'Los moderadores de este grupo te han expulsado. No puedes volver a entrar.',
    },
    'group.removed',
  );
}

export function lastModerator(): AppError {
  return forbidden(
    {
      en: 'A group needs a moderator. Name another one first, or delete the group.',
      es: 'Un grupo necesita un moderador. Nombra antes a otro o elimina el grupo.',
    },
    'group.last-moderator',
  );
}
