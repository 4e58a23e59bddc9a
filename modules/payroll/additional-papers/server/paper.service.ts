import { createPrinter } from '#platform/server/pdf/render.ts'
import type { Context } from '#platform/server/context.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import { paperTitle } from '../model/title.ts'
import { printedPaper } from './paper.page.ts'
import { additionalPaper } from './paper.queries.ts'
import { paperTemplate } from './paper.template.ts'

/** Payments apart are printed on demand, one at a time: one thread is enough. */
const printer = createPrinter({ threads: 1 })

/** One payment apart as PDF: a link that opens it for five minutes. */
export async function additionalPdf(
  context: Context,
  wanted: { payrollMonthId: number; contractId: number },
) {
  const paper = await additionalPaper(context, wanted)
  const pdf = await printer.render(paperTemplate, printedPaper(paper))
  const name = `${paperTitle(paper)} ${paper.name}.pdf`.replaceAll('/', '-')
  const id = String(wanted.payrollMonthId)
  return keptPaper(context, { name, pdf, of: 'payrollMonth', id })
}
