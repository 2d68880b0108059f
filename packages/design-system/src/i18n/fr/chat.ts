import type { ChatMessages } from '../chat.ts';
import { counting } from '../plural.ts';

const counted = counting('fr');

export const chat: ChatMessages = {
  chats: 'Discussions',
  searchChats: 'Rechercher une discussion',
  unread: counted({ one: '# message non lu', other: '# messages non lus' }),
  online: 'En ligne',
  muted: 'En sourdine',

  attached: (name) => `Fichier joint : ${name}`,
  unsupported: 'Fichier non pris en charge',
  loadingFile: 'Chargement du fichier...',
  fileFailed: 'Le fichier n’a pas pu être chargé.',
  openPicture: (name) => `Ouvrir l’image ${name}`,
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  view: 'Voir',
  download: 'Télécharger',
  cancel: 'Annuler',
  remove: 'Retirer',
  retry: 'Réessayer',
  delete: 'Supprimer',
  more: 'Plus sur ce message',
  sending: 'Envoi en cours',
  sent: 'Envoyé',
  seen: 'Vu',
  failed: 'Non envoyé',

  newMessages: counted({ one: '# nouveau message', other: '# nouveaux messages' }),
  unreadFromHere: 'Nouveaux à partir d’ici',
  says: (name, text) => `${name} : ${text}`,
  toNewest: 'Au message le plus récent',
  showOlder: 'Afficher les messages précédents',
  loadingOlder: 'Chargement des messages précédents',
  showNewer: 'Afficher les messages plus récents',
  loadingNewer: 'Chargement des messages plus récents',
  typing: (name) => `${name} est en train d’écrire…`,

  message: 'Votre message',
  messagePlaceholder: 'Écrivez un message',
  send: 'Envoyer',
  attachFiles: 'Joindre des fichiers',
  dropFiles: 'Déposez ici les fichiers',
  attachments: 'Pièces jointes',
  uploading: (name) => `Envoi de ${name}`,
  processing: (name) => `Préparation de ${name}`,
  waits: 'En attente',
  ready: 'Prêt',

  backToChats: 'Retour aux discussions',
  backToConversation: 'Retour à la conversation',

  aboutChat: 'À propos de cette discussion',
  showProfile: 'Voir le profil',
  mute: 'Mettre en sourdine',
  muteHint: 'Les nouveaux messages arrivent sans notification.',
  searchConversation: 'Rechercher dans cette conversation',
  position: (number, total) => `${number} sur ${total}`,
  foundMessages: 'Messages trouvés',
  nothingFound: 'Aucun résultat',
  previousFound: 'Message trouvé précédent',
  nextFound: 'Message trouvé suivant',

  friends: 'Amis',
  searchFriends: 'Rechercher un ami',
};
