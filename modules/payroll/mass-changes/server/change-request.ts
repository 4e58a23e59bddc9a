import type { Context } from '#platform/server/context.ts'
import type { Permission } from '#access/services.ts'
import { yearMonthOf } from '#chile/period.ts'
import { reachesBusiness } from '#access/reach.ts'
import { businessById } from '#modules/company/businesses/server/index.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { inputItemsOf, knownItemsOf } from '#modules/concepts/concept-library/model/known-items.ts'
import { valueProblem as itemProblem } from '#modules/payroll/user-items/model/user-item.ts'
import { forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { valueProblem } from '../model/raise.ts'
import { type Asked, rightOf, type Wanted } from './members.queries.ts'

/** The decision of a closed month: it comes before the first word of the month of a change. */
const closedMonths = ({ tx }: Context, businessId: number) =>
  tx
    .selectFrom('payrollMonth')
    .select(['yearMonth', 'closedAt'])
    .where('businessId', '=', businessId)
    .where('type', '=', 'PAYROLL')
    .where('isOpen', '=', false)
    .orderBy('yearMonth')

/** The closed months of a razón social from a month on, the oldest first. */
export async function closedFrom(context: Context, businessId: number, month: number) {
  return closedMonths(context, businessId).where('yearMonth', '>=', month).execute()
}

/**
 * A change that may be made of a razón social within reach, or a refusal at its field: what its
 * kind needs, an item that exists, months that are open.
 */
export async function wantedOf(context: Context, asked: Asked): Promise<Wanted> {
  const right = rightOf[asked.kind]
  if (!context.can(right)) throw forbidden()
  await requireBusiness(context, asked.businessId, right)
  if (asked.kind === 'RAISE') return checkedRaise(asked)
  if (asked.kind === 'ALLOWANCE') {
    if (asked.fromDate === null) throw invalid('fromDate', 'Indique desde cuándo rige')
    return { ...asked, unit: 'SEGMENT', itemLabel: null }
  }
  return checkedItem(context, asked)
}

/**
 * A razón social within reach, whole or for some of its people: of those who are restricted to
 * units the change is of the people of these.
 */
async function requireBusiness(context: Context, id: number, right: Permission): Promise<void> {
  const reach = context.reach(right)
  if (reachesBusiness(reach, id)) await businessById(context, id, right)
  else if (!reach.placed.some(({ businessId }) => businessId === id)) throw notFound()
}

function checkedRaise(asked: Asked): Wanted {
  const { fromDate, raiseMode, value, rounding, least } = asked
  if (fromDate === null) throw invalid('fromDate', 'Indique desde cuándo rige')
  if (raiseMode === null) throw invalid('raiseMode', 'Indique si es un porcentaje o un monto')
  if (value === null) throw invalid('value', 'Indique el alza')
  if (rounding === null) throw invalid('rounding', 'Indique el redondeo')
  const problem = valueProblem(raiseMode, value)
  if (problem) throw invalid('value', problem)
  if (least !== null && raiseMode === 'AMOUNT') {
    throw invalid('least', 'Un monto ya es igual para todos: el mínimo es de un porcentaje')
  }
  return { ...asked, unit: 'CLP', itemLabel: null }
}

async function checkedItem(context: Context, asked: Asked): Promise<Wanted> {
  const { kind, startMonth, endMonth, itemCode, value, businessId } = asked
  const field = kind === 'ITEM' ? 'startMonth' : 'endMonth'
  const month = kind === 'ITEM' ? startMonth : endMonth
  if (month === null) throw invalid(field, 'Indique el mes')
  if (itemCode === null) throw invalid('itemCode', 'Elija el concepto')
  const library = await companyLibrary(context.tx, month)
  const all = kind === 'ITEM' ? inputItemsOf(library) : knownItemsOf(library)
  const item = all.find(({ code }) => code === itemCode)
  if (!item) throw invalid('itemCode', 'Ese concepto no existe')
  if (kind === 'ITEM') {
    if (value === null || Number(value) === 0) throw invalid('value', 'Indique el valor')
    const problem = itemProblem(item.unit, value)
    if (problem) throw invalid('value', problem)
    if (endMonth !== null && endMonth < month) {
      throw invalid('endMonth', 'El mes de término es anterior al de inicio')
    }
  }
  // What a month takes from the entries is decided when it closes: an item ends in the last closed
  // month at the earliest, and begins after it.
  const first = kind === 'ITEM' ? month : month + 1
  const [closed] = await closedFrom(context, businessId, first)
  if (closed) throw invalid(field, 'Ese mes ya está cerrado: elija uno posterior')
  return { ...asked, unit: item.unit, itemLabel: item.label }
}

/** The first month whose payslips a change reaches. */
export const firstMonthOf = ({ kind, fromDate, startMonth, endMonth }: Span): number =>
  kind === 'ITEM'
    ? (startMonth ?? 0)
    : kind === 'ITEM_END'
      ? (endMonth ?? 0) + 1
      : fromDate === null
        ? 0
        : yearMonthOf(fromDate)
type Span = Pick<Asked, 'kind' | 'fromDate' | 'startMonth' | 'endMonth'>
