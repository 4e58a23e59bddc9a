import { reachedIn } from '#access/reach.ts'
import { fullnameOf } from '#chile/names.ts'
import { lastDay } from '#chile/period.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { evaluate, explain, valueIn } from '#formula/index.ts'
import { conceptRecords, libraryAt } from '#modules/concepts/concept-library/server/index.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import { contractsOf, itemsOf, toInput } from '#modules/payroll/payroll-input/server/index.ts'
import { openEngine } from '#modules/payroll/payroll-engine/server/index.ts'
import { shownSections } from '#modules/payroll/payslips/model/sections.ts'
import { explanationNodes } from '#modules/payroll/payslips/server/index.ts'
import {
  grossForNet,
  InputError,
  leavePaymentAt,
  MissingParameter,
  type PartialInput,
  type Payroll,
  payslipFacts,
  payslipLines,
} from '#law/index.ts'
import type { Context } from '#platform/server/context.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import type { AskedNet } from '../model/net.ts'
import { enteredFor, projectionOf } from './engines.ts'
import { simulatedBusinesses } from './months.queries.ts'

type Asked = AskedNet<number>

/** The lowest salary that leaves the agreed net, and its payslip. */
export async function netToGross(context: Context, asked: Asked) {
  const { payroll, input, about, assumptions } = await prepared(context, asked)
  const { salary, values } = solved(payroll, input, asked.net)
  const { concepts } = payroll.plan.library
  const sections = payslipLines({ concepts, facts: payroll.plan.facts }, values)
  return {
    ...about,
    yearMonth: asked.yearMonth,
    salary,
    net: valueIn(values, 'LIQUIDO'),
    earnings: valueIn(values, 'TOTAL_HABERES'),
    deductions: valueIn(values, 'TOTAL_DESCUENTOS'),
    employerCost: valueIn(values, 'COSTO_EMPRESA'),
    assumptions: assumptions.map(({ label, text }) => `${label}: ${text}`),
    sections: shownSections(sections),
  }
}
export type AgreedNetView = Awaited<ReturnType<typeof netToGross>>

/** Explains a line of that payslip. */
export async function explainNetToGross(
  context: Context,
  { code, ...asked }: Asked & { code: string },
) {
  const { payroll, input } = await prepared(context, asked)
  const step = payroll.plan.steps.find(({ def }) => def.code === code)
  if (!step) throw notFound()
  const { facts } = solved(payroll, input, asked.net)
  return explanationNodes(payroll.plan, step, explain(payroll.plan, payroll.period, facts, code))
}

function solved(payroll: Payroll, input: PartialInput, target: number) {
  try {
    const { salary } = grossForNet(payroll, input, target)
    const agreed = { amount: String(salary), currency: 'CLP' as const }
    const facts = payslipFacts(payroll, {
      ...input,
      contract: { ...input.contract, salary: agreed },
    })
    const result = evaluate(payroll.plan, payroll.period, facts)
    if (!result.ok) throw new InputError(result.error.code, result.error.message)
    return { salary, facts, values: { ...facts, ...result.values } }
  } catch (error) {
    if (error instanceof InputError || error instanceof RangeError) {
      throw invalid('net', error.message)
    }
    throw error
  }
}

async function prepared(context: Context, asked: Asked) {
  const { yearMonth: month, contractId } = asked
  const contract = contractId === null ? undefined : await contractOf(context, contractId)
  const business = await businessOf(context, contract ?? null)
  const choices = choicesOf(business)
  const { companyId } = context.session
  const entered = await enteredFor(context.tx, companyId, [month])
  const { figures, assumptions, tables } = projectionOf(month, { choices, entered })
  const library = libraryAt(await conceptRecords(context.tx), month)
  const engine = opened(() => openEngine(month, library, { choices, parameters: figures, tables }))
  const { payroll, idle } = engine
  if (!contract) return { payroll, assumptions, input: fromScratch(asked), about: nobody }
  const [row] = await contractsOf(context.tx, contract.businessId, month, [contract.id])
  if (!row) throw invalid('contractId', 'El contrato no rige en ese mes')
  const items = await itemsOf(context.tx, month, [contract.id])
  const { accidentabilityRate } = business
  const paying = { accidentabilityRate, leavePayment: leavePaymentAt(month, choices) }
  const paid = items.filter(({ itemCode }) => !idle.has(itemCode))
  const about = {
    userId: row.ownerId,
    contractId: row.contractId,
    name: fullnameOf(row),
    currentSalary: row.monthlySalaryValue,
    currentCurrency: row.monthlySalaryCurrency,
  }
  return { payroll, assumptions, input: toInput(month, paying, row, paid), about }
}

const nobody = {
  userId: null,
  contractId: null,
  name: null,
  currentSalary: null,
  currentCurrency: null,
}

function opened<T>(open: () => T): T {
  try {
    return open()
  } catch (error) {
    if (error instanceof MissingParameter) throw invalid('yearMonth', error.message)
    throw error
  }
}

/** A contract whose pay the actor may see; the reading is audited. */
async function contractOf(context: Context, id: number) {
  const contract = await context.tx
    .selectFrom('userContract as contract')
    .select(['contract.id', 'contract.businessId', 'contract.userId'])
    .where('contract.id', '=', id)
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin(context, 'payslips.read'))
    .executeTakeFirst()
  if (!contract) throw notFound()
  if (contract.userId !== context.actor.userId) {
    recordAtEnd(context.client, {
      companyId: context.session.companyId,
      what: 'lectura:remuneración',
      id: String(contract.userId),
      about: null,
    })
  }
  return contract
}

type OfPerson = { businessId: number; userId: number }

/**
 * The contract's razón social, or the first one within reach: as a whole, or by the person of the
 * contract; of nobody, by any person of the units to which the actor is restricted.
 */
async function businessOf({ tx, reach }: Context, contract: OfPerson | null) {
  const reached = reach('scenarios.create')
  const whole = reachedIn(reached)
  const isOpen = (id: number) =>
    reached.all ||
    whole.includes(id) ||
    reached.placed.some(
      ({ userId, businessId }) =>
        businessId === id && (contract === null || contract.userId === userId),
    )
  const found = (await simulatedBusinesses(tx, contract?.businessId ?? null)).find(({ id }) =>
    isOpen(id),
  )
  if (!found) throw notFound()
  return found
}

function fromScratch(asked: Asked): PartialInput {
  const { yearMonth: month, afp, planUf, contractType, gratification, allowances } = asked
  return {
    month,
    contract: {
      type: contractType,
      end: contractType === 'INDEFINITE' ? null : lastDay(month),
      gratification: { mode: gratification ? 'ART_50' : 'NONE' },
      weeklyHours: '42',
    },
    person: { birthday: '1990-01-01' },
    pension: { afp: afp ?? 'MODELO' },
    health: planUf === null ? { system: 'FONASA' } : { system: 'ISAPRE', planUf },
    items: allowances > 0 ? { MOVILIZACION: String(allowances) } : {},
  }
}
