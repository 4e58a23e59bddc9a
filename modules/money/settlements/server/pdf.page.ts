import type { Paper } from './parties.queries.ts'
import { formatDate, formatWrittenDate } from '#chile/dates.ts'
import { formatPesos } from '#chile/numbers.ts'
import { documentText } from '#chile/identity-document.ts'
import { formatRut } from '#chile/rut.ts'
import { monthTitle } from '#chile/period.ts'
import { upperFirst } from '#chile/text.ts'
import { pesosInWords } from '#chile/words.ts'
import { finiquitoLibrary } from '#law/finiquito/index.ts'
import { causeAt, needsContributions } from '../model/causes.ts'
import { SettlementDocument } from '../model/documents.ts'
import { employerSignature } from '#modules/company/businesses/model/employer.ts'
import { isOfLaw, lackWords, needsGrounds } from '../model/lacks.ts'
import { settlementLines, type SettlementLine } from '../model/lines.ts'
import {
  domicileOf,
  employerWords,
  type Parties,
  withinSentence,
  workerSignature,
  workerWord,
  workerWords,
} from '../model/parties.ts'
import type { StoredSettlement } from './finiquito.queries.ts'
import { lacksOfPaper } from './lacks.ts'
import type { PrintedSettlement } from './pdf.template.ts'
import { readNumbers, readTerms } from './stored-finiquito.ts'

/** A paper of a finiquito as the template reads it, in whole sentences. */
export function printedSettlement(paper: Paper, document: SettlementDocument): PrintedSettlement {
  const { stored, parties } = paper
  const { legalName, rut, ...domicile } = parties.employer
  const address = domicileOf(domicile)
  const draft = stored.status === 'CREATED' || stored.status === 'DELETED'
  // Who receives a paper that is issued reads only what the law asks of it.
  const lacks = lacksOfPaper(paper, document).filter((lack) => draft || isOfLaw(lack))
  const notes = [draft && 'Borrador: no está emitido', lacks.length > 0 && lackWords(lacks)]
  return {
    employer: {
      name: legalName,
      rut: [`RUT ${formatRut(rut)}`, address].filter(Boolean).join(' · '),
    },
    title: SettlementDocument.label(document),
    notes: notes.filter((note) => note !== false),
    ...{ SETTLEMENT: ofSettlement, NOTICE: ofNotice, RESIGNATION: ofResignation }[document](paper),
  }
}

type Body = Omit<PrintedSettlement, 'employer' | 'title' | 'notes'>

const noAmounts = { amounts: null, certificates: [], afterCertificates: [], room: null }

const amountOf = (amounts: Readonly<Record<string, number>>, code: string): number =>
  amounts[code] ?? 0

const causeText = (code: string): string => {
  const { article, section, subsection, name } = causeAt(code)
  const place = [`artículo ${article}`, section, subsection && `letra ${subsection}`]
  return `${place.filter(Boolean).join(' ')} del Código del Trabajo, «${name}»`
}

const signatureOf = ({ employer, signer }: Parties): string[] =>
  employerSignature({ ...employer, signer })

/** «En Curicó, a 24 de septiembre de 2026»; without a place, the day alone. */
function dateline({ employer: { commune } }: Parties, day: string | null): string {
  if (day === null) return commune ?? ''
  const written = formatWrittenDate(day)
  return commune === null ? upperFirst(written) : `${commune}, ${written}`
}

function ofSettlement(paper: Paper): Body {
  const { stored, parties } = paper
  const died = causeAt(stored.dismissalCause).ending === 'MUERTE'
  const worker = workerWord(parties)
  const amounts = readNumbers(stored.amounts)
  const place = parties.employer.commune
  const day = formatWrittenDate(stored.payDate)
  const other = died
    ? 'quienes la ley llama a recibir lo que se debía, por su muerte, a ' +
      `${workerWords(parties, stored)}`
    : `${workerWords(parties, stored)}, en adelante ${worker}`
  return {
    dateline: null,
    addressee: [],
    before: [
      `${place === null ? 'El' : `En ${place}, el`} ${day}, entre ${employerWords(parties)}, en ` +
        `adelante el empleador, y ${other}, se otorga este finiquito:`,
      first(paper),
      died
        ? 'SEGUNDO. El empleador paga en este acto las sumas siguientes a quienes la ley llama a ' +
          'recibirlas (Código del Trabajo, art. 60), que declaran recibirlas:'
        : `SEGUNDO. El empleador paga en este acto las sumas siguientes, que ${worker} declara ` +
          'recibir:',
    ],
    amounts: printedAmounts(stored),
    after: [`TERCERO. ${contributions(stored)}`],
    certificates: parties.certificates.map(({ month, paidOn }) => ({
      month: monthTitle(month),
      paid: formatDate(paidOn),
    })),
    afterCertificates: [
      `CUARTO. ${alimony(amounts)}`,
      `QUINTO. ${release(died ? 'Quien recibe' : upperFirst(worker))}`,
      'SEXTO. Este finiquito se ratifica ante ministro de fe (Código del Trabajo, art. 177), que ' +
        'puede hacerlo en forma presencial o, si ' +
        `${died ? 'quien recibe' : worker} lo prefiere, electrónica en el sitio de la Dirección ` +
        'del Trabajo (Ley 21.361). Se firma en tres ejemplares: uno para cada parte y uno para ' +
        'el ministro de fe.',
    ],
    room: died
      ? 'Reserva de derechos de quien recibe'
      : `Reserva de derechos de ${worker}`.replace('de el ', 'del '),
    signatures: [
      signatureOf(parties),
      died ? ['Quien recibe'] : workerSignature(parties, stored),
      ['Ministro de fe'],
    ],
  }
}

