import { describe, expect, test } from 'vitest'
import { WAGE } from '#chile/dj1887/columns.ts'
import { type DocumentKind, documentLabels, documentText } from '#chile/identity-document.ts'
import { rutOf } from '#chile/rut.ts'
import { noWage, wageRows, type YearWages } from './wages.ts'
import { byInstitution, type DeclaredFile, whyLeft } from './without-rut.ts'

const kinds: readonly DocumentKind[] = Object.keys(documentLabels).filter(
  (kind): kind is DocumentKind => kind in documentLabels,
)
const RUT = rutOf(24_333_117)

/** One of each kind, and numbers that read as a RUT without being one. */
const people = kinds.flatMap((identificationType) =>
  (identificationType === 'RUT' ? [RUT] : [RUT.replace('-', ''), '19AX55212', '7', 'Z77']).map(
    (rut) => ({ identificationType, rut }),
  ),
)
const files: readonly (readonly [DeclaredFile, readonly DocumentKind[]])[] = [
  ['PREVIRED', ['RUT', 'NIC']],
  ['LRE', ['RUT']],
  ['DJ1887', ['RUT']],
]

describe.each(files)('%s', (file, taken) => {
  const { declared, left } = byInstitution(file, people)

  test('has who its institution knows, by a RUT with its check digit', () => {
    expect(declared.map((one) => one.rut)).toEqual(taken.map(() => RUT))
    expect(declared.map((one) => one.identificationType)).toEqual(taken)
    expect([...declared, ...left]).toHaveLength(people.length)
  })

  test('says of everybody else which document they have and what there is to do', () => {
    for (const one of left) {
      const words = whyLeft(file, one)
      expect(words.startsWith(`Tiene ${documentText(one)}. `)).toBe(true)
      expect(words).toMatch(/anótelo en su ficha y haga otr[ao]/)
    }
  })
})

test('the declaration of a year numbers its rows without who is left', () => {
  const wages = people.map((one, at): YearWages => ({
    ...one,
    userId: at,
    name: 'Kristel Kappes',
    isPrivate: false,
    months: [{ ...noWage, taxed: 900_000, mark: 'C', hours: 42 }],
  }))
  const rows = wageRows(byInstitution('DJ1887', wages).declared, ['1'])
  expect(rows.map((row) => [row[WAGE.NUMBER], row[WAGE.RUT]])).toEqual([[1, RUT]])
})
