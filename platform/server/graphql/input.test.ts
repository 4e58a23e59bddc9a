import { expect, test } from 'vitest'
import { z } from 'zod'
import { catalog } from '../../model/catalog.ts'
import {
  choice,
  date,
  email,
  type FieldSchema,
  integer,
  longText,
  optional,
  pesos,
  phone,
  ref,
  rut,
  text,
  yearMonth,
} from '../../model/field.ts'
import { useSpanishMessages } from '../../model/messages.ts'
import { UserError } from '../errors.ts'
import { parseInput } from './input.ts'

useSpanishMessages()

const colours = catalog('Colour', { RED: 'Rojo' })

const wrong: readonly (readonly [string, FieldSchema, unknown])[] = [
  ['a text that is too long', text('Nombre', { max: 5 }), 'más de cinco'],
  ['a text with a sign that cannot be shown', text('Nombre'), 'a\u0000b'],
  ['a long text that is too long', longText('Nota', { max: 5 }), 'más de cinco'],
  ['a number as text', integer('Cantidad'), 'doce'],
  ['too many pesos', pesos('Monto', { max: 10 }), 11],
  ['an impossible date', date('Fecha'), '2026-02-30'],
  ['an impossible month', yearMonth('Mes'), '2026-13'],
  ['a choice that is none', choice(colours, 'Color'), 'BLUE'],
  ['somebody who is nobody', ref('user', 'Persona'), 'QQQQQQQQQQ'],
  ['a wrong RUT', rut('RUT'), '11.111.111-2'],
  ['an address that is none', email('Correo'), 'a@'],
  ['a telephone that is none', phone('Teléfono'), 'mañana'],
]

/** What the API answers to a value, and at which field. */
const answerTo = (schema: FieldSchema, value: unknown) => {
  try {
    parseInput(z.object({ field: schema }), { field: value })
  } catch (error) {
    if (error instanceof UserError) return `${error.kind} ${error.field ?? ''}: ${error.message}`
    throw error
  }
  return 'kept'
}

test.each(wrong)(
  '%s is refused with the same sentence where it may be left out',
  (_, schema, value) => {
    const refusal = answerTo(schema, value)
    expect(refusal).toMatch(/^(invalid field|not-found ): /)
    expect(refusal).not.toMatch(/Invalid|expected/)
    expect(answerTo(optional(schema), value)).toBe(refusal)
  },
)
