import type { Finding } from '#chile/finding.ts'
import type { IdentityDocument } from '#chile/identity-document.ts'
import { formatPesos } from '#chile/numbers.ts'
import type { FiledContract } from '#law/filings/filed-contract.ts'
import type { Square } from '#law/filings/square.ts'
import { type DeclaredFile, whyLeft } from '#law/filings/without-rut.ts'

/** What is said of a whole file, and of no line of it. */
export const ofFile = (rule: string, level: Finding['level'], words: string): Finding => ({
  rule,
  level,
  words,
  line: 0,
  field: null,
  rut: null,
  name: null,
})

/** The name of somebody in a file: what payslips and papers of the State call them by. */
export const nameOf = ({ names, paternalLastname }: Named): string => `${names} ${paternalLastname}`

type Named = Pick<FiledContract, 'names' | 'paternalLastname'>
type Place = Pick<Finding, 'line' | 'field'>

/** What is said of somebody in a file, at a line and a field of it where there is one. */
export const ofPerson = (
  rule: string,
  level: Finding['level'],
  who: Named & Pick<FiledContract, 'rut'>,
  words: string,
  place: Place = { line: 0, field: null },
): Finding => ({ rule, level, words, ...place, rut: who.rut, name: nameOf(who) })

export const unsquared = (totals: readonly Square[]): Finding[] =>
  totals
    .filter(({ filed, payslips }) => filed !== payslips)
    .map(({ kind, institution, filed, payslips }) =>
      ofFile(
        'NO_CUADRA',
        'ERROR',
        `${[kind, institution].filter(Boolean).join(', ')}: el archivo suma ` +
          `${formatPesos(filed)} y las liquidaciones ${formatPesos(payslips)}`,
      ),
    )

/** Somebody who is in no line of a file, by name: it is whole only once they are in it. */
export const leftOut = (kind: DeclaredFile, identity: IdentityDocument, name: string): Finding => ({
  rule: 'SIN_RUT',
  level: 'ERROR',
  words: whyLeft(kind, identity),
  line: 0,
  field: null,
  rut: identity.rut,
  name,
})
