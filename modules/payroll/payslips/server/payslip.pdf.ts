import { availableParallelism } from 'node:os'
import { splitPages } from '#platform/server/pdf/pages.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { ahead } from '#platform/server/pdf/ahead.ts'
import { qrPixels } from '#platform/server/pdf/qr.ts'
import { plainDecimal } from '#chile/money/decimal.ts'
import { afps, byCode } from '#chile/catalogues.ts'
import { formatDate } from '#chile/dates.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { monthTitle } from '#chile/period.ts'
import { formatRut } from '#chile/rut.ts'
import { pesosInWords } from '#chile/words.ts'
import { widthOf, wrapped } from '#platform/server/pdf/wrap.ts'
import type { Context } from '#platform/server/context.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import { sealer } from '#modules/payroll/payslip-seal/server/index.ts'
import { type PayslipView, readPayslip } from './payslip.service.ts'
import {
  payslipTemplate,
  type PrintedBlock,
  type PrintedFacts,
  type PrintedPage,
} from './payslip.template.ts'

/** The code printed on a paper, and the site that verifies it. */
export type SealOf = (view: PayslipView) => { code: string; hash: string; url: string }

/** Two threads print ten thousand; more would only wait for the reading of rows. */
const THREADS = Math.min(2, availableParallelism())
const printer = createPrinter({ threads: THREADS })

/** How many payslips are laid out at once. More at once are no faster, and need more memory. */
export const PRINTED_AT_ONCE = 25

/** The PDF of one payslip, tagged for screen readers. */
export function printPayslip(view: PayslipView, sealOf?: SealOf): Promise<Buffer> {
  const { data, assets } = pagesOf([view], sealOf)
  return printer.render(payslipTemplate, data, assets)
}

/** One payslip as PDF: a link that opens it for five minutes. */
export async function payrollPdf(
  context: Context,
  wanted: { payrollMonthId: number; contractId: number },
) {
  const { view } = await readPayslip(context, wanted)
  const seals = sealer(context.services.publicUrl, context.session.companyId)
  const pdf = await printPayslip(view, seals)
  const id = String(wanted.payrollMonthId)
  return keptPaper(context, { name: payslipFileName(view), pdf, of: 'payrollMonth', id })
}

type Batches = AsyncIterable<readonly PayslipView[]>

/** Payslips in one document, a page each; or a single payslip, with as many pages as it needs. */
type PrintedGroup = { readonly views: readonly PayslipView[]; readonly pdf: Buffer }

/** Payslips in several documents, in order; each is printed while the ones before are written. */
export async function* printedGroups(batches: Batches, sealOf?: SealOf) {
  for await (const groups of ahead(batches, THREADS, (views) => printed(views, sealOf))) {
    yield* groups
  }
}

/** The same with one document for each payslip. */
export async function* printedPayslips(batches: Batches, sealOf?: SealOf) {
  for await (const { views, pdf } of printedGroups(batches, sealOf)) {
    const each = views.length === 1 ? [pdf] : splitPages(pdf)
    let at = 0
    for (const alone of each) {
      const view = views[at]
      if (view) yield { view, pdf: alone }
      at += 1
    }
  }
}

/**
 * Prints a group; if a payslip is longer than a page, it is isolated by halving the group, and the
 * others stay together.
 */
async function printed(
  views: readonly PayslipView[],
  sealOf: SealOf | undefined,
): Promise<readonly PrintedGroup[]> {
  const { data, assets } = pagesOf(views, sealOf)
  const { pdf, pages } = await printer.renderPages(payslipTemplate, data, assets)
  if (pages === views.length || views.length === 1) return [{ views, pdf }]
  const half = Math.ceil(views.length / 2)
  const first = await printed(views.slice(0, half), sealOf)
  return [...first, ...(await printed(views.slice(half), sealOf))]
}

/** The file name of a payslip. */
export const payslipFileName = ({
  name,
  yearMonth,
}: Pick<PayslipView, 'name' | 'yearMonth'>): string => `Liquidación ${yearMonth} ${name}.pdf`

/** Payslips as the template reads them, and the pictures of their codes in one file. */
function pagesOf(views: readonly PayslipView[], sealOf?: SealOf) {
  const pictures: Buffer[] = []
  let from = 0
  const pages = views.map((view): PrintedPage => {
    const page = pageOf(view)
    if (!sealOf) return { ...page, seal: null }
    const { code, hash, url } = sealOf(view)
    const { pixels, side } = qrPixels(url)
    pictures.push(pixels)
    const seal = { code, hash, site: new URL(url).host, from, side }
    from += side ** 2
    return { ...page, seal }
  })
  return { data: { pages }, assets: { qr: Buffer.concat([...pictures, Buffer.alloc(1)]) } }
}