/** Who worked at what, between which days, and why it ended. */
function first({ stored, contract, parties }: Paper): string {
  const { jobTitle, grounds } = contract
  const as = jobTitle === null ? '' : `como ${withinSentence(jobTitle)}, `
  const facts =
    grounds !== null && needsGrounds(stored.dismissalCause)
      ? ` Los hechos en que se funda: ${ended(grounds)}`
      : ''
  return (
    `PRIMERO. ${upperFirst(workerWord(parties))} prestó servicios al empleador ${as}desde el ` +
    `${formatWrittenDate(stored.initialDate)} hasta el ` +
    `${formatWrittenDate(stored.disengagementDate)}, día en que el contrato terminó por la ` +
    `causal del ${causeText(stored.dismissalCause)}.${facts}`
  )
}

/** A sentence that somebody wrote, with its full stop. */
const ended = (words: string): string =>
  /[.!?]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`

function printedAmounts(stored: StoredSettlement): PrintedSettlement['amounts'] {
  const lines = settlementLines(
    finiquitoLibrary.concepts,
    readNumbers(stored.amounts),
    readNumbers(stored.facts),
  )
  const printed = (group: SettlementLine['group']) =>
    lines
      .filter((line) => line.group === group)
      .map(({ label, quantity, amount }) => ({ label, quantity, amount: formatPesos(amount) }))
  return {
    earnings: printed('EARNING'),
    deductions: printed('DEDUCTION'),
    total: formatPesos(stored.toPay),
    words: `Son: ${pesosInWords(stored.toPay)}`,
  }
}

/** What the law asks an authorizing officer to require (Código del Trabajo, art. 177). */
function contributions({ terms }: StoredSettlement): string {
  const { contributionsPaid } = readTerms(terms)
  const until =
    'hasta el último día del mes anterior al término (Código del Trabajo, arts. 162 y 177)'
  return contributionsPaid
    ? 'El empleador acredita, con los certificados que acompaña, que las cotizaciones de ' +
        `pensiones, de salud y del seguro de desempleo están pagadas ${until}.`
    : 'Se acompañan los certificados de las cotizaciones de pensiones, de salud y del seguro de ' +
        `desempleo ${until}.`
}

function alimony(amounts: Readonly<Record<string, number>>): string {
  const kept = amountOf(amounts, 'ALIMENTOS_AVISO') + amountOf(amounts, 'ALIMENTOS_ANOS')
  return kept > 0
    ? `Por orden judicial se retienen ${formatPesos(kept)} para pensión de alimentos, que el ` +
        'empleador paga a su beneficiario e informa al tribunal (Ley 14.908, art. 13).'
    : 'El empleador declara que no retiene sumas para pensión de alimentos en este finiquito ' +
        '(Ley 14.908, art. 13).'
}

/** What a finiquito is for: nothing else is owed, but for what is reserved (Ley 21.361). */
const release = (who: string): string =>
  `${who} declara que con este pago nada más se le debe por remuneraciones, horas ` +
  'extraordinarias, gratificaciones, feriados, indemnizaciones ni por otra causa que venga del ' +
  'contrato o de su término, y las partes se otorgan amplio y total finiquito. Queda fuera lo ' +
  'que se reserve por escrito al firmar: quien firma puede reservar los derechos que estime ' +
  'pendientes, y el finiquito vale en lo demás.'

function ofNotice(paper: Paper): Body {
  const { stored, contract, parties } = paper
  const { ending } = causeAt(stored.dismissalCause)
  const { grounds, jobTitle } = contract
  const as = jobTitle === null ? '' : `, en el que se desempeña como ${withinSentence(jobTitle)},`
  const { noticeDate } = readTerms(stored.terms)
  return {
    ...noAmounts,
    dateline: dateline(parties, noticeDate),
    addressee: addresseeOf(paper),
    before: [
      'Comunicamos a usted que su contrato de trabajo' +
        `${as} termina el ${formatWrittenDate(stored.disengagementDate)} por la causal del ` +
        `${causeText(stored.dismissalCause)}.`,
      ...(grounds === null
        ? []
        : [`Los hechos en que se funda son los siguientes: ${ended(grounds)}`]),
    ],
    after: [
      ...(ending === 'NECESIDADES' || ending === 'DESAHUCIO' ? [offered(stored)] : []),
      ...(needsContributions(ending) ? [stateOfContributions(stored)] : []),
      `Su finiquito estará a su disposición ${atDisposal(ending)}. Se ` +
        'otorgará en forma presencial ante ministro de fe, o electrónica en el sitio de la ' +
        'Dirección del Trabajo. La forma electrónica es voluntaria para usted, y en ambas puede ' +
        'hacer reserva de derechos (Código del Trabajo, arts. 162 y 177; Ley 21.361).',
      'Copia de esta carta se envía a la Inspección del Trabajo (Código del Trabajo, art. 162).',
    ],
    signatures: [signatureOf(parties), ['Recibí copia', ...workerSignature(parties, stored)]],
  }
}

/** The person a letter goes to, and their domicile. */
const addresseeOf = ({ stored, parties: { worker } }: Paper): string[] =>
  [worker.name, documentText(stored), domicileOf(worker) ?? ''].filter((line) => line !== '')

/** When the law has the finiquito at disposal, in the words of a letter. */
const atDisposal = (ending: ReturnType<typeof causeAt>['ending']): string =>
  ending === 'LIQUIDACION'
    ? 'a lo menos diez días antes de que venza la verificación ordinaria de créditos ' +
      '(Código del Trabajo, art. 163 bis N°5)'
    : 'dentro de diez días hábiles desde la separación'

/** What a letter of article 161 has to say of its indemnities: an offer that is not taken back. */
function offered(stored: Paper['stored']): string {
  const amounts = readNumbers(stored.amounts)
  const years = amountOf(amounts, 'INDEMNIZACION_ANOS') + amountOf(amounts, 'MEJORA_PACTADA')
  const notice = amountOf(amounts, 'INDEMNIZACION_AVISO')
  const parts = [
    ...(years > 0 ? [`${formatPesos(years)} por años de servicio`] : []),
    ...(notice > 0 ? [`${formatPesos(notice)} en sustitución del aviso previo`] : []),
  ]
  const law = '(Código del Trabajo, arts. 162 inc. 4 y 169 letra a)'
  return parts.length === 0
    ? `No hay indemnizaciones por años de servicio ni por el aviso que pagar ${law}.`
    : `El monto total a pagar por las indemnizaciones es de ${formatPesos(years + notice)}: ` +
        `${parts.join(' y ')} ${law}.`
}

/** The letter says that contributions are paid only where the employer says so. */
function stateOfContributions(stored: Paper['stored']): string {
  const until = 'hasta el último día del mes anterior al término'
  return readTerms(stored.terms).contributionsPaid
    ? `Sus cotizaciones previsionales están pagadas ${until}, según los certificados que se ` +
        'adjuntan (Código del Trabajo, art. 162).'
    : `El estado de sus cotizaciones previsionales ${until} consta en los certificados que se ` +
        'adjuntan (Código del Trabajo, art. 162).'
}

const ofResignation = ({ stored, contract, parties }: Paper): Body => ({
  ...noAmounts,
  dateline: dateline(parties, readTerms(stored.terms).noticeDate),
  addressee: [`Señores ${parties.employer.legalName}`],
  before: [
    `Comunico mi renuncia voluntaria al cargo de ${contract.jobTitle ?? 'mi contrato'}, conforme ` +
      `al artículo 159 N°2 del Código del Trabajo. Mi último día de trabajo será el ` +
      `${formatWrittenDate(stored.disengagementDate)}.`,
  ],
  after: [
    'Esta renuncia se firma por quien renuncia y por el presidente del sindicato o el delegado, ' +
      'o se ratifica ante ministro de fe (Código del Trabajo, art. 177).',
  ],
  signatures: [workerSignature(parties, stored), ['Ministro de fe o delegado sindical']],
})
