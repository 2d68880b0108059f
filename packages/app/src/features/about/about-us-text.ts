interface Pledge {
  title: string;
  text: string;
}

export interface AboutUsText {
  title: string;
  introduction: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  pledgesHeading: string;
  pledges: {
    feed: Pledge;
    privacy: Pledge;
    moderation: Pledge;
  };
}
