/** One node of an explanation, in a flat list: `parent` is its index, so that no answer is deep. */
export type ExplanationNode = {
  index: number
  parent: number | null
  kind: string
  text: string
  /** For the requested concept: its formula in words, and with its numbers. */
  words: string | null
  numbers: string | null
  /** The same with the terms that change nothing, where there are any. */
  whole: string | null
  /** Why the formula took its branches, where it had to choose. */
  decisions: string[]
  code: string | null
  label: string | null
  unit: string
  shown: string
  exact: string
  note: string | null
  rounding: string | null
  bracket: string | null
  source: string | null
  sourceUrl: string | null
  since: string | null
  law: string | null
  /** For a value that was entered for the person: the author and the moment. */
  enteredBy: string | null
  enteredAt: Date | null
  /** The comment of that entry. */
  comment: string | null
  /** Of what follows from vacations: their days, or the months that they average. */
  details: string[]
}
