import type { ValueOf } from '#platform/model/catalog.ts'
import { formatDate, formatLongDate } from '#chile/dates.ts'
import { documentLabel, documentNumber } from '#chile/identity-document.ts'
import { formatPesos } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { pesosInWords } from '#chile/words.ts'
import { finiquitoLibrary } from '#law/finiquito/index.ts'
import { causeAt, needsContributions } from '../model/causes.ts'
import { SettlementDocument } from '../model/documents.ts'
import { settlementLines, type SettlementLine } from '../model/lines.ts'
import type { EndingContract } from './contract.queries.ts'
import type { StoredSettlement } from './finiquito.queries.ts'
import type { PrintedSettlement } from './pdf.template.ts'
import { readNumbers, readTerms } from './stored-finiquito.ts'

/** A finiquito and the contract that it ends. */
export type Paper = { stored: StoredSettlement; contract: EndingContract }

/** A paper of a finiquito as the template reads it, in whole sentences. */
export function printedSettlement(
  paper: Paper,
  document: ValueOf<typeof SettlementDocument>,
): PrintedSettlement {
  const { stored, contract } = paper
  const { legalName, businessRut, businessAddress, jobTitle } = contract
  const address = businessAddress ? ` · ${businessAddress}` : ''
  const draft = stored.status === 'CREATED' || stored.status === 'DELETED'
  return {
    employer: { name: legalName, rut: `RUT ${formatRut(businessRut)}${address}` },
    title: SettlementDocument.label(document),
    note: draft ? 'Borrador: no está emitido' : dayOf(stored, document),
    draft,
    person: [
      { label: 'Nombre', value: stored.fullname ?? '' },
      { label: documentLabel(stored), value: documentNumber(stored) },
      { label: 'Cargo', value: jobTitle ?? '' },
      { label: 'Contrato', value: stored.contractCode },
    ],
    ...{ SETTLEMENT: ofSettlement, NOTICE: ofNotice, RESIGNATION: ofResignation }[document](paper),
  }
}

/** A finiquito says when it is paid; a letter, when it was given, or has room for that day. */
function dayOf(
  { payDate, terms }: StoredSettlement,
  document: ValueOf<typeof SettlementDocument>,
): string {
  if (document === 'SETTLEMENT') return `Pago: ${formatDate(payDate)}`
  const { noticeDate } = readTerms(terms)
  return `Fecha: ${noticeDate === null ? '____-____-________' : formatDate(noticeDate)}`
}

type Body = Pick<PrintedSettlement, 'before' | 'amounts' | 'after' | 'room' | 'signatures'>

const amountOf = (amounts: Readonly<Record<string, number>>, code: string): number =>
  amounts[code] ?? 0

const causeText = (code: string): string => {
  const { article, section, subsection, name } = causeAt(code)
  const place = [`artículo ${article}`, section, subsection && `letra ${subsection}`]
  return `${place.filter(Boolean).join(' ')} del Código del Trabajo, «${name}»`
}

function ofSettlement({ stored }: Paper): Body {
  const died = causeAt(stored.dismissalCause).ending === 'MUERTE'
  const amounts = readNumbers(stored.amounts)
  const lines = settlementLines(finiquitoLibrary.concepts, amounts)
  const printed = (group: SettlementLine['group']) =>
    lines
      .filter((line) => line.group === group)
      .map(({ label, amount }) => ({ label, amount: formatPesos(amount) }))
  return {
    before: [
      `PRIMERO. El trabajador prestó servicios al empleador desde el ` +
        `${formatLongDate(stored.initialDate, true)} hasta el ` +
        `${formatLongDate(stored.disengagementDate, true)}, día en que el contrato terminó por ` +
        `la causal del ${causeText(stored.dismissalCause)}.`,
      died
        ? 'SEGUNDO. El empleador paga en este acto las sumas siguientes a quienes la ley llama a ' +
          'recibirlas (Código del Trabajo, art. 60), que declaran recibirlas:'
        : 'SEGUNDO. El empleador paga en este acto las sumas siguientes, que el trabajador ' +
          'declara recibir:',
    ],
    amounts: {
      earnings: printed('EARNING'),
      deductions: printed('DEDUCTION'),
      total: formatPesos(stored.toPay),
      words: `Son: ${pesosInWords(stored.toPay)}`,
    },
    after: [
      `TERCERO. ${contributions(stored)}`,
      `CUARTO. ${alimony(amounts)}`,
      'QUINTO. Este finiquito se firma y ratifica ante ministro de fe (Código del Trabajo, art. ' +
        '177). Puede otorgarse en forma presencial, o electrónica en el sitio de la Dirección ' +
        'del Trabajo; la forma electrónica es voluntaria para el trabajador (Ley 21.361).',
      `SEXTO. Al firmar, ${died ? 'quien recibe' : 'el trabajador'} puede hacer reserva de los ` +
        'derechos que estime pendientes; la parte que no se reserva queda finiquitada.',
    ],
    room: died ? 'Reserva de derechos de quien recibe' : 'Reserva de derechos del trabajador',
    signatures: ['Empleador', died ? 'Quien recibe' : 'Trabajador', 'Ministro de fe'],
  }
}

