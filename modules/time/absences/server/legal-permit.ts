import type { ISODate } from '#chile/dates.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { daysOffOf } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import type { LegalPermit } from '../model/catalogs.ts'
import {
  permitDays,
  permitEnd,
  permitExceeded,
  permitRules,
  permitUsed,
} from '../model/legal-permits.ts'

type Taken = { startDate: ISODate; endDate: ISODate; halfDay: boolean }
type Draft = Taken & { legalPermit: LegalPermit | null }

const aroundYear = (day: ISODate) => ({
  from: `${day.slice(0, 4)}-01-01`,
  to: `${day.slice(0, 4)}-12-31`,
})

/** Refuses more days of a permit than the law gives, alone or with those of its year. */
export async function requireLegalPermit(
  context: Context,
  contractId: number,
  draft: Draft,
  self = 0,
): Promise<void> {
  if (draft.legalPermit === null) return
  const rule = permitRules[draft.legalPermit]
  const year = aroundYear(draft.startDate)
  const to = draft.endDate > year.to ? draft.endDate : year.to
  const off = await daysOffOf(context.tx, contractId, { ...year, to }, 'WORK')
  const used = (taken: Taken) =>
    permitUsed(rule, { ...taken, from: taken.startDate, to: taken.endDate }, off)
  const others =
    rule.per === 'YEAR'
      ? await context.tx
          .selectFrom('absence')
          .select(['startDate', 'endDate', 'halfDay'])
          .where('userContractId', '=', contractId)
          .where('legalPermit', '=', draft.legalPermit)
          .where('responseStatus', 'in', ['PENDING', 'APPROVED'])
          .where('startDate', '>=', year.from)
          .where('startDate', '<=', year.to)
          .where('id', '<>', self)
          .execute()
      : []
  const before = others.reduce((sum, other) => sum + used(other), 0)
  const problem = permitExceeded(rule, used(draft), before)
  if (problem) throw invalid(rule.days < 1 ? 'halfDay' : 'endDate', problem)
}

type Asked = { userContractId: number; legalPermit: LegalPermit; startDate: ISODate }

export type PermitOffer = {
  endDate: ISODate
  halfDay: boolean
  days: string
  article: string
  when: string
  proof: string
}

/** What the law gives from a day on: until when, by which article, and with which proof. */
export async function legalPermitDays(context: Context, asked: Asked): Promise<PermitOffer> {
  const { userContractId, legalPermit, startDate } = asked
  const contract = await context.tx
    .selectFrom('userContract as contract')
    .select('contract.id')
    .where('contract.id', '=', userContractId)
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin(context, 'absences.create'))
    .executeTakeFirst()
  if (!contract) throw notFound()
  const rule = permitRules[legalPermit]
  const year = Number(startDate.slice(0, 4))
  const span = {
    from: startDate,
    to: startDate.slice(5) > '12-01' ? `${year + 1}-01-31` : startDate,
  }
  const off = await daysOffOf(context.tx, userContractId, span, 'WORK')
  const { article, when, proof, days } = rule
  const endDate = permitEnd(rule, startDate, off)
  return { endDate, halfDay: days < 1, days: permitDays(rule), article, when, proof }
}
