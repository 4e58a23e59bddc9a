import { formatRut } from '#chile/rut.ts'
import { documentText, type IdentityDocument } from '#chile/identity-document.ts'
import { lowerFirst } from '#chile/text.ts'
import type { YearMonth } from '#chile/period.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Employer, Signer } from '#modules/company/businesses/model/employer.ts'

/** A month whose contributions were marked as paid at Previred. */
export type PaidContributions = { readonly month: YearMonth; readonly paidOn: ISODate }

/** The parties of a finiquito, the domicile of each, and the certificates that go with it. */
export type Parties = {
  readonly employer: Omit<Employer, 'signer'>
  readonly signer: Signer | null
  readonly worker: {
    readonly name: string
    readonly gender: string
    /** Feminine, as it follows «de nacionalidad»; the country where its word is not known. */
    readonly nationality: string | null
    readonly civilStatus: string
    readonly address: string | null
    readonly commune: string | null
  }
  readonly certificates: readonly PaidContributions[]
}

/** «la trabajadora», as a sentence goes on after who she is. */
export const workerWord = ({ worker: { gender } }: Parties): string =>
  gender === 'F' ? 'la trabajadora' : gender === 'M' ? 'el trabajador' : 'la persona trabajadora'

const civilWords: Readonly<Record<string, readonly [woman: string, man: string, any: string]>> = {
  SINGLE: ['soltera', 'soltero', 'soltera/o'],
  MARRIED: ['casada', 'casado', 'casada/o'],
  CIVILIAN_PARTNER: ['conviviente civil', 'conviviente civil', 'conviviente civil'],
  DIVORCED: ['divorciada', 'divorciado', 'divorciada/o'],
  WIDOWER: ['viuda', 'viudo', 'viuda/o'],
}

function civilWord({ civilStatus, gender }: Parties['worker']): string | undefined {
  const words = civilWords[civilStatus]
  return words?.[gender === 'F' ? 0 : gender === 'M' ? 1 : 2]
}

type Domicile = { readonly address: string | null; readonly commune: string | null }

/** «Los Aromos 120, Curicó», or nothing where no street is known. */
export const domicileOf = ({ address, commune }: Domicile): string | null =>
  address === null ? null : [address, commune].filter(Boolean).join(', ')

const said = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(', ')

const livesAt = (domicile: Domicile): string | null => {
  const at = domicileOf(domicile)
  return at === null ? null : `con domicilio en ${at}`
}

/** The employer as a sentence names it, with who represents it and in what capacity. */
export function employerWords({ employer, signer }: Parties): string {
  const { legalName, rut } = employer
  const represented = signer && said([`representada por ${signer.name}`, ...signerFacts(signer)])
  return said([legalName, `RUT ${formatRut(rut)}`, livesAt(employer), represented])
}

const signerFacts = ({ rut, jobTitle }: Signer): readonly (string | null)[] => [
  rut === null ? null : `RUT ${formatRut(rut)}`,
  jobTitle === null ? null : withinSentence(jobTitle),
]

/** A name of a job within a sentence; initials keep their capitals. */
export const withinSentence = (jobTitle: string): string =>
  /^\p{Lu}\p{Ll}/u.test(jobTitle) ? lowerFirst(jobTitle) : jobTitle

/** The person as a sentence names them, with what is known of them. */
export function workerWords({ worker }: Parties, identity: IdentityDocument): string {
  const { name, nationality } = worker
  return said([
    name,
    documentText(identity),
    nationality && `de nacionalidad ${nationality}`,
    civilWord(worker),
    livesAt(worker),
  ])
}

export const workerSignature = ({ worker }: Parties, identity: IdentityDocument): string[] => [
  worker.name,
  documentText(identity),
]
