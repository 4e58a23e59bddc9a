import { addDays, type ISODate, toDate } from '#chile/dates.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  id,
  optional,
  ref,
  text,
  timestamp,
  yearMonth,
  year,
} from '#platform/model/field.ts'

export const CertificateKind = catalog('CertificateKind', {
  SENIORITY: 'Antigüedad laboral',
  INCOME: 'Renta',
  CONTRIBUTIONS: 'Cotizaciones',
  WAGES: 'Sueldos (N° 6 del SII)',
})
export type CertificateKind = ValueOf<typeof CertificateKind>

/** What the title of each says after «Certificado de». */
export const certificateTitles: Readonly<Record<CertificateKind, string>> = {
  SENIORITY: 'antigüedad laboral',
  INCOME: 'renta',
  CONTRIBUTIONS: 'cotizaciones',
  WAGES: 'sueldos, N° 6',
}

/** The certificates of the last months of pay, which say how many. */
export const saysMonths = (kind: CertificateKind): kind is 'INCOME' | 'CONTRIBUTIONS' =>
  kind === 'INCOME' || kind === 'CONTRIBUTIONS'

/** How many of the last months a certificate of pay says. */
export const CertificateSpan = catalog('CertificateSpan', {
  THREE: 'Últimos 3 meses',
  SIX: 'Últimos 6 meses',
  TWELVE: 'Últimos 12 meses',
})
export type CertificateSpan = ValueOf<typeof CertificateSpan>

export const monthsIn: Readonly<Record<CertificateSpan, number>> = { THREE: 3, SIX: 6, TWELVE: 12 }

/** Whether a certificate is still good. */
export const CertificateState = catalog('CertificateState', {
  CURRENT: 'Vigente',
  EXPIRED: 'Vencido',
})
export type CertificateState = ValueOf<typeof CertificateState>

/** Days for which a certificate is good: what banks and landlords ask for. */
export const GOOD_DAYS = 30

/** Certificates of one contract in a day: a person needs few, a program in error asks for many. */
export const MOST_A_DAY = 20

/**
 * The last day of a certificate: one of salaries is of a year that is over, and is good for the
 * declaration of income, until the end of the year after.
 */
export const lastDayOf = (kind: CertificateKind, issuedOn: ISODate, year: number): ISODate => {
  const usual = addDays(issuedOn, GOOD_DAYS)
  const end = toDate(year + 1, 12, 31)
  return kind === 'WAGES' && end > usual ? end : usual
}

/** A certificate is good on its last day too. */
export const stateOn = (today: string, expiresOn: string): CertificateState =>
  today <= expiresOn ? 'CURRENT' : 'EXPIRED'

/** What people choose of a certificate of salaries: the year in which the pay was earned. */
export const CertificateYear = entity({
  name: 'CertificateYear',
  table: 'certificate',
  label: 'Año del certificado',
  fields: { year: optional(year('Año de la renta', { min: 2024, max: 2100 })) },
})

/** A certificate that was issued, as it was issued. */
export const Certificate = entity({
  name: 'Certificate',
  table: 'certificate',
  label: 'Certificado',
  fields: {
    id: id('certificate'),
    userContractId: ref('contract', 'Contrato'),
    userId: ref('user', 'Persona'),
    businessId: ref('business', 'Razón social'),
    kind: choice(CertificateKind, 'Certificado'),
    span: optional(choice(CertificateSpan, 'Meses')),
    fromMonth: optional(yearMonth('Desde')),
    toMonth: optional(yearMonth('Hasta')),
    issuedOn: date('Emitido'),
    expiresOn: date('Vigente hasta'),
    issuedAt: timestamp('Emisión'),
    sha256: optional(text('Huella', { max: 64 })),
  },
})
