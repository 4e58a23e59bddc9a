import { createPrinter } from '#platform/server/pdf/render.ts'
import { newKey } from '#platform/server/storage/storage.ts'
import { weightOf } from '#platform/server/storage/weigh.ts'
import type { Context } from '#platform/server/context.ts'
import { remember } from '#modules/payroll/payslips/server/index.ts'
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
  const mediaType = 'application/pdf'
  const name = `${paperTitle(paper)} ${paper.name}.pdf`.replaceAll('/', '-')
  const key = newKey(context.session.companyId, context.now.getUTCFullYear())
  const { storage } = context.services
  await storage.put(key, pdf, mediaType)
  const file = { key, name, mediaType, ...weightOf(pdf), monthId: wanted.payrollMonthId }
  await remember(context.tx, file)
  return { name, url: await storage.signedUrl(key, { name, mediaType }) }
}
