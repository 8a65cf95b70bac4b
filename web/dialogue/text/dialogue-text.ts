/** What the page says around a dialogue. */
export interface DialogueText {
  readonly title: string
  readonly open: string
  readonly label: string
  readonly send: string
  readonly hint: string
}
