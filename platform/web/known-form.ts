/**
 * A form of a module, and how one comes to it in the demo world. A module with forms says them in
 * `web/known-forms.ts`, or the tests read them in its `CataloguePage`; the browser tests find that
 * file by its folder and try each draft.
 */
export type KnownForm = {
  /** The screen, and its tab, as the `web/screens.ts` of modules name them. */
  readonly at: string
  /** The file of this folder in which it is written. */
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
