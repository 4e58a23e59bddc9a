import { plainDecimal } from '#chile/money/decimal.ts'
import { formatWrittenDate, type ISODate } from '#chile/dates.ts'
import { documentNumber, documentText } from '#chile/identity-document.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { pesosInWords } from '#chile/words.ts'
import {
  employerFacts,
  employerSignature,
  placeAndDay,
} from '#modules/company/businesses/model/employer.ts'
import { type CertificateKind, certificateTitles, saysMonths } from '../model/certificate.ts'
import { type PrintedWages, wageTable } from '../model/wages.ts'
import { meanOf, type PaidMonth, paidTable } from '../model/paid-months.ts'
import type { PrintedCertificate } from './certificate.template.ts'
import type { CertifiedContract } from './contract.queries.ts'

type Paper = {
  readonly kind: CertificateKind
  readonly contract: CertifiedContract
  readonly months: readonly PaidMonth[]
  readonly wages: PrintedWages | undefined
  readonly issuedOn: ISODate
  readonly expiresOn: ISODate
}

/** A certificate as the template reads it, in whole sentences. */
export function printedCertificate(
  paper: Paper,
  seal: PrintedCertificate['seal'],
): PrintedCertificate {
  const { kind, contract, months, wages, issuedOn, expiresOn } = paper
  const { employer } = contract
  return {
    employer: { name: employer.legalName, rut: employerFacts(employer) },
    title: `Certificado de ${certificateTitles[kind]}`,
    day: placeAndDay(employer, issuedOn),
    before: wages ? [wagesWords(contract, wages)] : [serves(contract, issuedOn), ...said[kind]],
    table: wages ? wageTable(wages) : saysMonths(kind) ? paidTable(kind, months) : null,
    after: [
      ...(kind === 'INCOME' ? [meanWords(months)] : []),
      'Se extiende a petición de la persona, para los fines que estime convenientes. Vale hasta ' +
        `el ${formatWrittenDate(expiresOn)}.`,
    ],
    signer: employerSignature(employer),
    seal,
  }
}

const contractWords = {
  INDEFINITE: 'con contrato indefinido',
  FIXED: 'con contrato a plazo fijo',
  BY_WORK_OR_TASK: 'con contrato por obra o faena',
} as const

/** A person's RUT is a RUN; who has none is named by the document that they have. */
const runOf = (contract: CertifiedContract): string =>
  contract.identificationType === 'RUT' ? `RUN ${documentNumber(contract)}` : documentText(contract)

/** The employer and the person, as what, since when, and until when where that is over. */
function serves(contract: CertifiedContract, today: ISODate): string {
  const { employer, name, jobTitle, initialDate, finalDate } = contract
  const hours = contract.art22
    ? 'sin límite de jornada (Código del Trabajo, art. 22)'
    : `con jornada de ${formatNumber(plainDecimal(contract.hoursPerWeek))} horas semanales`
  const ended = finalDate !== null && finalDate < today
  const since = `desde el ${formatWrittenDate(initialDate)}`
  const span = ended
    ? `prestó servicios ${since} hasta el ${formatWrittenDate(finalDate)}`
    : `presta servicios ${since}`
  return (
    `${employer.legalName}, RUT ${formatRut(employer.rut)}, certifica que ${name}, ` +
    `${runOf(contract)}, ` +
    `${span} como ${jobTitle}, ${contractWords[contract.contractType]} y ${hours}.`
  )
}

/** The employer, the person, the number and the year of a certificate of salaries. */
function wagesWords(contract: CertifiedContract, { number, year }: PrintedWages): string {
  const { employer, name } = contract
  return (
    `Certificado N° ${number}, año ${year}. El empleador ${employer.legalName}, RUT ` +
    `${formatRut(employer.rut)}, certifica que a ${name}, ${runOf(contract)}, en su calidad de ` +
    `trabajador dependiente, durante el año ${year} se le pagaron las rentas que se indican, ` +
    'y se le retuvieron los impuestos que se señalan (Ley sobre Impuesto a la Renta, art. 101). ' +
    'Las columnas actualizadas llevan cada monto al 31 de diciembre por el factor del mes.'
  )
}

const said: Readonly<Record<CertificateKind, readonly string[]>> = {
  SENIORITY: [],
  WAGES: [],
  INCOME: [
    'Sus remuneraciones de los meses que siguen, según sus liquidaciones de sueldo, fueron:',
  ],
  CONTRIBUTIONS: [
    'En estos meses se retuvieron de su remuneración, y el empleador puso de su cargo, ' +
      'las cotizaciones que se indican, según sus liquidaciones. La columna Declaración ' +
      'dice el archivo de Previred que las declara; el pago lo acredita cada institución.',
  ],
}

function meanWords(months: readonly PaidMonth[]): string {
  const mean = meanOf('LIQUIDO', months)
  return `El promedio líquido del período es ${formatPesos(mean)} (${pesosInWords(mean)}).`
}
