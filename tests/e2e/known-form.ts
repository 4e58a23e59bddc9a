/**
 * A form of a module, and how one comes to it in the demo world: those of each module are in
 * `tests/e2e/forms/<module>.ts`, but for the two of a catalogue, which are read in its
 * `CataloguePage`. The browser tests try each draft.
 */
export type KnownForm = {
  /** The screen, and its tab, as the `web/screens.ts` of modules name them. */
  readonly at: string
  /** The file of the module in which it is written. */
  readonly in: string
  /** The name of what it sends. */
  readonly form: string
  /** The button that opens it, and the entry of its menu; none when the screen is the form. */
  readonly opener?: string
  /** What the screen shows of several things. */
  readonly query?: string
}

/** Files with a form that no single button of a screen of the demo world opens, and why. */
export type UnopenedForms = Readonly<Record<string, string>>
