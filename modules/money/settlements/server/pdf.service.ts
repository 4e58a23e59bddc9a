import type { ValueOf } from '#platform/model/catalog.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { causeAt } from '../model/causes.ts'
import { SettlementDocument } from '../model/documents.ts'
import { contractAt } from './contract.queries.ts'
import { storedSettlement } from './finiquito.queries.ts'
import { recordReading } from './finiquito.service.ts'
import { printedSettlement } from './pdf.page.ts'
import { settlementTemplate } from './pdf.template.ts'

/** Finiquitos are printed on demand, one at a time: one thread is enough. */
const printer = createPrinter({ threads: 1 })

type Wanted = { id: number; document: ValueOf<typeof SettlementDocument> }

/** A paper of a finiquito as PDF: a link that opens it for five minutes. */
export async function settlementPdf(context: Context, { id, document }: Wanted) {
  const stored = await storedSettlement(context, id)
  const { ending } = causeAt(stored.dismissalCause)
  if ((document === 'RESIGNATION') !== (ending === 'RENUNCIA') && document !== 'SETTLEMENT') {
    throw conflict(
      ending === 'RENUNCIA'
        ? 'Quien renuncia no recibe carta de aviso'
        : 'La carta de renuncia es de quien renuncia',
    )
  }
  await recordReading(context, stored)
  const contract = await contractAt(context, stored.userContractId, stored.disengagementDate)
  const pdf = await printer.render(
    settlementTemplate,
    printedSettlement({ stored, contract }, document),
  )
  const title = SettlementDocument.label(document)
  const name = `${title} ${stored.fullname ?? ''}.pdf`.replaceAll('/', '-')
  return keptPaper(context, { name, pdf, of: 'settlement', id: String(id) })
}
