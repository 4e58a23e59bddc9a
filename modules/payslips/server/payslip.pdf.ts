import encodeQR from 'qr'
import { afps, byCode, healthInstitutions } from '#chile/catalogues.ts'
import { formatDate } from '#chile/dates.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { formatRut } from '#chile/rut.ts'
import { pesosInWords } from '#chile/words.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { definePdf } from '#platform/server/pdf/template.ts'
import type { PayslipView } from './payslip.service.ts'

type Line = { label: string; detail: string; amount: string }
type Block = { label: string; lines: Line[]; total: string }
type Page = {
  employer: { name: string; rut: string; address: string }
  title: string
  draft: boolean
  person: { label: string; value: string }[]
  earnings: Block[]
  deductions: Block[]
  totals: { earnings: string; deductions: string; net: string; words: string }
  employerSide: Block
  seal: Seal | null
}

/** Where a paper is verified: the picture of the address, the code, what to compare. */
type Seal = { qr: number[][]; code: string; hash: string; site: string }
export type SealOf = (view: PayslipView) => { code: string; hash: string; url: string }

/** One page a payslip; several in one document are several pages. */
const template = definePdf<{ pages: Page[] }>(
  'payslip',
  `
#set page(paper: "us-letter", margin: (x: 1.7cm, y: 1.5cm))
#set text(size: 9pt, number-width: "tabular")
#set par(leading: 0.5em)
#let ink = rgb("#1d2321")
#let quiet = rgb("#5d6763")
#let green = rgb("#1f5d4c")
#let rule = 0.5pt + rgb("#d9d5ce")
#let money(value) = align(right, text(value))
#let signature-of(who) = align(center)[
  #line(length: 100%, stroke: rule) #v(-4pt) #text(size: 8pt, who)
]
#let total-of(label, value) = grid(
  columns: (1fr, auto), text(weight: 600, label), text(weight: 600, value),
)
#let signature-of(who) = align(center)[
  #line(length: 100%, stroke: rule) #v(-4pt) #text(size: 8pt, who)
]
#let signature-of(who) = align(center)[
  #line(length: 100%, stroke: rule) #v(-4pt) #text(size: 8pt, who)
]
#let total-of(label, value) = grid(
  columns: (1fr, auto), text(weight: 600, label), text(weight: 600, value),
)
#let block-of(part) = {
  if part.lines.len() > 0 [
    #text(weight: 600, size: 8.5pt, fill: green)[#part.label]
    #v(-4pt)
    #table(
      columns: (1fr, auto, auto), stroke: none, inset: (x: 0pt, y: 2.6pt), column-gutter: 6pt,
      ..part.lines.map(line => (
        line.label,
        align(right, text(fill: quiet, size: 8pt, line.detail)),
        money(line.amount),
      )).flatten(),
      table.hline(stroke: rule),
      text(weight: 600)[Total], [], money(text(weight: 600, part.total)),
    )
    #v(2pt)
  ]
}
#for (number, page) in data.pages.enumerate() [
  #if number > 0 { pagebreak() }
  #grid(
    columns: (1fr, auto),
    [
      #text(weight: 700, size: 11pt, fill: ink)[#page.employer.name] \\
      #text(fill: quiet)[
        RUT #page.employer.rut #if page.employer.address != "" [ · #page.employer.address]
      ]
    ],
    align(right)[
      #text(weight: 700, size: 13pt, fill: green)[Liquidación de remuneraciones] \\
      #text(size: 10pt)[#page.title]
      #if page.draft [
        \\ #text(fill: rgb("#b5572c"), weight: 600)[Borrador: el mes no está cerrado]
      ]
    ],
  )
  #v(4pt)
  #line(length: 100%, stroke: 1pt + green)
  #v(2pt)
  #grid(
    columns: (1fr, 1fr, 1fr), row-gutter: 7pt, column-gutter: 12pt,
    ..page.person.map(item => [#text(fill: quiet, size: 7.5pt)[#item.label] \\ #item.value]),
  )
  #v(6pt)
  #line(length: 100%, stroke: rule)
  #v(4pt)
  #grid(
    columns: (1fr, 1fr), column-gutter: 22pt,
    for part in page.earnings { block-of(part) },
    for part in page.deductions { block-of(part) },
  )
  #v(4pt)
  #grid(
    columns: (1fr, 1fr), column-gutter: 22pt,
    total-of([Total haberes], page.totals.earnings),
    total-of([Total descuentos], page.totals.deductions),
  )
  #v(8pt)
  #block(width: 100%, fill: rgb("#eef4f1"), inset: 10pt, radius: 4pt)[
    #grid(
      columns: (1fr, auto), align: (left + horizon, right + horizon),
      [
        #text(size: 10pt, weight: 600)[Líquido a pagar] \\
        #text(fill: quiet, size: 8pt)[Son: #page.totals.words]
      ],
      text(size: 17pt, weight: 700, fill: green, page.totals.net),
    )
  ]
  #v(8pt)
  #text(fill: quiet)[#block-of(page.employerSide)]
  #v(1fr)
  #text(size: 8pt, fill: quiet)[
    Certifico que he recibido a mi entera satisfacción el saldo líquido indicado en esta
    liquidación, y no tengo cargo ni cobro posterior que hacer por los conceptos comprendidos
    en ella.
  ]
  #v(34pt)
  #grid(
    columns: (1fr, 1fr), column-gutter: 60pt,
    signature-of([Firma del empleador]), signature-of([Firma del trabajador]),
  )
  #if page.seal != none [
    #v(6pt)
    #grid(
      columns: (1.7cm, 1fr), column-gutter: 8pt, align: horizon,
      image(
        bytes(page.seal.qr.flatten()), width: 1.7cm, scaling: "pixelated",
        format: (encoding: "luma8", width: page.seal.qr.len(), height: page.seal.qr.len()),
      ),
      text(size: 6.5pt, fill: quiet)[
        Se verifica en #page.seal.site con este código, que no muestra de quién es: \\
        #page.seal.code \\
        Huella #page.seal.hash
      ],
    )
  ]
]
`,
)

