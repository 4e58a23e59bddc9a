import { expect, test } from 'vitest'
import { usernameIn } from './account.ts'

test.each([
  ['Ana.Soto', 'ana.soto@coihues'],
  [' ana_soto-2 ', 'ana_soto-2@coihues'],
  ['ana.soto@coihues', 'ana.soto@coihues'],
])('«%s» signs in as %s', (typed, name) => {
  expect(usernameIn('coihues', typed)).toBe(name)
})

test.each(['an', '', '@coihues', 'ana soto', 'ana.soto@boreal', 'ana@gmail.com', 'añañuca'])(
  '«%s» is no name of this company',
  (typed) => {
    expect(usernameIn('coihues', typed)).toBeUndefined()
  },
)
