import { createPrinter } from '#platform/server/pdf/render.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { SettlementDocument, whyNotPaper } from '../model/documents.ts'
import { contractAt } from './contract.queries.ts'
import { storedSettlement } from './finiquito.queries.ts'
import { recordReading } from './finiquito.service.ts'
import { type Paper, partiesToPrint } from './parties.queries.ts'
import { printedSettlement } from './pdf.page.ts'
import { settlementTemplate } from './pdf.template.ts'

/** Finiquitos are printed on demand, one at a time: one thread is enough. */
const printer = createPrinter({ threads: 1 })

type Wanted = { id: number; document: SettlementDocument }

/** A paper of a finiquito as PDF: a link that opens it for five minutes. */
export async function settlementPdf(context: Context, { id, document }: Wanted) {
  const stored = await storedSettlement(context, id)
  const wrong = whyNotPaper(stored.dismissalCause, document)
  if (wrong) throw conflict(wrong)
  recordReading(context, stored)
  const contract = await contractAt(context, stored.userContractId, stored.disengagementDate)
  const parties = (await partiesToPrint(context.tx, [stored])).get(id)
  if (!parties) throw notFound()
  const { name, pdf } = await printPaper({ stored, contract, parties }, document)
  return keptPaper(context, { name, pdf, of: 'settlement', id: String(id) })
}

/** One paper of a finiquito, and the name of its file. */
export async function printPaper(paper: Paper, document: SettlementDocument) {
  const pdf = await printer.render(settlementTemplate, printedSettlement(paper, document))
  const title = SettlementDocument.label(document)
  return { name: `${title} ${paper.stored.fullname ?? ''}.pdf`.replaceAll('/', '-'), pdf }
}
