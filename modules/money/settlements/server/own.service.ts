import { finiquitoPlan } from '#law/finiquito/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import { employerOnly } from '../model/display.ts'
import { settlementLines } from '../model/lines.ts'
import { contractsOnLastDay } from './contract.queries.ts'
import { explained } from './finiquito.service.ts'
import { ownShown } from './finiquito.queries.ts'
import { partiesToPrint } from './parties.queries.ts'
import { printPaper } from './pdf.service.ts'
import { readNumbers } from './stored-finiquito.ts'

/**
 * The finiquitos that whoever asks is shown of themselves, the newest first, with their lines; what
 * their employer weighs for a trial is none of them.
 */
export async function ownSettlements(context: Context) {
  const rows = await ownShown(context)
  const { concepts } = finiquitoPlan().library
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    dismissalCause: row.dismissalCause,
    initialDate: row.initialDate,
    disengagementDate: row.disengagementDate,
    payDate: row.payDate,
    toPay: row.toPay,
    paidOn: row.paidOn,
    dueOn: row.dueOn,
    businessName: row.businessName,
    shownSince: row.shownSince,
    lines: settlementLines(concepts, readNumbers(row.amounts), readNumbers(row.facts)).filter(
      ({ code }) => !employerOnly.has(code),
    ),
  }))
}
export type OwnSettlement = Awaited<ReturnType<typeof ownSettlements>>[number]

async function ownAt(context: Context, id: number) {
  const found = (await ownShown(context)).find((row) => row.id === id)
  if (!found) throw notFound()
  return found
}

/** Why an amount of one's own finiquito is what it is. */
export async function explainOwnSettlement(
  context: Context,
  { id, code }: { id: number; code: string },
) {
  const stored = await ownAt(context, id)
  if (employerOnly.has(code)) throw notFound()
  return explained(stored, code)
}

/** One's own finiquito as PDF: a link that opens it for five minutes. */
export async function ownSettlementPdf(context: Context, { id }: { id: number }) {
  const stored = await ownAt(context, id)
  const { userContractId, disengagementDate } = stored
  const [contract] = await contractsOnLastDay(context.tx, [userContractId], disengagementDate)
  if (!contract) throw notFound()
  const parties = (await partiesToPrint(context.tx, [stored])).get(id)
  if (!parties) throw notFound()
  const { name, pdf } = await printPaper({ stored, contract, parties }, 'SETTLEMENT')
  return keptPaper(context, { name, pdf, of: 'settlement', id: String(id) })
}
