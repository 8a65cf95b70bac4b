/** The words around the people one knows. */
export interface CircleText {
  readonly followed: string
  readonly followedEmpty: string
  readonly plays: (game: string) => string
  readonly watch: string
  readonly challenges: string
  readonly challengedBy: (name: string, game: string) => string
  readonly accept: string
  readonly decline: string
  readonly follow: string
  readonly unfollow: string
  readonly followHint: string
  readonly challenge: string
  readonly challengeTitle: (name: string) => string
  readonly challengeHint: string
  readonly challengeDo: string
  readonly game: string
  readonly clock: string
  readonly live: (minutes: number, increment: number) => string
  readonly days: (days: number) => string
  readonly note: string
  readonly noteHint: string
  readonly noteSave: string
  readonly noteSaved: string
  readonly myLink: string
  readonly myLinkHint: string
  readonly seen: string
  readonly friend: string
}
