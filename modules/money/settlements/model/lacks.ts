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

/** A datum that a paper would name and nobody wrote, in words, and where it is written. */
export type Lack = { readonly place: LackPlace; readonly what: string }

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

const lack =
  (place: LackPlace) =>
  (missing: boolean, what: string): Lack[] =>
    missing ? [{ place, what }] : []

const ofBusiness = lack('BUSINESS')
const ofPerson = lack('PERSON')
const ofEnding = lack('ENDING')
const ofTerms = lack('TERMS')
const ofCompliance = lack('COMPLIANCE')

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
      ...ofTerms(noticeDate === null, 'la fecha de la carta, que es la del aviso'),
      ...ofBusiness(
        parties.employer.commune === null,
        'la comuna de la razón social, donde se firma',
      ),
    ]
  }
  const both = [...lacksOfEmployer(parties), ...lacksOfPerson(parties)]
  return document === 'NOTICE'
    ? [
        ...both,
        ...ofTerms(noticeDate === null, 'la fecha del aviso, que es la de la carta'),
        ...ofEnding(
          facts.grounds === null && needsGrounds(facts.dismissalCause),
          'los hechos en que se funda la causal (art. 162)',
        ),
      ]
    : [...both, ...lacksOfCertificates(facts)]
}

function lacksOfEmployer({ employer, signer }: Parties): readonly Lack[] {
  return [
    ...ofBusiness(employer.commune === null, 'la comuna de la razón social, donde se firma'),
    ...ofBusiness(employer.address === null, 'el domicilio de la razón social'),
    ...ofBusiness(signer === null, 'quién representa a la razón social'),
    ...ofBusiness(signer !== null && signer.rut === null, `el RUT de ${signer?.name ?? ''}`),
    ...ofBusiness(signer !== null && signer.jobTitle === null, `el cargo de ${signer?.name ?? ''}`),
  ]
}

const lacksOfPerson = ({ worker }: Parties): readonly Lack[] => [
  ...ofPerson(worker.address === null, 'el domicilio de la persona'),
  ...ofPerson(worker.nationality === null, 'la nacionalidad de la persona'),
]

function lacksOfCertificates({ parties, initialDate, disengagementDate }: Facts): readonly Lack[] {
  const paid = new Set(parties.certificates.map(({ month }) => month))
  const missing = monthsProved(initialDate, disengagementDate).filter((month) => !paid.has(month))
  const several = `el pago de las cotizaciones de ${counted(missing.length, 'mes', 'meses')}`
  return ofCompliance(
    missing.length > 0,
    missing.length > 3 ? several : `el pago de las cotizaciones de ${monthsLabel(missing)}`,
  )
}

/** What any paper that the cause has would lack, each once. */
export function lacksOfPapers(
  documents: readonly SettlementDocument[],
  facts: Facts,
): readonly Lack[] {
  const all = documents
    .filter((document) => whyNotPaper(facts.dismissalCause, document) === undefined)
    .flatMap((document) => lacksOf(document, facts))
  return [...new Map(all.map((one) => [`${one.place} ${one.what}`, one])).values()]
}

/** What a letter may not go without (art. 162): its day, and the facts of its cause. */
export const isOfLaw = ({ place }: Lack): boolean => place === 'ENDING' || place === 'TERMS'

/** For the head of a paper that is not whole. */
export const lackWords = (lacks: readonly Lack[]): string =>
  `Incompleto: falta ${lacks
    .map(({ place, what }) => `${what} (${LackPlace.label(place).toLowerCase()})`)
    .join('; ')}`
