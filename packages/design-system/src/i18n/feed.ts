/** The strings of feed patterns: posts, comments and the post composer. */
export type FeedMessages = {
  readonly comment: string;
  readonly comments: (count: number) => string;
  readonly share: string;
  /** Names the button that shares a post. It must differ from the name of the button that publishes a new post. */
  readonly shareThisPost: string;
  readonly shares: (count: number) => string;
  /** Names the menu of a post or a comment. */
  readonly more: string;
  /** Names the menu of the reactions that have no button of their own. */
  readonly otherReactions: string;
  readonly edited: string;
  readonly showMore: string;
  readonly showLess: string;
  /** Describes a picture that has no alternative text. */
  readonly pictureBy: (name: string) => string;
  readonly videoBy: (name: string) => string;
  readonly pictureFailed: string;
  /** Names the button that opens a picture of a post in full size. */
  readonly openPicture: (number: number, total: number) => string;
  readonly videoFailed: string;

  /** Names the form for a new post. */
  readonly newPost: string;
  readonly title: string;
  readonly titlePlaceholder: string;
  readonly content: string;
  readonly contentPlaceholder: string;
  readonly contentMissing: string;
  readonly addMedia: string;
  readonly replaceMedia: string;
  readonly photos: string;
  readonly photosHint: (max: number) => string;
  readonly addPhotos: string;
  readonly movePhotoEarlier: (number: number) => string;
  readonly movePhotoLater: (number: number) => string;
  readonly removePhoto: (number: number) => string;
  readonly photoMoved: (number: number, total: number) => string;
  readonly uploadingPhotos: string;
  readonly dropHere: string;
  readonly removeFile: (name: string) => string;
  readonly imageDescription: string;
  readonly imageDescriptionHint: string;
  readonly videoDescription: string;
  readonly videoDescriptionHint: string;
  readonly previewFailed: string;
  readonly uploading: (name: string) => string;
  /** The keyboard shortcut for publishing, shown next to the button. */
  readonly submitKeys: string;

  readonly commentsList: string;
  readonly noComments: string;
  readonly noCommentsHint: string;
  readonly yourComment: string;
  readonly send: string;
  readonly reply: string;
  readonly replyTo: (name: string) => string;
  readonly replyingTo: (name: string) => string;
  readonly cancelReply: string;
  readonly showReplies: (count: number) => string;
  readonly hideReplies: (count: number) => string;
  readonly moreComments: string;
};