function contributions(stored: StoredSettlement): string {
  const { contributionsPaid } = readTerms(stored.terms)
  const until = 'hasta el último día del mes anterior al término (Código del Trabajo, art. 162)'
  return contributionsPaid
    ? `El empleador acredita con los certificados que acompaña que las cotizaciones están ` +
        `pagadas ${until}.`
    : `Se acompañan los certificados de las cotizaciones ${until}.`
}

function alimony(amounts: Readonly<Record<string, number>>): string {
  const kept = amountOf(amounts, 'ALIMENTOS_AVISO') + amountOf(amounts, 'ALIMENTOS_ANOS')
  return kept > 0
    ? `Por orden judicial se retienen ${formatPesos(kept)} para pensión de alimentos, que el ` +
        'empleador paga a su beneficiario e informa al tribunal (Ley 14.908, art. 13).'
    : 'El empleador declara que no retiene sumas para pensión de alimentos en este finiquito ' +
        '(Ley 14.908, art. 13).'
}

function ofNotice({ stored, contract }: Paper): Body {
  const { ending } = causeAt(stored.dismissalCause)
  const { grounds } = contract
  return {
    before: [
      `Estimado(a) ${stored.fullname ?? ''}:`,
      `Comunicamos a usted que su contrato de trabajo termina el ` +
        `${formatLongDate(stored.disengagementDate, true)} por la causal del ` +
        `${causeText(stored.dismissalCause)}.`,
      ...(grounds ? [`Los hechos en que se funda son los siguientes: ${grounds}`] : []),
    ],
    amounts: null,
    after: [
      ...(ending === 'NECESIDADES' || ending === 'DESAHUCIO' ? [offered(stored)] : []),
      ...(needsContributions(ending) ? [stateOfContributions(stored)] : []),
      `Su finiquito estará a su disposición ${atDisposal(ending)}. Se ` +
        'otorgará en forma presencial ante ministro de fe, o electrónica en el sitio de la ' +
        'Dirección del Trabajo. La forma electrónica es voluntaria para usted, y en ambas puede ' +
        'hacer reserva de derechos (Código del Trabajo, arts. 162 y 177; Ley 21.361).',
    ],
    room: grounds ? null : 'Hechos en que se funda la causal',
    signatures: ['Empleador', 'Recibí copia'],
  }
}

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

const ofResignation = ({ stored, contract }: Paper): Body => ({
  before: [
    `Señores ${contract.legalName}:`,
    `Comunico mi renuncia voluntaria al cargo de ${contract.jobTitle ?? 'mi contrato'}, conforme ` +
      `al artículo 159 N°2 del Código del Trabajo. Mi último día de trabajo será el ` +
      `${formatLongDate(stored.disengagementDate, true)}.`,
  ],
  amounts: null,
  after: [
    'Esta renuncia se firma por el trabajador y por el presidente del sindicato o el delegado, o ' +
      'se ratifica ante ministro de fe (Código del Trabajo, art. 177).',
  ],
  room: null,
  signatures: ['Trabajador', 'Ministro de fe o delegado sindical'],
})