const printer = createPrinter()

/** The PDF of some payslips, a page each, in the order given. */
export const printPayslips = (views: readonly PayslipView[], sealOf?: SealOf): Promise<Buffer> =>
  printer.render(template, {
    pages: views.map((view) => ({ ...pageOf(view), seal: sealOf ? sealed(sealOf(view)) : null })),
  })

const sealed = ({ code, hash, url }: ReturnType<SealOf>): Seal => ({
  // Its squares as a picture: drawn as lines, a page takes seven times as long.
  qr: encodeQR(url, 'raw', { ecc: 'medium', border: 2 }).map((row) =>
    row.map((dark) => (dark ? 0 : 255)),
  ),
  code,
  hash,
  site: new URL(url).host,
})

/** The name under which a payslip is saved. */
export const payslipFileName = ({
  name,
  yearMonth,
}: Pick<PayslipView, 'name' | 'yearMonth'>): string => `Liquidación ${yearMonth} ${name}.pdf`

function pageOf(view: PayslipView): Omit<Page, 'seal'> {
  const sections = new Map(view.sections.map((section) => [section.key, blockOf(section)]))
  const pick = (...keys: PayslipView['sections'][number]['key'][]) =>
    keys.flatMap((key) => sections.get(key) ?? [])
  return {
    employer: {
      name: view.legalName,
      rut: formatRut(view.businessRut),
      address: view.businessAddress ?? '',
    },
    title: sentenceCase(monthLabel(view.yearMonth)),
    draft: view.isOpen,
    person: personOf(view),
    earnings: pick('taxable', 'nonTaxable'),
    deductions: pick('legal', 'other'),
    totals: {
      earnings: formatPesos(view.earnings),
      deductions: formatPesos(view.deductions),
      net: formatPesos(view.net),
      words: pesosInWords(view.net),
    },
    employerSide: sections.get('employer') ?? { label: '', lines: [], total: '' },
  }
}

function blockOf({ label, lines, total }: PayslipView['sections'][number]): Block {
  return {
    label,
    lines: lines.map((line) => ({
      label: line.label,
      detail: line.detail ?? '',
      amount: formatPesos(line.amount),
    })),
    total: formatPesos(total),
  }
}

function personOf(view: PayslipView): Page['person'] {
  const nameOf = (list: readonly { code: string; name: string }[], code: string | null) =>
    code === null ? 'Sin institución' : (byCode(list, code)?.name ?? code)
  return [
    { label: 'Nombre', value: view.name },
    { label: 'RUT', value: formatRut(view.rut) },
    { label: 'Cargo', value: view.jobTitle },
    { label: 'Contrato', value: `${view.contractCode}, desde ${formatDate(view.initialDate)}` },
    { label: 'Días trabajados', value: formatNumber(view.workedDays) },
    { label: 'Área', value: view.area ?? 'Sin área' },
    { label: 'Previsión', value: nameOf(afps, view.pensionInstitution) },
    { label: 'Salud', value: nameOf(healthInstitutions, view.healthInstitution ?? 'FONASA') },
    {
      label: 'Jornada',
      value: `${formatNumber(view.hoursPerWeek.replace(/\.?0+$/, ''))} horas semanales`,
    },
  ]
}

const sentenceCase = (text: string) => `${(text[0] ?? '').toUpperCase()}${text.slice(1)}`
