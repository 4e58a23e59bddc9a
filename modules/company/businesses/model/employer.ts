import { formatWrittenDate, type ISODate } from '#chile/dates.ts'
import { formatRut } from '#chile/rut.ts'

/** Who signs for an employer. */
export type Signer = {
  readonly name: string
  readonly rut: string | null
  /** In what capacity: «Gerente general». */
  readonly jobTitle: string | null
}

/** An employer as its papers name it, and who signs them; nobody where none is written. */
export type Employer = {
  readonly legalName: string
  readonly rut: string
  readonly address: string | null
  /** The name of its commune, where its papers are signed. */
  readonly commune: string | null
  readonly signer: Signer | null
}

/** The words under the line where the employer signs; the razón social where nobody is written. */
export function employerSignature({
  legalName,
  rut,
  signer,
}: Pick<Employer, 'legalName' | 'rut' | 'signer'>): string[] {
  if (!signer) return [whole(legalName), `RUT ${formatRut(rut)}`]
  const facts = [signer.rut && `RUT ${formatRut(signer.rut)}`, signer.jobTitle]
  return [signer.name, ...facts.filter((fact) => fact !== null), `por ${whole(legalName)}`]
}

/** A company whose kind stays in the line of its name: «Coihues SpA». */
const whole = (legalName: string): string => legalName.replace(/ (?=\S+$)/, '\u00a0')

/** Where and when a paper is given: «Curicó, 24 de septiembre de 2026»; the day without a place. */
export const placeAndDay = ({ commune }: Pick<Employer, 'commune'>, day: ISODate): string =>
  [commune, formatWrittenDate(day)].filter(Boolean).join(', ')

/** Under the name at the head of a paper: its RUT, and where it is. */
export const employerFacts = ({ rut, address }: Pick<Employer, 'rut' | 'address'>): string =>
  [`RUT ${formatRut(rut)}`, address].filter(Boolean).join(' · ')
