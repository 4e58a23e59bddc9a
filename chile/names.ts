import { searchKey } from './text.ts'

/** The parts of a name; all are empty for a person without personal data yet. */
export type Names = {
  firstname: string | null
  secondName?: string | null | undefined
  paternalLastname: string | null
  maternalLastname?: string | null | undefined
}

/** «Ana María Soto Pérez»: as a person is called on every screen. */
export const fullnameOf = (names: Names): string =>
  [names.firstname, names.secondName, names.paternalLastname, names.maternalLastname]
    .filter(Boolean)
    .join(' ')

/** «Ana Soto»: as colleagues call a person, in a sentence or beside a picture. */
export const shortNameOf = ({ firstname, paternalLastname }: Names): string =>
  [firstname, paternalLastname].filter(Boolean).join(' ')

/** «Soto Pérez, Ana María»: as a register is ordered. */
export const gentilitieOf = (names: Names): string => {
  const surnames = [names.paternalLastname, names.maternalLastname].filter(Boolean).join(' ')
  return `${surnames}, ${[names.firstname, names.secondName].filter(Boolean).join(' ')}`
}

/**
 * What every list of people is ordered by: surnames before names, without accents or capitals, as
 * the database orders them too.
 */
export const surnameOf = (names: Names): string =>
  searchKey(
    [names.paternalLastname, names.maternalLastname, names.firstname, names.secondName]
      .filter(Boolean)
      .join(' '),
  )

/** As the database compares texts: by the code of their signs. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** People as lists order them: what each is ordered by is made once, not at every comparison. */
export const sortedBySurname = <Row>(rows: readonly Row[], namesOf: (row: Row) => Names): Row[] =>
  rows
    .map((row) => ({ row, key: surnameOf(namesOf(row)) }))
    .toSorted((a, b) => compareTexts(a.key, b.key))
    .map(({ row }) => row)
