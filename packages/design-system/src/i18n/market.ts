/** The strings of the marketplace, plans and profiles. */
export type MarketMessages = {
  /** Shown instead of a price of 0. */
  readonly free: string;
  readonly reserved: string;
  readonly sold: string;
  /** Shown for a deleted listing. */
  readonly noLongerOffered: string;
  readonly save: string;
  /** Names the save button on a card. It contains the title, so that it differs from the buttons on other cards. */
  readonly saveListing: (title: string) => string;
  readonly awayFrom: (distance: string) => string;
  readonly photoCount: (count: number) => string;

  readonly listings: string;
  readonly listingCount: (count: number, isCapped?: boolean) => string;
  readonly noListings: string;
  readonly noListingsHint: string;
  readonly moreListings: string;

  readonly filters: string;
  readonly filtersActive: (count: number) => string;
  readonly searchListings: string;
  readonly categories: string;
  readonly allCategories: string;
  readonly distance: string;
  readonly anyDistance: string;
  readonly sortBy: string;
  /** The option of a filter that does not filter. */
  readonly any: string;
  readonly anyPrice: string;
  readonly view: string;
  readonly grid: string;
  readonly list: string;
  readonly map: string;
  readonly activeFilters: string;
  readonly removeFilter: (name: string) => string;
  readonly quoted: (text: string) => string;
  readonly clearFilters: string;
  readonly showListings: (count: number, isCapped?: boolean) => string;

  /** Names the map and explains its keys. */
  readonly mapLabel: string;
  readonly mapHint: string;
  readonly mapUnavailable: string;
  readonly mapUnavailableHint: string;
  readonly places: string;
  readonly placeCount: (count: number) => string;
  /** Names a marker that stands for several places. Contains the name of the largest place. */
  readonly placesNear: (count: number, label: string) => string;
  /** Names a marker on the map. Contains the place and the number of listings. */
  readonly placeOnMap: (name: string, listings: string) => string;
  readonly allPlaces: string;
  readonly showAllPlaces: (count: number) => string;
  readonly seeAllNear: (label: string) => string;
  readonly notOnMap: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomLevel: (percent: string) => string;
  readonly wholeMap: string;
  readonly moveLeft: string;
  readonly moveRight: string;
  readonly moveUp: string;
  readonly moveDown: string;

  readonly photos: string;
  /** The role description of the gallery for screen readers. */
  readonly gallery: string;
  readonly photoPosition: (number: number, total: number) => string;
  readonly showPhoto: (number: number) => string;
  readonly previousPhoto: string;
  readonly nextPhoto: string;
  readonly viewLarge: string;
  readonly contactSeller: string;
  readonly makeOffer: string;
  readonly changeOffer: string;
  readonly withdrawOffer: string;
  /** Opens the chat with a member who made an offer. */
  readonly messageBuyer: string;
  readonly share: string;
  readonly report: string;
  readonly seller: string;
  readonly listedOn: string;
  readonly yourListing: string;
  readonly edit: string;
  readonly reserve: string;
  readonly endReservation: string;
  readonly markAsSold: string;
  /** Asks the owner of a sold listing what to do with it. The actions are below. */
  readonly soldNextStep: string;
  readonly listAgain: string;
  readonly delete: string;

  readonly title: string;
  readonly category: string;
  readonly chooseCategory: string;
  readonly price: string;
  readonly priceHint: string;
  readonly description: string;
  readonly zip: string;
  readonly zipHint: string;
  readonly photosHint: (max: number) => string;
  readonly addPhotos: string;
  readonly dropPhotos: string;
  readonly cover: string;
  readonly movePhotoEarlier: (number: number) => string;
  readonly movePhotoLater: (number: number) => string;
  readonly removePhoto: (number: number) => string;
  readonly photoMoved: (number: number, total: number) => string;
  readonly alternativeText: string;
  readonly alternativeTextHint: string;
  readonly uploadingPhoto: (number: number) => string;
  readonly preview: string;
  readonly untitled: string;
  readonly createListing: string;
  readonly saveChanges: string;

  readonly perMonth: string;
  readonly benefits: string;
  readonly noFeatures: string;
  readonly recommended: string;
  readonly currentPlan: string;
  readonly activeUntil: (date: string) => string;
  readonly selectPlan: string;
  readonly payAnotherMonth: string;
  readonly loadingPlans: string;

  readonly completeSubscription: (plan: string) => string;
  /** Names the list of the two payment steps. */
  readonly steps: string;
  readonly details: string;
  readonly transferDetails: (service: string) => string;
  readonly paymentWith: (service: string) => string;
  readonly payTo: (service: string) => string;
  readonly referenceNote: string;
  /** Shown with a provisional reference. */
  readonly exampleReferenceHint: string;
  readonly beforeYouPay: string;
  readonly activationNote: string;
  readonly exactReferenceNote: string;
  readonly finalTransferNote: string;
  readonly next: string;
  readonly back: string;
  readonly discardTitle: string;
  readonly discardText: string;
  readonly discard: string;
  readonly keepWriting: string;

  readonly payerContact: (service: string) => string;
  readonly payerContactHint: string;
  readonly fullName: string;
  readonly fullNameHint: string;
  readonly amount: string;
  readonly paymentReference: string;
  readonly paymentReferenceHint: string;
  readonly generateInstructions: string;
  readonly onlyBanksNote: string;
  readonly minutesNote: string;
  readonly sensitiveDataNote: string;

  /** The state of a payment, in a word or two. */
  readonly paymentStates: Readonly<
    Record<'requested' | 'instructed' | 'confirmed' | 'rejected' | 'expired' | 'refunded', string>
  >;
  /** The site's reference number of a payment. */
  readonly referenceOfPayment: string;
  /** The label of the text that a transfer must contain. */
  readonly transferMemo: string;
  readonly transferMemoHint: string;
  readonly payeeIs: (name: string) => string;
  readonly payBefore: (date: string) => string;
  readonly paymentHistory: string;

  readonly friendCount: (count: number) => string;
  readonly follow: string;
  readonly add: string;
  readonly cancelRequest: string;
  readonly accept: string;
  readonly decline: string;
  readonly friend: string;
  readonly message: string;
  readonly editProfile: string;
  readonly changeCover: string;
  readonly changePicture: string;

  readonly onlyMe: string;
  readonly friends: string;
  readonly members: string;
  /** Screen readers read this text before the audience of an item. Other readers see an icon instead. */
  readonly visibleTo: string;
  readonly notGiven: string;
};
