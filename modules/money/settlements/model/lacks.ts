import { counted } from '#chile/counts.ts'
import type { ISODate } from '#chile/dates.ts'
import {
  monthRange,
  monthsLabel,
  previousMonth,
  shiftMonth,
  type YearMonth,
  yearMonthOf,
} from '#chile/period.ts'
import { lowerFirst } from '#chile/text.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { causeAt } from './causes.ts'
import { type SettlementDocument, whyNotPaper } from './documents.ts'
import type { Parties } from './parties.ts'

/** Where what a paper lacks is written. */
export const LackPlace = catalog('SettlementLackPlace', {
  BUSINESS: 'Razón social',
  PERSON: 'Ficha de la persona',
  ENDING: 'Término del contrato',
  TERMS: 'Finiquito',
  COMPLIANCE: 'Cumplimiento',
})
export type LackPlace = ValueOf<typeof LackPlace>

/** What nobody wrote yet of a finiquito: data that its papers name, and where it is paid. */
export const LackKind = catalog('SettlementLackKind', {
  BUSINESS_COMMUNE: 'La comuna de la razón social, donde se firma',
  BUSINESS_ADDRESS: 'El domicilio de la razón social',
  SIGNER: 'Quién representa a la razón social',
  SIGNER_RUT: 'El RUT de quien representa a la razón social',
  SIGNER_TITLE: 'El cargo de quien representa a la razón social',
  PERSON_ADDRESS: 'El domicilio',
  NATIONALITY: 'La nacionalidad',
  ACCOUNT: 'La cuenta en que se paga',
  LETTER_DAY: 'La fecha del aviso, que es la de la carta',
  GROUNDS: 'Los hechos en que se funda la causal (art. 162)',
  CONTRIBUTIONS: 'El pago de las cotizaciones',
})
export type LackKind = ValueOf<typeof LackKind>

/** Where each kind is written. */
export const lackPlaces: Readonly<Record<LackKind, LackPlace>> = {
  BUSINESS_COMMUNE: 'BUSINESS',
  BUSINESS_ADDRESS: 'BUSINESS',
  SIGNER: 'BUSINESS',
  SIGNER_RUT: 'BUSINESS',
  SIGNER_TITLE: 'BUSINESS',
  PERSON_ADDRESS: 'PERSON',
  NATIONALITY: 'PERSON',
  ACCOUNT: 'PERSON',
  LETTER_DAY: 'TERMS',
  GROUNDS: 'ENDING',
  CONTRIBUTIONS: 'COMPLIANCE',
}

/** A datum that nobody wrote, in words, and where it is written. */
export type Lack = { readonly kind: LackKind; readonly place: LackPlace; readonly what: string }

/** Contributions of so many months go with a finiquito, or of those that the contract lasted. */
const MONTHS_PROVED = 12

/**
 * The months whose contributions a finiquito shows to who authorizes it: until the one before the
 * end (Código del Trabajo, art. 177), the first first. None where the contract began in it.
 */
export function monthsProved(initialDate: ISODate, end: ISODate): readonly YearMonth[] {
  const last = previousMonth(yearMonthOf(end))
  const first = Math.max(yearMonthOf(initialDate), shiftMonth(last, 1 - MONTHS_PROVED))
  return first > last ? [] : monthRange(first, last)
}

type Facts = {
  readonly parties: Parties
  readonly dismissalCause: string
  readonly initialDate: ISODate
  readonly disengagementDate: ISODate
  readonly noticeDate: ISODate | null
  /** The facts on which the cause rests, of the registered ending. */
  readonly grounds: string | null
}

/** What a kind is within a sentence: «el domicilio». */
export const lackWord = (kind: LackKind): string => lowerFirst(LackKind.label(kind))

const lack = (kind: LackKind, missing: boolean, what = lackWord(kind)): Lack[] =>
  missing ? [{ kind, place: lackPlaces[kind], what }] : []

/** A way to pay that says neither an account nor that none is needed. */
export const lacksOfPayment = (hasAccount: boolean): readonly Lack[] => lack('ACCOUNT', !hasAccount)

/** The causes whose letter says the facts on which they rest (Código del Trabajo, art. 162). */
export function needsGrounds(dismissalCause: string): boolean {
  const { ending } = causeAt(dismissalCause)
  const withFacts = ['VENCIMIENTO', 'OBRA', 'FUERZA_MAYOR', 'CONDUCTA', 'NECESIDADES', 'DESAHUCIO']
  return withFacts.includes(ending)
}

/** What a paper of a finiquito would name and nobody wrote yet. */
export function lacksOf(document: SettlementDocument, facts: Facts): readonly Lack[] {
  const { parties, noticeDate } = facts
  if (document === 'RESIGNATION') {
    return [
      ...lack('LETTER_DAY', noticeDate === null, 'la fecha de la carta, que es la del aviso'),
      ...lack('BUSINESS_COMMUNE', parties.employer.commune === null),
    ]
  }
  const both = [...lacksOfEmployer(parties), ...lacksOfPerson(parties)]
  return document === 'NOTICE'
    ? [
        ...both,
        ...lack('LETTER_DAY', noticeDate === null),
        ...lack('GROUNDS', facts.grounds === null && needsGrounds(facts.dismissalCause)),
      ]
    : [...both, ...lacksOfCertificates(facts)]
}

function lacksOfEmployer({ employer, signer }: Parties): readonly Lack[] {
  const name = signer?.name ?? ''
  return [
    ...lack('BUSINESS_COMMUNE', employer.commune === null),
    ...lack('BUSINESS_ADDRESS', employer.address === null),
    ...lack('SIGNER', signer === null),
    ...lack('SIGNER_RUT', signer !== null && signer.rut === null, `el RUT de ${name}`),
    ...lack('SIGNER_TITLE', signer !== null && signer.jobTitle === null, `el cargo de ${name}`),
  ]
}

const lacksOfPerson = ({ worker }: Parties): readonly Lack[] => [
  ...lack('PERSON_ADDRESS', worker.address === null),
  ...lack('NATIONALITY', worker.nationality === null),
]

function lacksOfCertificates({ parties, initialDate, disengagementDate }: Facts): readonly Lack[] {
  const paid = new Set(parties.certificates.map(({ month }) => month))
  const missing = monthsProved(initialDate, disengagementDate).filter((month) => !paid.has(month))
  const months = missing.length > 3 ? counted(missing.length, 'mes', 'meses') : monthsLabel(missing)
  return lack('CONTRIBUTIONS', missing.length > 0, `el pago de las cotizaciones de ${months}`)
}

/** What any paper that the cause has would lack, each once. */
export function lacksOfPapers(
  documents: readonly SettlementDocument[],
  facts: Facts,
): readonly Lack[] {
  const all = documents
    .filter((document) => whyNotPaper(facts.dismissalCause, document) === undefined)
    .flatMap((document) => lacksOf(document, facts))
  return [...new Map(all.map((one) => [`${one.kind} ${one.what}`, one])).values()]
}

/** What a letter may not go without (art. 162): its day, and the facts of its cause. */
export const isOfLaw = ({ place }: Lack): boolean => place === 'ENDING' || place === 'TERMS'

/** For the head of a paper that is not whole. */
export const lackWords = (lacks: readonly Lack[]): string =>
  `Incompleto: falta ${lacks
    .map(({ place, what }) => `${what} (${LackPlace.label(place).toLowerCase()})`)
    .join('; ')}`