function pageOf(view: PayslipView): Omit<PrintedPage, 'seal'> {
  // The section of earlier months is printed only when it has lines.
  const shown = view.sections.filter(({ key, lines }) => key !== 'earlier' || lines.length > 0)
  const sections = new Map(shown.map((section) => [section.key, blocksOf(section)]))
  const pick = (...keys: PayslipView['sections'][number]['key'][]) =>
    keys.flatMap((key) => sections.get(key) ?? [])
  const bases = view.bases.map(({ label, amount, unit }) => ({
    label,
    detail: '',
    amount: unit === 'pesos' ? formatPesos(amount) : formatNumber(amount),
  }))
  const { businessRut, businessAddress } = view
  return {
    employer: {
      name: view.legalName,
      rut: `RUT ${formatRut(businessRut)}${businessAddress ? ` · ${businessAddress}` : ''}`,
    },
    title: monthTitle(view.yearMonth),
    draft: view.isOpen,
    person: personOf(view),
    earnings: pick('taxable', 'earlier', 'nonTaxable'),
    deductions: pick('legal', 'other'),
    totals: {
      earnings: formatPesos(view.earnings),
      deductions: formatPesos(view.deductions),
      net: formatPesos(view.net),
      words: `Son: ${pesosInWords(view.net)}`,
    },
    bases: columnsOf('Bases del cálculo', bases, ''),
    employerSide: sections.get('employer') ?? columnsOf('', [], ''),
  }
}

const blocksOf = ({ label, lines, total }: PayslipView['sections'][number]) =>
  columnsOf(
    label,
    lines.map((line) => ({ ...line, detail: line.detail ?? '', amount: formatPesos(line.amount) })),
    formatPesos(total),
  )

type Line = { label: string; detail: string; amount: string }

/** Points: half of the page, and the gap between two columns. */
const HALF = 246
const GAP = 7

/** How many lines stay together on a page: more than an ordinary section has. */
const WHOLE = 16

/**
 * Lines as three texts whose lines are aligned, however long a label is; a long section becomes
 * several blocks, between which a page may end.
 */
function columnsOf(label: string, lines: readonly Line[], total: string): PrintedBlock[] {
  const widest = (texts: readonly string[], size: number) =>
    Math.max(0, ...texts.map((text) => (text === '' ? 0 : widthOf(text, size) + GAP)))
  const shift = widest([...lines.map(({ amount }) => amount), total], 9)
  const beside = widest(
    lines.map(({ detail }) => detail),
    8,
  )
  const rows = lines.flatMap((line) =>
    wrapped(line.label, HALF - shift - (line.detail === '' ? 0 : beside), 9).map((text, at) => ({
      text,
      detail: at === 0 ? line.detail : '',
      amount: at === 0 ? line.amount : '',
    })),
  )
  const last = Math.max(0, Math.ceil(rows.length / WHOLE) - 1)
  return Array.from({ length: last + 1 }, (_, at) => {
    const part = rows.slice(at * WHOLE, (at + 1) * WHOLE)
    return {
      label: at === 0 ? label : '',
      labels: texts(part.map(({ text }) => text)),
      details: beside === 0 ? '' : texts(part.map(({ detail }) => detail)),
      amounts: texts(part.map(({ amount }) => amount)),
      lines: part.length,
      shift,
      total: at === last ? total : '',
    }
  })
}

const texts = (lines: readonly string[]) => lines.join('\n')

function personOf(view: PayslipView): PrintedFacts[] {
  const nameOf = (list: readonly { code: string; name: string }[], code: string | null) =>
    code === null ? 'Sin institución' : (byCode(list, code)?.name ?? code)
  const hours = formatNumber(plainDecimal(view.hoursPerWeek))
  return factsOf([
    [
      ['Nombre', view.name],
      [view.documentLabel, view.documentNumber],
      ['Cargo', view.jobTitle],
    ],
    [
      ['Contrato', `${view.contractCode}, desde ${formatDate(view.initialDate)}`],
      ['Jornada', `${hours} horas semanales`],
      ['Área', view.area ?? 'Sin área'],
    ],
    [
      ['Previsión', nameOf(afps, view.pensionInstitution)],
      ['Salud', view.healthLabel],
      ['Días trabajados', formatNumber(view.workedDays)],
    ],
  ])
}

/** Points: a third of the page. */
const THIRD = 162

type FactColumn = { labels: string[]; values: string[] }

/** Rows of three as three columns; a value of two lines keeps its row together. */
function factsOf(rows: readonly (readonly (readonly [string, string])[])[]): PrintedFacts[] {
  const columns = [0, 1, 2].map((): FactColumn => ({ labels: [], values: [] }))
  for (const row of rows) {
    const values = row.map(([, value]) => wrapped(value, THIRD, 9))
    const high = Math.max(...values.map(({ length }) => length))
    for (const [at, column] of columns.entries()) {
      const value = values[at] ?? []
      const empty = (count: number) => Array.from({ length: count }, () => '')
      column.labels.push(row[at]?.[0] ?? '', ...empty(high))
      column.values.push('', ...value, ...empty(high - value.length))
    }
  }
  return columns.map(({ labels, values }) => ({ labels: texts(labels), values: texts(values) }))
}
