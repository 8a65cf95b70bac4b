/** The usual causes of a violation, by the name of the check. Reported with it. */
export const USUAL_CAUSES: Readonly<Record<string, string>> = {
  'clone is equal': '`clone` forgets a field, or has the keys in another order than `setup`',
  'clone shares nothing': '`clone` copies a list of lists only on the outside: hands.map(hand => hand.slice())',
  'view(imagine(view)) = view': '`imagine` changes something that the seat sees',
  'imagined positions are possible': '`imagine` deals out more of something than there is',
  'secrets do not show': 'something derived from a secret is not masked: a bag, a count, a sorted list',
  'secrets do not steer legality': '`moves` depends on something that the seat cannot see',
  'secrets do not steer objections': '`explain` depends on something that the seat cannot see',
  'told alike': '`mask` forgets a field of an event, or an event comes only for some hidden values',
  'events keep secrets': '`mask` forgets a field of an event',
  'quiet moves reveal nothing': 'an event that opens something lacks `shows: true`, or a view shows something hidden',
}
