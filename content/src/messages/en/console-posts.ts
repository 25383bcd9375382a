/** Posts and pictures of the site, in the console. */
export const consolePosts = {
  begin: {
    title: 'New post',
    name: 'Its name in the address',
    help: 'A few English words, as in “Our new office”: the address ends with our-new-office, and stays so.',
    wrong: 'Write a few English words, as in “Our new office”.',
    write: 'Write it',
  },
  take: {
    take: 'Take the post away',
    title: 'Take the post away?',
    text: 'It goes from the site with the next publish. Until then you can bring it back.',
    keep: 'Keep it',
    taken: 'This post goes from the site with the next publish.',
    chip: 'Goes with the next publish',
    whole: 'The whole post',
  },
  picture: {
    choose: 'Upload a picture',
    help: 'JPEG, PNG, WebP or AVIF, at most 20 MB.',
    sending: 'Sending and scaling…',
    scaled: 'Scaled from {from} to {width} pixels wide.',
    added: 'Added, {width} pixels wide.',
    inText: 'Say in the brackets before its name what the picture shows.',
  },
  preview: {
    show: 'Preview',
    hide: 'Close the preview',
    title: 'As visitors will see it',
    loading: 'Loading…',
  },
} as const;
