import { formatDate, type ISODate } from '#chile/dates.ts'
import { formatPesos } from '#chile/numbers.ts'
import { isNumbered } from './catalogs.ts'

/** What of an expense its policy looks at. */
export type Rendered = {
  readonly accountingDocumentType: string
  readonly documentIdentifier: string | null
  readonly providerIdentifier: string | null
  readonly expenseCategoryId: number
  readonly currencyId: string
  readonly rate: string | null
  readonly date: ISODate
  readonly comment: string | null
  /** Whole pesos. */
  readonly money: number
}

/** What a policy takes; without categories or documents of its own, all of them. */
export type PolicyRules = {
  readonly status: 'ACTIVE' | 'INACTIVE'
  readonly maxAmount: number | null
  readonly receiptFrom: number
  readonly maxAgeDays: number
  readonly documentTypes: readonly string[]
  readonly categories: readonly { readonly id: number; readonly maxAmount: number | null }[]
}

type Problem = { readonly field: string; readonly message: string }

/**
 * What a policy refuses in an expense as it is written: the first problem, at its field. Whether a
 * receipt is there is asked when it is sent (`receiptProblem`).
 *
 * @param today of the request; the age of an expense counts to it
 */
export function expenseProblem(
  one: Rendered,
  policy: PolicyRules,
  today: ISODate,
): Problem | undefined {
  return (
    documentProblem(one, policy) ??
    dateProblem(one, policy, today) ??
    currencyProblem(one) ??
    amountProblem(one, policy)
  )
}

function documentProblem(one: Rendered, policy: PolicyRules): Problem | undefined {
  const { categories, documentTypes } = policy
  if (policy.status === 'INACTIVE') {
    return { field: 'expensePolicyId', message: 'Esa política ya no se usa' }
  }
  if (categories.length > 0 && !categories.some(({ id }) => id === one.expenseCategoryId)) {
    return { field: 'expenseCategoryId', message: 'La política no tiene esa categoría' }
  }
  if (documentTypes.length > 0 && !documentTypes.includes(one.accountingDocumentType)) {
    return { field: 'accountingDocumentType', message: 'La política no acepta ese documento' }
  }
  if (!isNumbered(one.accountingDocumentType)) return undefined
  if (one.documentIdentifier === null) {
    return { field: 'documentIdentifier', message: 'Escriba el folio del documento' }
  }
  return one.providerIdentifier === null
    ? { field: 'providerIdentifier', message: 'Escriba el RUT de quien emite el documento' }
    : undefined
}

function dateProblem(
  { date }: Rendered,
  { maxAgeDays }: PolicyRules,
  today: ISODate,
): Problem | undefined {
  if (date > today) {
    return { field: 'date', message: `No puede ser después de hoy, ${formatDate(today)}` }
  }
  const age = Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000)
  return age > maxAgeDays
    ? { field: 'date', message: `El gasto tiene ${age} días; el máximo es ${maxAgeDays}` }
    : undefined
}

function currencyProblem({ currencyId, rate, money }: Rendered): Problem | undefined {
  if (currencyId !== 'CLP' && rate === null) {
    return { field: 'rate', message: 'Escriba el valor de la moneda' }
  }
  if (Math.abs(money) > MOST_PESOS) {
    return { field: 'amount', message: `En pesos pasa de ${formatPesos(MOST_PESOS)}` }
  }
  return money === 0
    ? { field: 'amount', message: 'En pesos es cero: revise el monto y la moneda' }
    : undefined
}

/** The most that one expense may be, in whole pesos. */
const MOST_PESOS = 999_999_999

function amountProblem(one: Rendered, policy: PolicyRules): Problem | undefined {
  const limit = limitOf(one, policy)
  return limit !== null && one.money > limit && one.comment === null
    ? {
        field: 'comment',
        message: `El monto supera el tope de ${formatPesos(limit)}: escriba el motivo`,
      }
    : undefined
}

/** The least of the limits that hold: that of the policy, and that of the category in it. */
export function limitOf(
  { expenseCategoryId }: Pick<Rendered, 'expenseCategoryId'>,
  { maxAmount, categories }: Pick<PolicyRules, 'maxAmount' | 'categories'>,
): number | null {
  const own = categories.find(({ id }) => id === expenseCategoryId)?.maxAmount ?? null
  const limits = [maxAmount, own].filter((one) => one !== null)
  return limits.length === 0 ? null : Math.min(...limits)
}

/** That a receipt lacks, from the amount on from which its policy asks for one. */
export function receiptProblem(
  { money }: Pick<Rendered, 'money'>,
  files: number,
  { receiptFrom }: Pick<PolicyRules, 'receiptFrom'>,
): string | undefined {
  return files === 0 && Math.abs(money) >= receiptFrom
    ? `Falta la boleta: se exige desde ${formatPesos(receiptFrom)}`
    : undefined
}
