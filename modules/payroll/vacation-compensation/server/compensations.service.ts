import { formatDate, type ISODate } from '#chile/dates.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, monthTitle, shiftMonth, type YearMonth, yearMonthOf } from '#chile/period.ts'
import { requireSecondPerson } from '#modules/company/second-person/server/index.ts'
import { requireContract } from '#modules/people/contracts/server/index.ts'
import type { CompensationBasis } from '../model/compensation.ts'
import { DAY } from '#modules/time/vacations/model/units.ts'
import { progressiveDays } from '#modules/time/vacations/server/index.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid } from '#platform/server/errors.ts'
import { compensationById } from './compensations.queries.ts'
import { legalPay } from './proposal.queries.ts'
import { compensationActs, compensationPapers, lockedCompensation, requirePay } from './scope.ts'
import { tellPerson } from './notifications.ts'

type New = {
  userContractId: number
  basis: ValueOf<typeof CompensationBasis>
  agreedOn: ISODate
  days: string
  countFrom: ISODate
  amount: number | null
  payMonth: YearMonth
  fileId: number | null
}

/** Months after the agreement in which it may still be paid. */
const MOST_MONTHS = 12

/**
 * Registers an agreement that pays progressive days in money (Código del Trabajo, art. 68): at most
 * those that are left on its day, and never under what the law pays of them (art. 73). Without an
 * amount it is that. It waits for another person, and reserves its days meanwhile.
 */
