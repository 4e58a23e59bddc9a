import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'procesos/:id permanentes', in: 'ItemDialog', form: 'CreateUserItem', opener: 'Agregar' },
]

export const unopened: UnopenedForms = {
  CommentDialog:
    'opened by the keys of a stored cell of the grid, Shift+F2, and by each cell of a card',
}
