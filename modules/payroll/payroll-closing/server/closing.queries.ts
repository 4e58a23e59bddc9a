import { rulesOf } from '#modules/company/businesses/server/index.ts'
import { whoMay } from '#modules/company/second-person/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { namesOfLogins } from '#platform/server/sql/person-names.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'

/** The closing requests of a month, newest first. */
export const storedRequests = ({ tx }: Context, payrollMonthId: number) =>
  tx
    .selectFrom('closingRequest')
    .selectAll()
    .where('payrollMonthId', '=', payrollMonthId)
    .orderBy('number', 'desc')
    .limit(50)
    .execute()
export type StoredRequest = Awaited<ReturnType<typeof storedRequests>>[number]

/** Whether the actor made the request, with this login or with another of the same person. */
export const isOwn = (
  { principal, actor }: Context,
  { requestedBy, requestedUser }: Pick<StoredRequest, 'requestedBy' | 'requestedUser'>,
): boolean =>
  requestedBy === principal.loginId || (requestedUser !== null && requestedUser === actor.userId)

/** The names of the people who close a month, for a reader who may not; nobody for one who may. */
async function closersOf(context: Context, businessId: number): Promise<string[]> {
  if (context.can('payrollClosing.create')) return []
  const able = await whoMay(context, 'payrollClosing.create', businessId)
  return [...new Set(able.map(({ name }) => name))].toSorted((a, b) => a.localeCompare(b, 'es'))
}

/**
 * Whether closing the month needs another person's approval, and its requests with their answers.
 */
export async function closingOf(context: Context, { payrollMonthId }: { payrollMonthId: number }) {
  const month = await monthById(context, payrollMonthId)
  const rules = await rulesOf(context.tx, [month.businessId])
  const stored = await storedRequests(context, payrollMonthId)
  const names = await namesOfLogins(
    context,
    stored.flatMap(({ requestedBy, answeredBy }) => [requestedBy, answeredBy ?? requestedBy]),
  )
  return {
    payrollMonthId,
    needsApproval: rules(month.businessId, month.yearMonth).closingApproval,
    closers: month.isOpen ? await closersOf(context, month.businessId) : [],
    requests: stored.map((request) => ({
      number: request.number,
      state: request.state,
      acceptErrors: request.acceptErrors,
      note: request.note,
      requestedBy: names.get(request.requestedBy) ?? '',
      requestedAt: request.requestedAt,
      own: isOwn(context, request),
      answeredBy: request.answeredBy === null ? null : (names.get(request.answeredBy) ?? ''),
      answeredAt: request.answeredAt,
      answer: request.answer,
    })),
  }
}
export type Closing = Awaited<ReturnType<typeof closingOf>>
