import type { CastText } from './cast-text.ts'

export const words: CastText = {
  archivist: {
    manner: 'Whispers, out of habit.',
    won: 'I shall file this one under pleasant surprises.',
    lost: 'Duly recorded. In small letters.',
  },
  smith: {
    manner: 'Loud even when whispering.',
    won: 'Ha! Good work, all of us. Mine was better.',
    lost: 'Well struck. I’ll shake that hand.',
  },
  velva: {
    manner: 'Speaks as if she had read it somewhere.',
    won: 'I had dreamed of another ending. I like this one.',
    lost: 'I saw it coming. I only did not say so.',
  },
  falconer: {
    manner: 'Says everything to the bird first.',
    won: 'We thank you, both of us.',
    lost: 'The bird says you deserved it. I agree with the bird.',
  },
  abbess: {
    manner: 'Never raises her voice.',
    won: 'A peaceful game. For me, at least.',
    lost: 'I am glad for you. Do not let it go to your head.',
  },
  miller: {
    manner: 'Turns every sentence into a proverb.',
    won: 'Slow stones grind fine flour.',
    lost: 'No flour without dust. Once more?',
  },
  bard: {
    manner: 'Rhymes when nobody stops her.',
    won: 'There will be a song about it. With many verses.',
    lost: 'There will be a song about it. A short one.',
  },
  steward: {
    manner: 'Wastes no word.',
    won: 'As it should be.',
    lost: 'Hm. Correct.',
  },
  boatman: {
    manner: 'Begins every story with the weather.',
    won: 'Fair wind today. It carried me a long way.',
    lost: 'Wind from the wrong side. It turns, it always does.',
  },
  stargazer: {
    manner: 'Answers with a question.',
    won: 'Who would have thought? The stars, perhaps?',
    lost: 'Is it not a beautiful evening all the same?',
  },
}