export async function createVacationCompensation(context: Context, input: New) {
  const { userContractId: contractId, agreedOn, countFrom, payMonth, basis } = input
  await requireContract(context, contractId, 'vacationCompensations.create')
  const contract = await requirePay(context, contractId, 'vacationCompensations.create')
  if (contract.userId === context.actor.userId) {
    throw forbidden('Es su propio feriado: lo registra otra persona')
  }
  requireDays(context, contract, input)
  await requireOpen(context, contract, payMonth)
  const units = Math.round(Number(input.days) * DAY)
  await progressiveDays.require(context, { contractId, on: agreedOn, units })
  const law = await legalPay(context, contract, { agreedOn, countFrom, units })
  const amount = input.amount ?? law.least
  if (amount < law.least) {
    throw invalid('amount', `No puede ser menos que ${formatPesos(law.least)}: es lo del art. 71`)
  }
  if (amount === 0) throw invalid('amount', 'El sueldo del contrato es cero: escriba un monto')
  if (input.fileId !== null) await compensationPapers.require(context, contractId, input.fileId)
  const { id } = await context.tx
    .insertInto('vacationCompensation')
    .values({
      ...law,
      userContractId: contractId,
      basis,
      agreedOn,
      countFrom,
      units,
      amount,
      payMonth,
      fileId: input.fileId,
      loginId: context.principal.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return compensationById(context, id)
}

type Contract = Awaited<ReturnType<typeof requirePay>>

function requireDays({ today }: Context, contract: Contract, input: New): void {
  const { agreedOn, countFrom, payMonth } = input
  const { initialDate, finalDate } = contract
  if (agreedOn > today) throw invalid('agreedOn', 'No puede ser una fecha futura')
  if (agreedOn < initialDate) {
    throw invalid('agreedOn', `El contrato comienza el ${formatDate(initialDate)}`)
  }
  if (finalDate !== null && agreedOn > finalDate) {
    throw invalid('agreedOn', `El contrato termina el ${formatDate(finalDate)}`)
  }
  if (countFrom < agreedOn) {
    throw invalid('countFrom', 'Se cuentan desde el acuerdo o después')
  }
  const month = yearMonthOf(agreedOn)
  if (payMonth < month || payMonth > shiftMonth(month, MOST_MONTHS)) {
    throw invalid('payMonth', 'Se paga en el mes del acuerdo o en los doce siguientes')
  }
  if (finalDate !== null && payMonth > yearMonthOf(finalDate)) {
    throw invalid('payMonth', `El contrato termina el ${formatDate(finalDate)}`)
  }
}

/** Refuses a month that is closed: what it pays is known already. */
async function requireOpen(
  { tx }: Context,
  { businessId }: Pick<Contract, 'businessId'>,
  yearMonth: YearMonth,
): Promise<void> {
  const month = await tx
    .selectFrom('payrollMonth')
    .select('isOpen')
    .where('businessId', '=', businessId)
    .where('type', '=', 'PAYROLL')
    .where('yearMonth', '=', yearMonth)
    .executeTakeFirst()
  if (month && !month.isOpen) {
    throw invalid('payMonth', `${monthTitle(yearMonth)} ya está cerrado: elija un mes abierto`)
  }
}

type Answer = { id: number; version: number; approve: boolean; reason: string | null }

/**
 * Answers an agreement, in the place of nobody else than its second person: not the worker, nor
 * whoever registered it, from any account of theirs. Approved, its days leave the balance and its
 * month pays them; one that closed meanwhile owes them (`retroactivity`).
 */
export async function answerVacationCompensation(context: Context, input: Answer) {
  const { id, version, approve, reason } = input
  const row = await lockedCompensation(context, id, 'vacationCompensations.update')
  const act = approve ? 'approve' : 'reject'
  compensationActs.check(act, row, { version, reason })
  await requireSecondPerson(context, row.loginId)
  if (approve) await takeDays(context, row)
  await compensationActs.act(context, act, row, {
    version,
    reason,
    set: { reason, answeredLoginId: context.principal.loginId, answeredAt: context.now },
  })
  await tellPerson(context, row, approve ? 'APPROVED' : 'REJECTED')
  return compensationById(context, id)
}

type Row = Awaited<ReturnType<typeof lockedCompensation>>

async function takeDays(context: Context, row: Row): Promise<void> {
  const { id, userContractId: contractId, agreedOn: on, units, payMonth, finalDate } = row
  if (row.fileId === null) throw conflict('Falta el acuerdo firmado: adjúntelo antes de aprobar')
  if (finalDate !== null && (on > finalDate || payMonth > yearMonthOf(finalDate))) {
    throw conflict(`El contrato termina el ${formatDate(finalDate)}: sus días van en el finiquito`)
  }
  const reason = `Acuerdo del ${formatDate(on)}, se paga en ${monthLabel(payMonth)}`
  await progressiveDays.pay(context, { contractId, id, on, units, reason })
}

type Undo = { id: number; version: number; undoneWhy: string }

/**
 * Undoes an agreement with its reason: its days return to the balance and its month pays nothing. A
 * closed month has paid it, and is opened first.
 */
export async function undoVacationCompensation(context: Context, input: Undo) {
  const { id, version, undoneWhy } = input
  const row = await lockedCompensation(context, id, 'vacationCompensations.create')
  const undone = { version, reason: undoneWhy, fields: { reason: 'undoneWhy' } }
  compensationActs.check('undo', row, undone)
  if (row.state === 'APPROVED') {
    const { userContractId: contractId, agreedOn: on, units } = row
    await progressiveDays.giveBack(context, { contractId, id, on, units, reason: undoneWhy })
  }
  await compensationActs.act(context, 'undo', row, {
    ...undone,
    set: { undoneWhy, undoneLoginId: context.principal.loginId, undoneAt: context.now },
  })
  if (row.state === 'APPROVED') await tellPerson(context, row, 'UNDONE')
  return compensationById(context, id)
}

type Attach = { id: number; version: number; fileId: number }

/** Attaches the signed agreement to one that waits: without it nobody approves it. */
export async function attachVacationCompensationPaper(context: Context, input: Attach) {
  const { id, version, fileId } = input
  const row = await lockedCompensation(context, id, 'vacationCompensations.create')
  compensationActs.check('attach', row, { version })
  await compensationPapers.require(context, row.userContractId, fileId)
  await compensationActs.act(context, 'attach', row, { version, set: { fileId } })
  return compensationById(context, id)
}
