import { createHash } from 'node:crypto'
import { formatDate } from '#chile/dates.ts'
import { documentLabel, documentNumber } from '#chile/identity-document.ts'
import { formatRut } from '#chile/rut.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { LineKind, VacationPool } from '../model/catalogs.ts'
import { balancesOf, type Facts, POOLS } from '../model/ledger.ts'
import { daysLabel } from '../model/request.ts'
import { daysNumber } from '../model/words.ts'
import { type LedgerAsk, ledgerOf } from './config.queries.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import { printStatement } from './statement.pdf.ts'

/**
 * The ledger of a contract on paper, on a day and as it was known on another one, with a print of
 * its facts: the same facts give the same print, whenever it is asked for.
 */
export async function vacationStatement(context: Context, ask: LedgerAsk) {
  const { lines, facts, day } = await ledgerOf(context, ask)
  const head = await headOf(context, ask.userContractId)
  const balances = balancesOf(facts, day)
  const total = POOLS.reduce((sum, pool) => sum + balances[pool], 0)
  const pdf = await printStatement({
    employer: { name: head.businessName, rut: formatRut(head.employerRut) },
    person: [
      ['Nombre', head.fullname ?? ''],
      [documentLabel(head), documentNumber(head)],
      ['Contrato', `${head.code}, desde el ${formatDate(head.initialDate)}`],
      ['Saldo al', formatDate(day)],
      ['Sabido al', formatDate(ask.knownOn ?? context.today)],
    ],
    balances: [
      ...POOLS.map((pool) => [VacationPool.label(pool), daysLabel(balances[pool])] as const),
      ['Total', daysLabel(total)],
    ],
    lines: lines.map((line) => [
      formatDate(line.on),
      [LineKind.label(line.kind), line.reason].filter(Boolean).join(': '),
      VacationPool.label(line.pool),
      `${Number(line.days) > 0 ? '+' : ''}${daysNumber(line.days)}`,
      daysNumber(line.balance),
    ]),
    print: printOf(facts, day),
  })
  const name = `Cartola de vacaciones ${head.fullname ?? ''} al ${formatDate(day)}.pdf`
  const id = publicId('contract', ask.userContractId)
  return keptPaper(context, { name, pdf, of: 'vacationStatement', id })
}

const headOf = ({ tx }: Context, contractId: number) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .innerJoin('users', 'users.id', 'contract.userId')
    .select(['contract.code', 'contract.initialDate', 'business.businessName'])
    .select(['users.rut', 'users.identificationType'])
    .select('business.rut as employerRut')
    .select(nameIn('contract.userId').as('fullname'))
    .where('contract.id', '=', contractId)
    .executeTakeFirstOrThrow()

/** A print of everything that a balance follows from, whatever the order in which it was read. */
function printOf({ start, end, ...lists }: Facts, day: string): string {
  const { terms, recognitions, lots, entries } = lists
  const sorted = [terms, recognitions, lots, entries].map((rows) =>
    rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted(),
  )
  return createHash('sha256')
    .update(JSON.stringify([day, start, end ?? null, ...sorted]))
    .digest('hex')
}
